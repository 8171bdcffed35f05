import { z } from 'zod';
import { mutation, perHour, perMinute, query } from '../kit/contract.ts';
import type { ReasonTable } from '../kit/reasons.ts';
import { Submission } from '../notifications/questionnaire.ts';
import { AccountId } from '../shared/ids.ts';
import { roles } from '../shared/roles.ts';
import { Email, LinkToken, MailedEmail, NewPassword } from './credentials.ts';
import { Client, NewSession } from './sessions.ts';
import { staffSteps } from './sign-in-methods.ts';

export const Me = z.strictObject({
  id: AccountId,
  email: z.string(),
  name: z.string().nullable(),
  /** The roles that count in this session. */
  roles: z.array(z.enum(roles)),
  staffStep: z.enum(staffSteps),
  /** Roles need a second step from this day on, where that is announced. */
  staffStepFrom: z.iso.date().nullable(),
  /** The key of this account's drafts on a device, in base64; it stays in memory for as long as a session does. */
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
  LinkOfAnother: {
    code: 'FORBIDDEN',
    message: 'This link was sent to a different email address. Enter the address that received the message.',
  },
} as const satisfies ReasonTable;

/** Made and kept by the browser that signs up: only there does the link confirm the password that was chosen. */
const BrowserSecret = z.string().min(22).max(64);

/**
 * What the page sends that the link opens. Without the secret of the browser that signed up they choose the password
 * now, for whoever chose the other may be a stranger; and they say which address is theirs, so that a link that
 * somebody else sent them signs them in to nothing.
 */
export const ConfirmEmail = z.strictObject({
  token: LinkToken,
  browserSecret: BrowserSecret.optional(),
  email: Email.optional(),
  password: NewPassword.optional(),
});
export type ConfirmEmail = z.input<typeof ConfirmEmail>;

/**
 * The answers of the questionnaire that the sign-up carried, for the Will Maker; null where it carried none, and for
 * whoever does not know the password that was chosen with them.
 */
export const ConfirmedEmail = z.strictObject({ submission: Submission.nullable() });
export type ConfirmedEmail = z.infer<typeof ConfirmedEmail>;

/** The session, and the address that was shown to be the account's. */
const ConfirmedSession = NewSession.extend({ email: z.string(), ...ConfirmedEmail.shape });

export const accountsContract = {
  /** The signed-in account, or null. */
  me: query({ access: 'public', limit: perMinute(300), input: z.void(), output: Me.nullable() }),
  /**
   * Always answers the same; what happens next is told by e-mail to the owner of the address. The answers of the
   * questionnaire wait with the link, for whoever confirms the address with the same password.
   */
  signUp: mutation({
    access: 'public',
    isCredential: true,
    limit: perHour(60),
    input: z.strictObject({
      email: MailedEmail,
      password: NewPassword,
      browserSecret: BrowserSecret.optional(),
      submission: Submission.optional(),
    }),
    output: z.void(),
  }),
  /**
   * Gives the account to whoever has opened the link, and signs them in; for the gateway, which holds the cookie.
   * @see ConfirmEmail
   */
  confirmEmail: mutation({
    access: 'service',
    callers: ['gateway'],
    input: ConfirmEmail.extend({ client: Client }),
    output: ConfirmedSession,
  }),
  /** Always answers the same; the link comes again if the address waits for it. */
  resendConfirmation: mutation({
    access: 'public',
    isCredential: true,
    limit: perHour(60),
    input: z.strictObject({ email: Email }),
    output: z.void(),
  }),
};
