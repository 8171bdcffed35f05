// No text may hold these characters. NUL and its like cannot be stored; half a surrogate pair is not a character, and
// some code points never will be; a bidirectional control can make a sentence of a will read differently from how it is
// stored; tag characters are read by machines and never seen; private characters look different on every device.
const unsafe =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\u{e0000}-\u{e007f}]|[\p{Surrogate}\p{Noncharacter_Code_Point}\p{Private_Use}]/u;

// These characters do not show where they stand. A joiner shapes the letters of these scripts (Persian and Indian names
// need it) and joins pictures into one; a selector chooses among the forms of what is before it (Japanese names need it).
const joined =
  '[\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Mongolian}\\p{Script=Nko}\\p{Script=Devanagari}\\p{Script=Bengali}\\p{Script=Gurmukhi}\\p{Script=Gujarati}\\p{Script=Oriya}\\p{Script=Tamil}\\p{Script=Telugu}\\p{Script=Kannada}\\p{Script=Malayalam}\\p{Script=Sinhala}\\p{Script=Khmer}\\p{Script=Myanmar}\\p{Script=Tibetan}]';
const picture = '[\\p{Extended_Pictographic}\\p{Emoji_Modifier}]';
const used = new RegExp(
  [
    `(?<=${joined})[\\u200c\\u200d]`,
    `(?<=${picture}\\ufe0f?)\\u200d(?=\\p{Extended_Pictographic})`,
    `(?<=[\\p{Extended_Pictographic}\\d#*])[\\ufe0e\\ufe0f]`,
    '(?<=\\p{Script=Han})[\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}]',
    '(?<=\\p{Script=Mongolian})[\\u180b-\\u180f]',
  ].join('|'),
  'gu',
);
const hidden = /\p{Default_Ignorable_Code_Point}/u;

const newLine = /[\n\r\u2028\u2029]/;

const letter = /\p{L}/u;
// U+2800 is a sign of Braille without a dot.
const visible = /[^\p{Z}\p{C}\p{M}\s\u2800]/u;

/** The text in Unicode NFC and trimmed. */
export const normalised = (typed: string) => typed.normalize('NFC').trim();

/** Says whether every character shows, or shapes one that shows, and cannot change how the rest reads. */
export const isReadable = (text: string) => !unsafe.test(text) && !hidden.test(text.replace(used, ''));

export const isOneLine = (text: string) => !newLine.test(text);

/**
 * Says whether there is no character that nobody can see the meaning of: a tab, a sign of no alphabet, a blank sign.
 */
export const isPlain = (text: string) => !/[\t\u2800\p{Unassigned}]/u.test(text);

export const hasLetter = (text: string) => letter.test(text);

/** Says whether anything of it can be seen. */
export const isVisible = (text: string) => visible.test(text);

/** The most characters in one part of a name. */
export const nameLength = 100;
