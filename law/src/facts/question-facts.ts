import {
  type Answer,
  type AnswersOf,
  type Question,
  type Questions,
  type StoredAnswersOf,
  unansweredOf,
  valuesOf,
} from '@plainwill/contracts/kit/question';
import { maxPence } from '@plainwill/contracts/will-data/record-limits';
import { z } from 'zod';
import { day, flag, hundredths, id, oneOf, optional, text, wholeFrom } from './values.ts';

/** An answer in a file of facts: text is empty where there is none, and all else is null. */
type Fact<Q> = Q extends { type: 'choice' }
  ? NonNullable<Answer<Q>> | null
  : Q extends { type: 'yesNo' }
    ? Answer<Q>
    : Q extends { type: 'pence' | 'whole' }
      ? number | null
      : Q extends { type: 'birthday' | 'person' }
        ? string | null
        : string;

/** Each may be absent. */
type FactsOf<Q extends Questions> = {
  [F in keyof Q]: z.ZodPrefault<z.ZodType<Fact<Q[F]>>>;
};

/** The answers of a record, each under the name of its question. */
export const factsFrom = <Q extends Questions>(questions: Q) =>
  Object.fromEntries(
    Object.entries(questions).map(([field, question]) => [field, factOf(question)]),
  ) as unknown as FactsOf<Q>;

/** The questions of a record but those that a file of facts keeps elsewhere. */
export const without = <Q extends Questions, F extends keyof Q & string>(questions: Q, fields: readonly F[]) =>
  Object.fromEntries(Object.entries(questions).filter(([field]) => !fields.includes(field as F))) as unknown as Omit<
    Q,
    F
  >;

export const pounds = optional(hundredths(maxPence / 100));

function factOf(question: Question): z.ZodType {
  switch (question.type) {
    case 'name':
    case 'line':
    case 'text':
    case 'email':
    case 'mobile':
    case 'callingCode':
      return text;
    case 'birthday':
      return optional(day);
    case 'choice':
      return oneOf(valuesOf(question) as [string, ...string[]]);
    case 'yesNo':
      return question.isNullable ? optional(z.boolean('Must be true or false')) : flag;
    case 'person':
      return optional(id);
    case 'pence':
      return pounds;
    case 'whole':
      return optional(wholeFrom(question.min, question.max, question.outside));
  }
}

/** The same of a stored record; a sum in pounds. */
export const rowOf = <Q extends Questions>(questions: Q, answers: StoredAnswersOf<Q>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(questions).map(([field, { type }]) => {
      const answer = answers[field];
      return [field, type === 'pence' && typeof answer === 'number' ? answer / 100 : answer];
    }),
  );

/** The reverse, of a row in a file. Whoever stores the answers checks what the file has left out. */
export function answersIn<Q extends Questions>(questions: Q, row: object): AnswersOf<Q> {
  const unanswered: Record<string, unknown> = unansweredOf(questions);
  const given = new Map(Object.entries(row));
  return Object.fromEntries(
    Object.entries(questions).map(([field, { type, isNullable }]) => {
      const value: unknown = given.get(field) ?? unanswered[field] ?? null;
      if (type === 'pence' && typeof value === 'number') return [field, Math.round(value * 100)];
      return [field, isNullable && value === '' ? null : value];
    }),
  ) as AnswersOf<Q>;
}
