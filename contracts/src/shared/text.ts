import { z } from 'zod';
import { hasLetter, isOneLine, isPlain, isReadable, isVisible, nameLength, normalised } from './characters.ts';

const inGroups = (max: number) => max.toLocaleString('en-GB');

/** Text on any number of lines: trimmed, in Unicode NFC, at most `max` characters, possibly empty. */
export const text = (max: number, what = 'This') => {
  const tooLong = `${what} must be ${inGroups(max)} characters or less`;
  return (
    z
      .string()
      .max(max, tooLong)
      .transform(normalised)
      // Some characters are two or three in NFC.
      .refine((value) => value.length <= max, { message: tooLong, abort: true })
      .refine(isReadable, {
        message: `${what} contains a character that cannot be used. Clear it and type it again`,
        abort: true,
      })
      .refine((value) => value === '' || isVisible(value), {
        message: `${what} contains nothing that can be read. Type it again`,
        abort: true,
      })
  );
};

/** A text on one line. */
export const lineOfText = (max: number, what = 'This') =>
  text(max, what)
    .refine(isOneLine, { message: `${what} must be on one line. Take out the line breaks`, abort: true })
    .refine(isPlain, {
      message: `${what} contains a character that cannot be used. Clear it and type it again`,
      abort: true,
    });

/** A text that is not empty: `missing` says what to enter. */
export const requiredText = (max: number, what: string, missing: string) =>
  text(max, what).refine((value) => value.length > 0, missing);

/** A line that is not empty: `missing` says what to enter. */
export const requiredLine = (max: number, what: string, missing: string) =>
  lineOfText(max, what).refine((value) => value.length > 0, missing);

/** A name of a person, a charity or a firm has a letter; `missing` says what to enter: “Enter your first name”. */
export const personName = (max: number, what: string, missing: string) =>
  requiredLine(max, what, missing).refine((name) => name === '' || hasLetter(name), `${missing} using letters`);

/** A name that may be empty. */
export const optionalName = (max: number, what: string) =>
  lineOfText(max, what).refine(
    (name) => name === '' || hasLetter(name),
    `Enter ${what.toLowerCase()} using letters, or leave this empty`,
  );

export const firstName = (whose: string) => personName(nameLength, 'First name', `Enter ${whose} first name`);
