const number =
  'a|an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred';

/** The patterns that `{…}` stands for in a phrase. */
const placeholders: Readonly<Record<string, string>> = {
  /** A word with a capital letter, but for "I". */
  name: String.raw`(?!I(?!\p{L}))\p{Lu}[\p{L}’'-]*`,
  word: String.raw`\p{Ll}[\p{L}-]*`,
  any: String.raw`\S+`,
  who: 'he|she|they',
  his: 'his|her|their',
  somebodys: String.raw`his|her|their|(?:my\s+)?\p{L}+[’']s`,
  mine: 'my|our|his|her|their|the',
  number: String.raw`\d+|${number}`,
  age: String.raw`1[6-9]|[2-6]\d|eighteen|twenty(?:[- ]\p{Ll}+)?|thirty(?:[- ]\p{Ll}+)?`,
  /** At the beginning; a note or a coin is a thing. */
  sum: String.raw`(?:(?:my|the|a|another)\s+)?(?:(?:sum|gift|legacy)\s+of\s+)?(?:£\s?\d[\d,.]*(?:\s?(?:k|m|million|thousand)(?!\p{L}))?|(?:\d[\d,.]*|(?:(?:${number})\s+){1,6}(?:thousand\s+)?)\s*pounds)(?!\s*(?:\p{Ll}+\s+)?(?:notes?|coins?|stamps?|voucher|postal)(?!\p{L}))`,
};

/**
 * A phrase as part of a pattern: a space stands for any white space, `'` for any apostrophe, and `{…}` for what is listed
 * above.
 */
export const phrase = (text: string, more: Readonly<Record<string, string>> = {}) =>
  text
    .replaceAll(/\((?!\?)/gu, '(?:')
    .replaceAll(' ', String.raw`\s+`)
    .replaceAll("'", "[’‘']")
    .replaceAll(/\{([a-z]\w*)\}/gu, (_all, key: string) => `(?:${more[key] ?? placeholders[key]})`);

/** Finds a phrase with no letter before or behind it. */
export const saying = (text: string, more: Readonly<Record<string, string>> = {}, flags = 'u') =>
  new RegExp(String.raw`(?<!\p{L})(?:${phrase(text, more)})(?!\p{L})`, flags);

/** Finds a phrase at the end of what stands before another. */
export const endingIn = (text: string) => new RegExp(String.raw`(?<!\p{L})(?:${phrase(text)})\s*$`, 'iu');
