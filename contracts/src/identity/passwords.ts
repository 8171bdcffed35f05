import { z } from 'zod';
import { mutation, perHour, perMinute, query } from '../kit/contract.ts';
import type { ReasonTable } from '../kit/reasons.ts';
import { Email, LinkToken, NewPassword, Password } from './credentials.ts';

export const passwordReasons = {
  PasswordTooCommon: {
    code: 'BAD_REQUEST',
    message: 'This password is easy to guess: {why}. Try three or four unrelated words.',
  },
  PasswordWrong: { code: 'BAD_REQUEST', message: 'This is not your password. Try again.' },
  PasswordTooSoon: {
    code: 'TOO_MANY_REQUESTS',
    message: 'Too many wrong passwords. Wait {wait} and try again.',
  },
  SignedOutForGuessing: {
    code: 'UNAUTHORIZED',
    message: 'We signed you out here after too many wrong passwords. Sign in again, or choose a new password by mail.',
  },
} as const satisfies ReasonTable;

/** The address of the Google account to keep; any other is disconnected, as it may be a stranger’s. */
const retainedGoogle = z.string().max(254).optional();

export const passwordsContract = {
  /** Always answers the same; an account's owner gets a link by mail. */
  requestReset: mutation({
    access: 'public',
    isCredential: true,
    limit: perHour(60),
    input: z.strictObject({ email: Email }),
    output: z.void(),
  }),
  /** Shows the decisions that the person who opened the link has to make. */
  resetDetails: query({
    access: 'public',
    isCredential: true,
    limit: perMinute(20),
    input: z.strictObject({ token: LinkToken }),
    output: z.strictObject({ googleEmail: z.string().nullable() }),
  }),
  /** Ends every session of the account, and signs nobody in. */
  reset: mutation({
    access: 'public',
    isCredential: true,
    isPasswordReset: true,
    limit: perMinute(20),
    input: z.strictObject({ token: LinkToken, password: NewPassword, keepGoogle: retainedGoogle }),
    output: z.strictObject({ email: z.string() }),
  }),
  /** Ends every other session of the account; its owner is told by mail. */
  change: mutation({
    access: 'account',
    isStrong: true,
    isCredential: true,
    limit: perHour(30),
    input: z.strictObject({ currentPassword: Password, newPassword: NewPassword, keepGoogle: retainedGoogle }),
    output: z.void(),
  }),
};
