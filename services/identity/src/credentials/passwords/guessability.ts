import { type MatchExtended, ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as english } from '@zxcvbn-ts/language-en';

// What is judged costs some tens of milliseconds and at the worst 200; of 256 characters it would be 1,500.
const mostJudged = 40;

/**
 * Of 4: a password is refused if it falls to fewer than 10^8 guesses in the order in which an attacker makes them. For
 * who has stolen the hashes that is a month's work of a processor; the 10^6 of one score less are a night's.
 */
const lowestScore = 3;
/** Who attacks one person begins with their names, which the score counts as one word among others. */
const lowestScoreWithOwnWords = 4;

const estimator = new ZxcvbnFactory({ dictionary: { ...common, ...english }, graphs: adjacencyGraphs });

const popular = 'it is one that many people use';
const name = 'it is a name';
const character = 'it repeats the same characters';

/** What the estimator warns of, in our words. */
const whyByWarning: Record<string, string> = {
  straightRow: 'it is a row of keys on the keyboard',
  keyPattern: 'it is a pattern on the keyboard',
  simpleRepeat: character,
  extendedRepeat: character,
  sequences: 'it has a sequence like abc or 123',
  recentYears: 'it is little more than a year',
  dates: 'it is little more than a date',
  topTen: popular,
  topHundred: popular,
  common: popular,
  similarToCommon: 'it is close to one that many people use',
  wordByItself: 'it is a common word',
  namesByThemselves: name,
  commonNames: name,
};

const ownWordsInIt = 'it has your name, your email address or our name in it';

/** What the parts of a password say where the estimator says nothing. */
function whyByParts(parts: readonly MatchExtended[]): string {
  const words = parts.filter(({ pattern }) => pattern === 'dictionary').length;
  const hasDate = parts.some(({ pattern, token }) => pattern === 'date' || /^(19|20)\d\d\W?$/.test(token));
  if (words === 0) return 'it is short';
  const what = words === 1 ? 'a common word' : 'common words';
  return `it is ${what} with ${hasDate ? 'a year' : 'a few characters more'}`;
}

/**
 * Why a password is easy to guess, as the end of a sentence; null if it is not. Costs a processor a while: see
 * `password-check.ts`.
 */
export function whyGuessable(password: string, ownWords: readonly string[]): string | null {
  const judged = [...password].slice(0, mostJudged).join('');
  const { score, feedback, sequence } = estimator.check(judged, [...ownWords]);
  const hasOwnWords = sequence.some((part) => part.dictionaryName?.startsWith('userInputs'));
  if (score >= (hasOwnWords ? lowestScoreWithOwnWords : lowestScore)) return null;
  // Nothing in it can be guessed, so it is as good as it is long, and the four rules allow eight characters.
  if (sequence.every(({ pattern }) => pattern === 'bruteforce')) return null;
  if (hasOwnWords) return ownWordsInIt;
  return whyByWarning[feedback.warning ?? ''] ?? whyByParts(sequence);
}
