/** Words between “I” and the verb that make no difference to a gift. */
const between = '(?:(?:also|do|further|hereby|now|therefore|will)\\s+)*';

/** Given in a letter without giving anything away: “I give you my love”. */
const notGiven =
  '(?:(?:you|him|her|them|all|both|everyone|of|my|the|our|full|free|deepest|warmest)\\s+)*(?:advice|blessings?|consent|love|opinion|permission|reasons?|thanks|thought|thoughts|trust|word)(?!\\p{L})';

const gives = new RegExp(
  `(?<!\\p{L})I\\s+${between}(?:give(?!\\p{L})(?!\\s+(?:up|in|way)(?!\\p{L}))(?!\\s+${notGiven})|bequeath(?!\\p{L})|devise(?!\\p{L}))`,
  'iu',
);

/** Says whether a letter of wishes gives something away: only a will can (Wills Act 1837, s.9). */
export const givesInLetter = (text: string) => gives.test(text);

/** Leaving something is mostly a gift, save for a decision that is left to the reader. */
const leaves =
  /(?<!\p{L})I\s+(?:(?:also|do|further|hereby|now|therefore|will|would like to|want to|wish to)\s+)*leave(?!\p{L})(?!\s+(?:it|this|that|them|behind|out|the (?:choice|decision)))|(?<!\p{L})(?:bequeath|bequest|legacy|legacies)/iu;

const funeral =
  /(?<!\p{L})(?:funeral|cremat(?:e|ed|ion)|crematorium|buried|burial|coffin|hymns?|my ashes|my wake)(?!\p{L})/iu;

type LetterHint = 'gift' | 'funeral';

/** The hints to show beside a letter of wishes while it is written. */
export const letterHints = (text: string): LetterHint[] => [
  ...(givesInLetter(text) || leaves.test(text) ? (['gift'] as const) : []),
  ...(funeral.test(text) ? (['funeral'] as const) : []),
];
