/** A text as it is searched for: case, accents, spaces and how an apostrophe is typed make no difference. */
export const folded = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/[‘’]/gu, "'").replace(/\s+/gu, ' ');

/** The terms of a text as a search compares them: folded, and split at all that is neither a letter nor a digit. */
export const searchTermsOf = (text: string): string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];
