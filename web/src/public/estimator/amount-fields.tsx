import { TextField, type TextFieldProps } from '../../ui/fields/text-field.tsx';
import { readPercent, readPounds, tidyPercent, tidyPounds } from './pounds.ts';

type AmountFieldProps = Pick<
  TextFieldProps,
  'label' | 'value' | 'onChange' | 'name' | 'hint' | 'isOptional' | 'remark'
>;

export function PercentField(props: AmountFieldProps) {
  return (
    <TextField
      {...props}
      sign="%"
      inputMode="decimal"
      width="small"
      maxLength={16}
      onLeave={() => readPercent(props.value) !== null && props.onChange(tidyPercent(props.value))}
    />
  );
}

/** Pounds as people type them: with or without commas, a pound sign, or k and m for thousands and millions. */
export function PoundsField(props: AmountFieldProps) {
  return (
    <TextField
      {...props}
      sign="£"
      inputMode="decimal"
      width="medium"
      maxLength={24}
      onLeave={() => readPounds(props.value) !== null && props.onChange(tidyPounds(props.value))}
    />
  );
}
