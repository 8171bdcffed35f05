import type { PersonId } from '../shared/ids.ts';

interface AboutQuestion {
  /** People read this beside the field. */
  label: string;
  hint?: string;
  /** Messages call it this, where that is not the label. */
  name?: string;
  /** The message where nothing is entered or chosen. */
  missing?: string;
  /** Nobody's own record is stored until this is answered, and it cannot be emptied later. */
  isNeededToSave?: true;
  /** The section is complete once this is answered too. */
  isNeededToComplete?: true;
  /** No answer is stored as null; otherwise text without an answer is empty. */
  isNullable?: true;
  /** A call may leave it out. */
  isOptional?: true;
  /** Its column holds text that only this service can decrypt. */
  isEncrypted?: true;
  /** Staff see the answer and cannot change it. */
  isForTestatorOnly?: true;
  /** Its column has this value where nothing was answered. */
  default?: string | number | boolean;
  /** The page that asks it, in a record that is asked over several. */
  page?: string;
}

/** The values with their labels; a list where each value is its own label. */
type Options = Readonly<Record<string, string>> | readonly string[];

/** A name has at least one letter, a line no line breaks. */
export type TextQuestion = AboutQuestion & { type: 'name' | 'line' | 'text'; min?: number; max: number };
export type ChoiceQuestion = AboutQuestion & { type: 'choice'; options: Options };
/** The code of a country before a telephone number, like `+44`. Those offered are not all there are. */
type CallingCodeQuestion = AboutQuestion & { type: 'callingCode'; offered: readonly string[] };
type NumberQuestion = AboutQuestion & { type: 'whole'; min: number; max: number; outside?: string };
/** A sum of money in whole pence, from `min` on, else from nothing. */
type MoneyQuestion = AboutQuestion & { type: 'pence'; min?: number };
/** `person` is the spouse, a child or a contact. */
type OtherQuestion = AboutQuestion & { type: 'email' | 'mobile' | 'birthday' | 'yesNo' | 'person' };

/** One thing that we ask. All of it is plain, because zod would cost the browser 10 kB. */
export type Question =
  | TextQuestion
  | ChoiceQuestion
  | CallingCodeQuestion
  | NumberQuestion
  | MoneyQuestion
  | OtherQuestion;
export type Questions = Readonly<Record<string, Question>>;

type Value<Q> = Q extends { options: infer O }
  ? O extends readonly (infer V)[]
    ? V
    : keyof O & string
  : Q extends { type: 'yesNo' }
    ? boolean
    : Q extends { type: 'person' }
      ? PersonId
      : Q extends { type: 'pence' | 'whole' }
        ? number
        : string;

/** The values that answer a question. */
export type Answer<Q> = Q extends { isNullable: true } ? Value<Q> | null : Value<Q>;

/** The answers to all questions of a record. */
export type AnswersOf<Q extends Questions> = { [F in keyof Q]: Answer<Q[F]> };

/** The fields of a record that staff may have saved in part. */
export type StoredAnswersOf<Q extends Questions> = { [F in keyof Q]: Answer<Q[F]> | null };

/** The names of those questions for which `Flag` is set. */
export type FieldsWith<Q extends Questions, Flag extends keyof AboutQuestion> = {
  [F in keyof Q]: Q[F] extends Record<Flag, true> ? F : never;
}[keyof Q];

/** The questions of a record in the order of its screen, each with its own type. */
export const questionsOf = <const Q extends Questions>(questions: Q) => questions;

/** Questions that one page asks, of a record that is asked over several. */
export const onPage = <const Page extends string, const Q extends Questions>(page: Page, questions: Q) =>
  Object.fromEntries(
    Object.entries(questions).map(([field, question]) => [field, { ...question, page }]),
  ) as unknown as {
    readonly [F in keyof Q]: Q[F] & { readonly page: Page };
  };

/** The names of the questions that a page asks. */
export const fieldsOnPage = <Q extends Questions, Page extends PageOf<Q>>(questions: Q, page: Page) =>
  Object.keys(questions).filter((field) => questions[field]?.page === page) as {
    [F in keyof Q & string]: Q[F] extends { page: Page } ? F : never;
  }[keyof Q & string][];

/** The pages of a record whose every question is on one. */
export type PageOf<Q extends Questions> = Q[keyof Q] extends { page: infer Page extends string } ? Page : never;

type Flag = 'isNeededToSave' | 'isNeededToComplete' | 'isEncrypted' | 'isForTestatorOnly';

/** The names of the questions for which `flag` is set. */
export const fieldsWith = <Q extends Questions, F extends Flag>(questions: Q, flag: F) =>
  Object.keys(questions).filter((field) => questions[field]?.[flag]) as FieldsWith<Q, F>[];

export const labelsOf = <Q extends Questions>(questions: Q) =>
  Object.fromEntries(Object.entries(questions).map(([field, { label }]) => [field, label])) as Record<keyof Q, string>;

/** The values that may be chosen, in the order offered. */
export const valuesOf = <O extends Options>({ options }: { options: O }) =>
  (Array.isArray(options) ? options : Object.keys(options)) as Value<{ options: O }>[];

/** The label of a value that may be chosen. */
export const labelOf = <O extends Options>({ options }: { options: O }, value: Value<{ options: O }>): string =>
  (options as Readonly<Record<string, string>>)[value as string] ?? String(value);

export const optionsOf = <O extends Options>(question: { options: O }) =>
  valuesOf(question).map((value) => ({ value, label: labelOf(question, value) }));

/** The values that optional questions have before they are answered. */
export const unansweredOf = <Q extends Questions>(questions: Q) =>
  Object.fromEntries(
    Object.entries(questions)
      .map(([field, question]) => [field, unanswered(question)])
      .filter(([, value]) => value !== undefined),
  ) as { [F in Exclude<keyof Q, FieldsWith<Q, 'isNeededToSave'>>]: Answer<Q[F]> };

function unanswered({ type, isNeededToSave, isNullable, default: value }: Question) {
  if (isNeededToSave || value !== undefined) return value;
  if (isNullable) return null;
  return type === 'yesNo' ? false : '';
}
