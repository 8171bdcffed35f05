import { PlainField, type PlainFieldProps } from '../../ui/fields/plain-field.tsx';
import { readPercent, readPounds, tidyPercent, tidyPounds } from './pounds.ts';

type AmountFieldProps = Pick<
  PlainFieldProps,
  'label' | 'value' | 'onChange' | 'name' | 'hint' | 'isOptional' | 'remark'
>;

export function PercentField(props: AmountFieldProps) {
  return (
    <PlainField
      {...props}
      suffix="%"
      inputMode="decimal"
      width="percent"
      maxLength={16}
      onLeave={() => readPercent(props.value) !== null && props.onChange(tidyPercent(props.value))}
    />
  );
}

/** Pounds as people type them: with or without commas, a pound sign, or k and m for thousands and millions. */
export function PoundsField(props: AmountFieldProps) {
  return (
    <PlainField
      {...props}
      prefix="£"
      inputMode="decimal"
      width="money"
      maxLength={24}
      onLeave={() => readPounds(props.value) !== null && props.onChange(tidyPounds(props.value))}
    />
  );
}
