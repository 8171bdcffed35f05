import { type ChoiceQuestion, optionsOf, type Questions } from '@plainwill/contracts/kit/question';
import { DateField } from '../../../ui/dates-and-money/date-field.tsx';
import { MoneyField } from '../../../ui/dates-and-money/money-field.tsx';
import type { Option } from '../../../ui/fields/field-parts.tsx';
import { RadioPills } from '../../../ui/fields/radio-pills.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { TextField, type TextFieldProps } from '../../../ui/fields/text-field.tsx';
import { including } from './dialog-draft.ts';
import type { QuestionFieldState } from './record-form-state.ts';

type Offered = 'autoComplete' | 'suffix' | 'remark' | 'onLeave' | 'maxLength' | 'isRequired' | 'isOptional';

interface QuestionFieldProps<Q extends Questions, Name extends keyof Q & string> extends Pick<TextFieldProps, Offered> {
  /** The questions of the record. */
  of: Q;
  name: Name;
  form: QuestionFieldState<Name>;
  /** Hints, remarks and what the browser knows of the person go with the field. */
  hasAdvice?: boolean;
  /** A field for several lines has this many. */
  rows?: number;
  /** The choices stand in a list that opens, as for many or for short ones. */
  isList?: boolean;
  /** Instead of the question's own. */
  label?: string;
  options?: readonly Option<string>[];
}

/** The field that a question of this type needs; a form only lays it out. */
export function QuestionField<Q extends Questions, Name extends keyof Q & string>(props: QuestionFieldProps<Q, Name>) {
  const { of: questions, name, form, hasAdvice, isList, isRequired, onLeave } = props;
  const question = questions[name];
  if (!question) return null;
  const { type, isNeededToSave, isNeededToComplete } = question;
  const isOptional = props.isOptional ?? (isRequired === undefined ? undefined : !isRequired);
  const shared = {
    label: props.label ?? question.label,
    isRequired,
    isOptional: isOptional ?? !(isNeededToSave || isNeededToComplete),
    ...(hasAdvice && { hint: question.hint, autoComplete: props.autoComplete }),
  };
  if (type === 'yesNo') return <RadioPills {...shared} options={yesNoOptions} {...form.choice<string>(name)} />;
  if (type === 'choice' || type === 'person') {
    const options = props.options ?? (type === 'choice' ? stableOptions(question) : []);
    const choice = { ...shared, isOptional: isOptional ?? false, options, ...form.choice<string>(name) };
    return isList || type === 'person' ? <Select {...choice} /> : <RadioPills {...choice} />;
  }
  if (type === 'callingCode') {
    const choice = form.choice<string>(name);
    const offered = props.options ?? question.offered.map((value) => ({ value, label: value }));
    return (
      <Select {...shared} isOptional={false} options={including(offered, choice.value, choice.value)} {...choice} />
    );
  }
  if (type === 'text') return <TextAreaField {...shared} rows={props.rows} {...form.field(name)} />;
  const text = {
    ...shared,
    ...form.field(name),
    ...(hasAdvice && { suffix: props.suffix, remark: props.remark, ...(onLeave && { onLeave }) }),
  };
  if (type === 'birthday') return <DateField {...text} />;
  if (type === 'pence') return <MoneyField {...text} />;
  return <TextField {...text} maxLength={props.maxLength} {...textKinds[type]} />;
}

const textKinds: Readonly<Record<string, Partial<TextFieldProps>>> = {
  name: { autoCapitalize: 'words' },
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none' },
  mobile: { type: 'tel', inputMode: 'tel' },
  whole: { inputMode: 'numeric' },
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
