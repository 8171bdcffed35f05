import { z } from 'zod';
import { mutation, perHour, perMinute, query } from '../kit/contract.ts';
import type { ReasonTable } from '../kit/reasons.ts';
import { optionalName } from '../shared/text.ts';
import { LinkToken, MailedEmail } from './credentials.ts';
import { signOutOthers } from './ways-in.ts';

export const Profile = z.strictObject({
  email: z.string(),
  name: z.string().nullable(),
  hasPassword: z.boolean(),
  /** The address of the connected Google account. */
  googleEmail: z.string().nullable(),
  /** A new address that waits to be confirmed. */
  newEmail: z.string().nullable(),
  /** When the account will be gone, if its owner has asked for that; ISO 8601. */
  deletionAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});
export type Profile = z.infer<typeof Profile>;

/** Days between asking for an account to be deleted and its being gone. */
export const deletionGraceDays = 7;

export const profileReasons = {
  ReauthenticationNeeded: { code: 'FORBIDDEN', message: 'Enter your password again to do this.' },
  SignInToConfirm: {
    code: 'FORBIDDEN',
    message:
      'Sign in to the account that asked for this change, then open the link again. If you did not ask for it, close this page: nothing changes.',
  },
  OnlyAdministrator: {
    code: 'CONFLICT',
    message: 'You are the only administrator of this site. Make someone else an administrator first.',
  },
} as const satisfies ReasonTable;

const settings = { access: 'account', limit: perMinute(30) } as const;
/** Each is told to the owner by mail, so that their mailbox bounds how often. */
const mailedSettings = { access: 'account', limit: perHour(20) } as const;

export const profileContract = {
  get: query({ access: 'account', input: z.void(), output: Profile }),
  rename: mutation({ ...settings, input: z.strictObject({ name: optionalName(200, 'Name') }), output: Profile }),
  /** Answers the same whether or not the address has an account; nothing changes until the new address is confirmed. */
  changeEmail: mutation({
    access: 'account',
    isRecent: true,
    isStrong: true,
    waitsAfterRecovery: true,
    limit: perHour(10),
    input: z.strictObject({ email: MailedEmail }),
    output: Profile,
  }),
  /** Shows the change of address that the opened link would make. */
  newEmailDetails: query({
    access: 'public',
    isCredential: true,
    limit: perMinute(20),
    input: z.strictObject({ token: LinkToken }),
    output: z.strictObject({
      newEmail: z.string(),
      /** The present address of the account, shortened so that its owner knows it and nobody learns it. */
      account: z.string(),
      /** That account is signed in here. */
      isYours: z.boolean(),
    }),
  }),
  /** Only the account that asked may do this: whoever has the new mailbox may never have heard of it. */
  confirmNewEmail: mutation({
    access: 'public',
    isCredential: true,
    limit: perMinute(20),
    input: z.strictObject({ token: LinkToken }),
    output: z.void(),
  }),
  /**
   * From the notice to the old address: puts it back, whoever changed it. The password works no more, and a link to
   * choose another follows by mail.
   */
  undoEmailChange: mutation({
    access: 'public',
    isCredential: true,
    limit: perMinute(20),
    input: z.strictObject({ token: LinkToken }),
    output: z.void(),
  }),
  disconnectGoogle: mutation({
    ...mailedSettings,
    isRecent: true,
    isStrong: true,
    input: z.strictObject({ signOutOthers }),
    output: Profile,
  }),
  requestDeletion: mutation({
    ...mailedSettings,
    isRecent: true,
    isStrong: true,
    waitsAfterRecovery: true,
    input: z.void(),
    output: Profile,
  }),
  cancelDeletion: mutation({ ...settings, input: z.void(), output: Profile }),
};
