import { type MatchExtended, ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as english } from '@zxcvbn-ts/language-en';

// To judge 40 characters takes some tens of milliseconds and 200 at the worst; 256 would take 1,500.
const maxJudgedLength = 40;

/**
 * The best score is 4. A password is refused if it falls to fewer than 10^8 guesses in the order in which an attacker
 * makes them. For a thief of hashes that is a month's work of a processor; the 10^6 of one score less are a night's.
 */
const minScore = 3;
/** An attacker of one person begins with their names, which the score counts as one word among others. */
const minScoreWithUserInputs = 4;

const estimator = new ZxcvbnFactory({ dictionary: { ...common, ...english }, graphs: adjacencyGraphs });

const popular = 'it is one that many people use';
const name = 'it is a name';
const character = 'it repeats the same characters';

/** Maps each warning of the estimator to the reason that we show. */
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

const userInputsReason = 'it has your name, your email address or our name in it';

/** Finds a reason in the parts of a password where the estimator gives no warning. */
function whyByParts(parts: readonly MatchExtended[]): string {
  const wordCount = parts.filter(({ pattern }) => pattern === 'dictionary').length;
  const hasDate = parts.some(({ pattern, token }) => pattern === 'date' || /^(19|20)\d\d\W?$/.test(token));
  if (wordCount === 0) return 'it is short';
  const words = wordCount === 1 ? 'a common word' : 'common words';
  return `it is ${words} with ${hasDate ? 'a year' : 'a few characters more'}`;
}

/**
 * Costs a processor a while: see `password-check.ts`.
 * @returns why a password is easy to guess, as the end of a sentence; null if it is not
 */
export function whyGuessable(password: string, userInputs: readonly string[]): string | null {
  const judged = [...password].slice(0, maxJudgedLength).join('');
  const { score, feedback, sequence } = estimator.check(judged, [...userInputs]);
  const hasUserInputs = sequence.some((part) => part.dictionaryName?.startsWith('userInputs'));
  if (score >= (hasUserInputs ? minScoreWithUserInputs : minScore)) return null;
  // Nothing in it can be guessed, so it is as good as it is long, and the four rules allow eight characters.
  if (sequence.every(({ pattern }) => pattern === 'bruteforce')) return null;
  if (hasUserInputs) return userInputsReason;
  return whyByWarning[feedback.warning ?? ''] ?? whyByParts(sequence);
}
