import { z } from 'zod';
import { emailShapeMessage, isEmailShaped, meetsPasswordRules, passwordRules } from './vocabulary.ts';

/** An e-mail address as typed, trimmed and in NFC; compare it by `emailKey`. */
export const Email = z
  .string()
  .max(254, 'Email address must be 254 characters or less')
  .transform((value) => value.normalize('NFC').trim())
  .refine(isEmailShaped, emailShapeMessage);

const curly = /[‘’]/g;

/** An address that someone types for the first time: a telephone's keyboard may have curled its apostrophe. */
export const TypedEmail = Email.refine((value) => !value.match(curly), {
  error: ({ input }) =>
    `Email addresses have a straight apostrophe. Did you mean ${String(input).replace(curly, "'")}?`,
});

const notAscii = /[^\p{ASCII}](?=.*@)/u;

/** An address that our mail must reach. Many mail servers take no other letters before the @ than these. RFC 6531. */
export const MailedEmail = TypedEmail.refine((value) => !notAscii.test(value), {
  error: ({ input }) =>
    `We can’t send email to an address with “${notAscii.exec(String(input))?.[0]}” before the @. Enter another address`,
});

/** A password is never trimmed, cut or changed in case: it counts as it was typed. */
export const Password = z.string().min(1, 'Enter your password').max(256, 'Password must be 256 characters or less');

export const NewPassword = Password.refine(
  meetsPasswordRules,
  `Use a password with: ${passwordRules.map((rule) => rule.label.toLowerCase()).join(', ')}`,
);

/** The secret part of a link in a mail. */
export const LinkToken = z.string().min(1).max(128);
