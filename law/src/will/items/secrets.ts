import { wordlist } from '@scure/bip39/wordlists/english.js';

/** Words that say where a secret is, and not what it is. */
const place = '(?:in|with|kept|held|stored|on|at|written|from|known|under|behind|inside|beside|given)(?!\\p{L})';

/** Codes that open nothing. */
const otherCodes =
  'dress|post|zip|bar|area|dialling|morse|enigma|vinci|colou?r|product|model|part|item|stock|style|paint|sort|highway|qr|hymn';

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

const recoveryWords: ReadonlySet<string> = new Set(wordlist);
const wordsInRow = 12;

/** A wallet can be restored from twelve words of this list or more. */
function hasRecoveryWords(text: string): boolean {
  let inRow = 0;
  for (const [word] of text.toLowerCase().matchAll(/\p{L}+/gu)) {
    inRow = recoveryWords.has(word) ? inRow + 1 : 0;
    if (inRow === wordsInRow) return true;
  }
  return false;
}

/** Says whether a text gives a password, a code or a key away. */
export const saysSecret = (text: string) => secrets.some((secret) => secret.test(text)) || hasRecoveryWords(text);
