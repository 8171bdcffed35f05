import type { Questions } from '@plainwill/contracts/kit/question';
import type { QuestionFieldState } from './record-form-state.ts';

/** The fields of a dialog, which keeps its draft itself until its button saves it. A yes or no is kept as such. */
export function dialogFields<D extends object>(
  questions: Questions,
  draft: D,
  onChange: (draft: D) => void,
): QuestionFieldState<keyof D & string> {
  const change = (field: keyof D & string, text: string) =>
    onChange({ ...draft, [field]: questions[field]?.type === 'yesNo' ? text === 'yes' : text });
  return {
    field: (field) => ({ name: field, value: textOf(draft[field]), onChange: (text) => change(field, text) }),
    choice: <Value extends string>(field: keyof D & string) => ({
      name: field,
      value: textOf(draft[field]) as Value | '',
      onChange: (value: Value) => change(field, value),
    }),
  };
}

function textOf(answer: unknown): string {
  if (typeof answer === 'boolean') return answer ? 'yes' : 'no';
  return String(answer ?? '');
}

/** The messages of the questions that have to be answered and are not, by field. */
export const unansweredIn = (questions: Questions, draft: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(draft).flatMap(([field, answer]) => {
      const { isNeededToSave, missing } = questions[field] ?? {};
      return isNeededToSave && missing && !textOf(answer).trim() ? [[field, missing]] : [];
    }),
  );

export const isSameDraft = <D extends object>(a: D, b: D) =>
  (Object.keys(a) as (keyof D)[]).every((key) => a[key] === b[key]);
