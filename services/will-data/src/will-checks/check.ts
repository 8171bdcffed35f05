import type { AnswerPart, AnswerPlace, Severity } from '@plainwill/contracts/will-data/will/will-checks';
import type { Person } from '../will/people/person.ts';
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

/** The section that holds an answer, and the field of its form; of one row where it holds several. */
export const at = (part: AnswerPart, field: string | null = null, recordId: string | null = null): AnswerPlace => ({
  part,
  recordId,
  field,
});

const forms = { spouse: 'spouseDetails', child: 'children', contact: 'contacts' } as const;

/** Where somebody’s own details are given. */
export const formOf = ({ kind, id }: Person, field: string) => at(forms[kind], field, kind === 'spouse' ? null : id);

/** One finding, if `isSo`. */
export const when = (isSo: boolean, message: string, place: AnswerPlace | null): Found[] =>
  isSo ? [{ message, place }] : [];

/** One finding of each. */
export const each = <T>(all: Iterable<T>, find: (one: T) => Found): Found[] => [...all].map(find);

/** One finding of all, at the first of them; none where there is none. */
export const once = <T>(all: readonly T[], find: (first: T) => Found): Found[] => all.slice(0, 1).map(find);
