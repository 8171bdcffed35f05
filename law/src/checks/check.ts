import type { AnswerPlace } from '@plainwill/contracts/will-data/will/answer-place';
import type { FindingSubject } from '@plainwill/contracts/will-data/will/finding-subjects';
import type { Severity } from '@plainwill/contracts/will-data/will/will-checks';
import type { Known } from './known.ts';

/** One thing found, before it is known by which check. */
export interface Found {
  message: string;
  place: AnswerPlace | null;
  /** Where the facts make it another than the check's own. */
  severity?: Severity;
}

/** One line of the catalogue. */
export interface Check {
  id: string;
  subject: FindingSubject;
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

/**
 * One finding about all the people or rows it concerns, so that nobody reads one sentence five times. It leads to the
 * answer of the only one, or to the part that holds the answers of all.
 */
export function together<T>(
  all: readonly T[],
  message: (all: readonly T[]) => string,
  placeOf: (one: T) => AnswerPlace,
): Found[] {
  const [place, ...others] = all.map((one) => placeOf(one));
  if (!place) return [];
  const isSame = others.every(
    (other) => other.part === place.part && other.recordId === place.recordId && other.field === place.field,
  );
  return [{ message: message(all), place: isSame ? place : { ...place, recordId: null, field: null } }];
}
