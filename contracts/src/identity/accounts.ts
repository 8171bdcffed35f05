import { z } from 'zod';
import { mutation, perHour, perMinute, query } from '../kit/contract.ts';
import type { ReasonTable } from '../kit/reasons.ts';
import { AccountId } from '../shared/ids.ts';
import { Email, LinkToken, NewPassword } from './credentials.ts';
import { roles } from './vocabulary.ts';

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
} as const satisfies ReasonTable;

export const accountsContract = {
  /** The signed-in account, or null. */
  me: query({ access: 'public', limit: perMinute(300), input: z.void(), output: Me.nullable() }),
  /** Always answers the same; what happens next is told by e-mail to the owner of the address. */
  signUp: mutation({
    access: 'public',
    isCredential: true,
    limit: perHour(20),
    input: z.strictObject({ email: Email, password: NewPassword }),
    output: z.void(),
  }),
  confirmEmail: mutation({
    access: 'public',
    isCredential: true,
    limit: perMinute(20),
    input: z.strictObject({ token: LinkToken }),
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
