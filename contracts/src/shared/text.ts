import { z } from 'zod';

// NUL cannot be stored; half a surrogate pair is not a character, and some code points never will be; a bidirectional control can make a sentence of a
// will read differently from how it is stored.
const forbidden =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]|\p{Surrogate}|\p{Noncharacter_Code_Point}/u;

/** Text as a person types it: trimmed, in Unicode NFC, at most `max` characters, possibly empty. */
export const text = (max: number, what = 'This') =>
  z
    .string()
    .max(max, `${what} must be ${max.toLocaleString('en-GB')} characters or less`)
    .refine((value) => !forbidden.test(value), `${what} contains a character that cannot be used. Type it again`)
    .transform((value) => value.normalize('NFC').trim());

/** As `text`, and not empty: `missing` says what to enter. */
export const requiredText = (max: number, what: string, missing: string) =>
  text(max, what).refine((value) => value.length > 0, missing);

export const nameLength = 100;

export const firstName = (whose: string) => requiredText(nameLength, 'First name', `Enter ${whose} first name`);

export const lastName = (whose: string) => requiredText(nameLength, 'Last name', `Enter ${whose} last name`);
