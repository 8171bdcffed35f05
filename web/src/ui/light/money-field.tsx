import { LightField, type LightFieldProps } from './field.tsx';
import { readPounds, tidyPounds } from './pounds.ts';

type MoneyFieldProps = Pick<
  LightFieldProps,
  'label' | 'value' | 'onChange' | 'name' | 'hint' | 'isOptional' | 'remark'
>;

/** Pounds as people type them: with or without commas, a pound sign, or k and m for thousands and millions. */
export function MoneyField(props: MoneyFieldProps) {
  return (
    <LightField
      {...props}
      prefix="£"
      inputMode="decimal"
      width="money"
      maxLength={24}
      onLeave={() => readPounds(props.value) !== null && props.onChange(tidyPounds(props.value))}
    />
  );
}
