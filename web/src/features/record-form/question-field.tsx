import { type ChoiceQuestion, optionsOf, type Questions } from '@plainwill/contracts/kit/question';
import { DateField } from '../../ui/dates-and-money/date-field.tsx';
import type { Option } from '../../ui/fields/field-parts.tsx';
import { RadioPills } from '../../ui/fields/radio-pills.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { TextField, type TextFieldProps } from '../../ui/fields/text-field.tsx';
import type { RecordFormState } from './record-form-state.ts';

interface QuestionFieldProps<Q extends Questions, Name extends keyof Q & string>
  extends Pick<TextFieldProps, 'autoComplete' | 'suffix' | 'remark' | 'onLeave'> {
  /** The questions of the record. */
  of: Q;
  name: Name;
  form: Pick<RecordFormState<Record<Name, string>>, 'field' | 'choice'>;
  /** Asked of the person it is about: the browser may suggest what it knows of them, and advice goes with the field. */
  isOwn?: boolean;
  /** The choices stand in a list that opens, as for many or for short ones. */
  isList?: boolean;
  /** Instead of the question's own. */
  label?: string;
  options?: readonly Option<string>[];
}

/** The field that a question of this type needs; a form only lays it out. */
export function QuestionField<Q extends Questions, Name extends keyof Q & string>(props: QuestionFieldProps<Q, Name>) {
  const { of: questions, name, form, isOwn, isList, onLeave } = props;
  const question = questions[name];
  if (!question) return null;
  const { type, isNeededToSave, isNeededToComplete } = question;
  const shared = {
    label: props.label ?? question.label,
    isOptional: !isNeededToSave && !isNeededToComplete,
    ...(isOwn && { hint: question.hint, autoComplete: props.autoComplete }),
  };
  if (type === 'yesNo') return <RadioPills {...shared} options={yesNoOptions} {...form.choice<string>(name)} />;
  if (type === 'choice') {
    const options = props.options ?? stableOptions(question);
    const choice = { ...shared, isOptional: false, options, ...form.choice<string>(name) };
    return isList ? <Select {...choice} /> : <RadioPills {...choice} />;
  }
  const text = {
    ...shared,
    ...form.field(name),
    ...(isOwn && { suffix: props.suffix, remark: props.remark, ...(onLeave && { onLeave }) }),
  };
  if (type === 'birthday') return <DateField {...text} />;
  return <TextField {...text} {...textKinds[type]} />;
}

const textKinds: Readonly<Record<string, Partial<TextFieldProps>>> = {
  name: { autoCapitalize: 'words' },
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none' },
  mobile: { type: 'tel', inputMode: 'tel' },
};

export const yesNoOptions: readonly Option<string>[] = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

const known = new WeakMap<ChoiceQuestion, readonly Option<string>[]>();

/** The same options at every drawing: a field whose answer has not changed is not drawn again. */
function stableOptions(question: ChoiceQuestion): readonly Option<string>[] {
  const options = known.get(question) ?? optionsOf(question);
  known.set(question, options);
  return options;
}
