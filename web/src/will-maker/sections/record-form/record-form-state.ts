import type { AnswersOf, Question, Questions, StoredAnswersOf } from '@plainwill/contracts/kit/question';
import type { FieldTexts } from '../../../shared/autosave/draft.ts';

/** A record's form needs this to show and change its fields, whether it saves as they are typed or by a button. */
export interface RecordFormState<A extends FieldTexts> {
  textIn: (field: keyof A & string) => string;
  /** Changes fields together, or one that is not typed in. */
  edit: (answers: Partial<A>) => void;
  /** Saves what was changed at once; absent where a button does. */
  save?: () => void;
  /** For a field that is typed in. */
  field: (field: keyof A & string) => {
    name: string;
    value: string;
    error?: string;
    onChange: (text: string) => void;
    onLeave?: () => void;
  };
  choice: <Value extends string>(
    field: keyof A & string,
  ) => { name: string; value: Value | ''; error?: string; onChange: (value: Value) => void };
  /** Messages on what was refused, by field. */
  errors?: Readonly<Partial<Record<keyof A, string>>>;
}

/** One question's field needs this of it. */
export type QuestionFieldState<Name extends string> = Pick<RecordFormState<Record<Name, string>>, 'field' | 'choice'>;

/** An answer as a form keeps it; empty where there is none. */
export function textOf(answer: unknown): string {
  if (typeof answer === 'boolean') return answer ? 'yes' : 'no';
  return String(answer ?? '');
}

/** The answers of a record as its form keeps them; all empty before there is one. */
export const textsOf = <Q extends Questions>(questions: Q, answers: Partial<StoredAnswersOf<Q>> | null) =>
  Object.fromEntries(Object.keys(questions).map((field) => [field, textOf(answers?.[field])])) as Record<
    keyof Q & string,
    string
  >;

/** The typed texts as the record stores them. */
export const answersIn = <Q extends Questions>(questions: Q, texts: Partial<Record<keyof Q & string, string>>) =>
  Object.fromEntries(
    Object.entries(texts).map(([field, text]) => [field, answerIn(questions[field], text as string)]),
  ) as Partial<AnswersOf<Q>>;

function answerIn(question: Question | undefined, text: string) {
  if (question?.isNullable && text === '') return null;
  return question?.type === 'yesNo' ? text === 'yes' : text;
}

const yesOrNo: Readonly<Record<string, string>> = { yes: 'Yes', no: 'No' };

/** An answer as people read it: a choice by its label; any other text as it is. */
export function displayText(questions: Questions, field: string, text: string): string {
  const question = questions[field];
  if (question?.type === 'yesNo') return yesOrNo[text] ?? text;
  return question?.type === 'choice' ? ((question.options as Readonly<Record<string, string>>)[text] ?? text) : text;
}
