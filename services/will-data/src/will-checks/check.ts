import type { AnswerPlace } from '@plainwill/contracts/will-data/will/answer-place';
import type { Severity } from '@plainwill/contracts/will-data/will/will-checks';
import type { Known } from './known.ts';

/** One thing found, before it is known by which check. */
export interface Found {
  message: string;
  place: AnswerPlace | null;
}

/** One line of the catalogue. */
export interface Check {
  id: string;
  severity: Severity;
  /** The rule of law or practice behind it. */
  source: string;
  find: (known: Known) => readonly Found[];
}

/** One finding, if `isSo`. */
export const when = (isSo: boolean, message: string, place: AnswerPlace | null): Found[] =>
  isSo ? [{ message, place }] : [];

/** One finding of each. */
export const each = <T>(all: Iterable<T>, find: (one: T) => Found): Found[] => [...all].map(find);

/** One finding of all, at the first of them; none where there is none. */
export const once = <T>(all: readonly T[], find: (first: T) => Found): Found[] => all.slice(0, 1).map(find);
