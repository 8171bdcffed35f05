import { z } from 'zod';
import { mutation, perHour, perMinute, query } from '../kit/contract.ts';
import type { ReasonTable } from '../kit/reasons.ts';
import { AccountId } from '../shared/ids.ts';
import { meetsPasswordRules, passwordRules, roles } from './vocabulary.ts';

// A shape check only: whether an address works is known when its owner opens the link.
const emailShape = /^[^\s@<>()[\],;:"\\]+@[^\s@<>()[\],;:"\\]+\.[^\s@<>()[\],;:"\\]+$/;

/** An e-mail address as typed, trimmed and in NFC; compare it by `emailKey`. */
export const Email = z
  .string()
  .max(254, 'Email address must be 254 characters or less')
  .transform((value) => value.normalize('NFC').trim())
  .refine((value) => emailShape.test(value), 'Enter an email address in the correct format, like name@example.com');

/** Never trimmed, cut or changed in case: what the person typed is what counts. */
export const Password = z.string().min(1, 'Enter your password').max(256, 'Password must be 256 characters or less');

export const NewPassword = Password.refine(
  meetsPasswordRules,
  `Use a password with: ${passwordRules.map((rule) => rule.label.toLowerCase()).join(', ')}`,
);

export const Me = z.strictObject({ id: AccountId, email: z.string(), roles: z.array(z.enum(roles)) });
export type Me = z.infer<typeof Me>;

export const accountReasons = {
  PasswordTooCommon: { code: 'BAD_REQUEST', message: 'This password is one that many people use. Choose another.' },
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
    input: z.strictObject({ token: z.string().min(1).max(128) }),
    output: z.void(),
  }),
};
