import { z } from 'zod';
import { meetsPasswordRules, passwordRules } from './vocabulary.ts';

// A shape check only: whether an address works is known when its owner opens the link. Characters that cannot be seen
// are in no address that a person types, and can make one read like another.
const emailShape =
  /^[^\s\p{Cc}\p{Cf}\p{Cs}@<>()[\],;:"\\]+@[^\s\p{Cc}\p{Cf}\p{Cs}@<>()[\],;:"\\]+\.[^\s\p{Cc}\p{Cf}\p{Cs}@<>()[\],;:"\\]+$/u;

/** An e-mail address as typed, trimmed and in NFC; compare it by `emailKey`. */
export const Email = z
  .string()
  .max(254, 'Email address must be 254 characters or less')
  .transform((value) => value.normalize('NFC').trim())
  .refine((value) => emailShape.test(value), 'Enter an email address in the correct format, like name@example.com');

/** A password is never trimmed, cut or changed in case: it counts as it was typed. */
export const Password = z.string().min(1, 'Enter your password').max(256, 'Password must be 256 characters or less');

export const NewPassword = Password.refine(
  meetsPasswordRules,
  `Use a password with: ${passwordRules.map((rule) => rule.label.toLowerCase()).join(', ')}`,
);

/** The secret part of a link in a mail. */
export const LinkToken = z.string().min(1).max(128);
