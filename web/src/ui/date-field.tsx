import { dayInUnitedKingdom } from '@plainwill/contracts/shared/calendar-date';
import { useState } from 'react';
import { dateProblem, printDate, readDate } from './date-text.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

type DateFieldProps = Pick<
  TextFieldProps,
  'label' | 'value' | 'name' | 'error' | 'suffix' | 'onChange' | 'onLeave' | 'autoComplete'
>;

/** A day in the past, typed. Its value is the text: `usableDate` says which day that is. */
export function DateField(props: DateFieldProps) {
  const [isLeft, setLeft] = useState(true);
  const today = dayInUnitedKingdom(new Date());
  const leave = () => {
    const date = readDate(props.value, today);
    if (date) props.onChange(printDate(date));
    setLeft(true);
    props.onLeave?.();
  };
  const problem = isLeft ? dateProblem(props.value, props.label, today) : null;
  return (
    <TextField
      {...props}
      inputMode="numeric"
      hint="For example, 27/3/1984"
      error={props.error ?? problem ?? undefined}
      onChange={(text) => {
        setLeft(false);
        props.onChange(text);
      }}
      onLeave={leave}
    />
  );
}
