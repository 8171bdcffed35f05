import { z } from 'zod';
import { mutation, perHour, perMinute, query } from '../kit/contract.ts';
import type { ReasonTable } from '../kit/reasons.ts';
import { AccountId } from '../shared/ids.ts';
import { roles } from '../shared/roles.ts';
import { Email, LinkToken, NewPassword } from './credentials.ts';

export const Me = z.strictObject({
  id: AccountId,
  email: z.string(),
  name: z.string().nullable(),
  roles: z.array(z.enum(roles)),
  /** What this account's drafts on a device are encrypted with, in base64; held in memory for as long as a session is. */
  draftKey: z.string(),
});
export type Me = z.infer<typeof Me>;

export const accountReasons = {
  LinkExpired: {
    code: 'NOT_FOUND',
    message: 'This link has expired or has been used already. Sign in, and we will send you a new one if you need it.',
  },
  PasswordNeeded: {
    code: 'PRECONDITION_FAILED',
    message: 'Choose the password that you will sign in with. It can be the one you chose when you signed up.',
  },
} as const satisfies ReasonTable;

/** Made and kept by the browser that signs up: only there does the link confirm the password that was chosen. */
const BrowserSecret = z.string().min(22).max(64);

export const accountsContract = {
  /** The signed-in account, or null. */
  me: query({ access: 'public', limit: perMinute(300), input: z.void(), output: Me.nullable() }),
  /** Always answers the same; what happens next is told by e-mail to the owner of the address. */
  signUp: mutation({
    access: 'public',
    isCredential: true,
    limit: perHour(20),
    input: z.strictObject({ email: Email, password: NewPassword, browserSecret: BrowserSecret.optional() }),
    output: z.void(),
  }),
  /**
   * Makes the account that of whoever has opened the link. Without the secret of the browser that signed up they choose
   * the password now: whoever chose the other may be a stranger.
   */
  confirmEmail: mutation({
    access: 'public',
    isCredential: true,
    limit: perMinute(20),
    input: z.strictObject({
      token: LinkToken,
      browserSecret: BrowserSecret.optional(),
      password: NewPassword.optional(),
    }),
    output: z.void(),
  }),
  /** Always answers the same; the link comes again if the address waits for it. */
  resendConfirmation: mutation({
    access: 'public',
    isCredential: true,
    limit: perHour(10),
    input: z.strictObject({ email: Email }),
    output: z.void(),
  }),
};
