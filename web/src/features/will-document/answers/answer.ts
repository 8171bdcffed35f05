import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import type { AnswerPart, AnswerPlace } from '@plainwill/contracts/will-data/will/will-checks';

/** One of the testator's own answers, in words. */
export interface Answer {
  label: string;
  value: string;
  /** Where it was given; null for the questionnaire, which is behind them. */
  place: AnswerPlace | null;
}

/** What the answers behind a clause are read from. */
export interface Behind {
  testatorRecord: TestatorRecord;
  today: CalendarDate;
  clauseId: string;
  /** The columns of this table that the clause was made from. */
  columns: ReadonlySet<string>;
  /** Those of a list who are named in the clause's words. */
  named: <Item>(items: readonly Item[], nameOf: (item: Item) => string) => readonly Item[];
  nameOf: (personId: string) => string;
}

/** Where a clause names nobody, it speaks of all of them. */
export const orAll = <Item>(some: readonly Item[], all: readonly Item[]) => (some.length > 0 ? some : all);

export const placeOf = (
  part: AnswerPart,
  field: string | null = null,
  recordId: string | null = null,
): AnswerPlace => ({
  part,
  recordId,
  field,
});

/** `date_of_birth` is asked for as `dateOfBirth`. */
export const fieldOf = (column: string) => column.replace(/_([a-z\d])/g, (_, letter: string) => letter.toUpperCase());

/** One answer, unless nothing was answered. */
export const answered = (label: string, value: string | null | undefined, place: AnswerPlace | null): Answer[] =>
  value ? [{ label, value, place }] : [];
