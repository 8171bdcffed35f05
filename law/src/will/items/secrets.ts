import { wordlist } from '@scure/bip39/wordlists/english.js';

/** Words that say where a secret is, and not what it is. */
const place = '(?:in|with|kept|held|stored|on|at|written|from|known|under|behind|inside|beside|given)(?!\\p{L})';

/** Codes that open nothing. */
const otherCodes =
  'dress|post|zip|bar|area|branch|tax|dialling|morse|enigma|vinci|colou?r|product|model|part|item|stock|style|paint|sort|highway|qr|hymn';

/** A secret that is said, and not only spoken of: a word for it, then its value or a list of words. */
const secrets = [
  new RegExp(
    `(?<!\\p{L})pass(?:word|code|phrase)s?(?!\\p{L})\\s*(?:(?:is|are|=|:)\\s*(?!${place})\\S+|["“‘']?(?=\\S*\\d)\\S+)`,
    'iu',
  ),
  /(?<!\p{L})PIN(?:\s+(?:code|number))?\s*(?:is|=|:)?\s*\d{3,}/u,
  /(?<!\p{L})pin(?:\s+(?:code|number)\s*(?:is|=|:)?|\s*(?:is|=|:))\s*\d{3,}/iu,
  new RegExp(
    `(?<!\\p{L})(?:seed|recovery|backup|mnemonic|secret)\\s+(?:phrase|words?)(?!\\p{L})(?:\\s+(?:is|are))?\\s*[:=,]?\\s*(?!${place})(?:\\d+[.)]?\\s*)?\\p{L}+(?:[\\s,]+(?:\\d+[.)]?\\s*)?(?!${place})\\p{L}+){2,}`,
    'iu',
  ),
  /(?<!\p{L})private\s+key(?!\p{L})(?:\s+is)?\s*[:=]?\s*(?=\S*\d)\S{8,}/iu,
  new RegExp(
    `(?<!\\p{L})(?<!(?:${otherCodes})\\s)codes?(?!\\p{L})(?:\\s+(?:number|is|are|to\\s+(?:it|the\\s+\\p{L}+)))*\\s*(?:is|=|:)?\\s*#?\\d{3,}(?![\\d\\s]*(?:edition|box|series|print))`,
    'iu',
  ),
  /(?<!\p{L})combinations?(?!\p{L})(?:\s+(?:number|code|is|to\s+(?:it|the\s+\p{L}+)))*\s*(?:is|=|:|,)?\s*\d{1,2}(?:\s*[-–,/ ]\s*\d{1,2}){1,}|(?<!\p{L})combinations?(?!\p{L})(?:\s+(?:number|code|is))*\s*(?:=|:|,)?\s*\d{4,}/iu,
  new RegExp(
    `(?<!\\p{L})(?:log[\\s-]?ins?|user\\s?names?|user\\s?ids?)(?!\\p{L})(?:\\s+(?:details?|names?))*\\s*(?:(?:is|are|=|:)\\s*(?!${place})\\S+|(?=\\S*[\\d@])\\S+)`,
    'iu',
  ),
];

const bip39Words: ReadonlySet<string> = new Set(wordlist);
const wordsInRow = 12;

/** A wallet can be restored from twelve words of this list or more. */
function hasRecoveryWords(text: string): boolean {
  let inRow = 0;
  for (const [word] of text.toLowerCase().matchAll(/\p{L}+/gu)) {
    inRow = bip39Words.has(word) ? inRow + 1 : 0;
    if (inRow === wordsInRow) return true;
  }
  return false;
}

/** Says whether a text gives a password, a code or a key away. */
export const saysSecret = (text: string) => secrets.some((secret) => secret.test(text)) || hasRecoveryWords(text);

/** A list of papers names such a thing in words alone: after a colon or an equals sign stands the secret itself. */
const namedSecret =
  /(?<!\p{L})(?:pass(?:word|code|phrase)s?|PINs?(?:\s+(?:code|number)s?)?|(?:seed|recovery)(?:\s+(?:phrase|word|key)s?)?)\s*[:=]/iu;

const cardLengths = { min: 13, max: 19 };

/** The check digit of payment cards: ISO/IEC 7812-1. */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((sum, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2);
    return sum + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Digits in groups, as they are printed on a card: any groups that follow one another may be its number. */
const isCardAmong = (groups: readonly string[]) =>
  groups.some((_, from) =>
    groups.some((_, to) => {
      const digits = to < from ? '' : groups.slice(from, to + 1).join('');
      return digits.length >= cardLengths.min && digits.length <= cardLengths.max && hasCheckDigit(digits);
    }),
  );

const hasCardNumber = (text: string) =>
  [...text.matchAll(/\d+(?:[ -]\d+)*/g)].some(([run]) => isCardAmong(run.split(/[ -]/)));

/** The same for a list of where things are, which names no secret before a colon and holds no whole card number. */
export const looksLikePassword = (text: string) => saysSecret(text) || namedSecret.test(text) || hasCardNumber(text);
