import type { Questions } from '@plainwill/contracts/kit/question';
import type { Option } from '../../../ui/fields/field-parts.tsx';
import { type QuestionFieldState, textOf } from './record-form-state.ts';

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

/** A choice made elsewhere is still there to be kept. */
export const including = <Value extends string>(options: readonly Option<Value>[], value: Value | '', label: string) =>
  value === '' || options.some((option) => option.value === value) ? options : [...options, { value, label }];

/** The errors of one person's part of a call, by the names of the inputs; a whole address has its first. */
export function fieldsWithin(
  part: string,
  fields: Readonly<Record<string, string>>,
): Record<string, string> | undefined {
  const found = Object.entries(fields).flatMap(([path, message]) => {
    const field = path.startsWith(`${part}.`) ? path.slice(part.length + 1) : null;
    return field === null ? [] : [[field === 'address' ? 'line1' : field, message] as const];
  });
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}
