import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import { type ComponentProps, useState } from 'react';
import { DateField, todayHere } from './date-field.tsx';
import { hasFullYear, pastDays, printDate, usableDay } from './date-text.ts';

type DayFieldProps = Omit<ComponentProps<typeof DateField>, 'value' | 'onChange' | 'onLeave'> & {
  /** Empty while there is none. */
  value: CalendarDate | '';
  onChange: (day: CalendarDate | '') => void;
};

/** A `DateField` whose value is the day. While a year is still typed, the day stays as it was. */
export function DayField({ value, onChange, days = pastDays(todayHere()), ...props }: DayFieldProps) {
  const [typed, setTyped] = useState({ text: '', day: '' });
  const text = typed.text && typed.day === value ? typed.text : value && printDate(value);
  const change = (text: string) => {
    const isFinished = !text.trim() || hasFullYear(text);
    const day = isFinished ? (usableDay(text, days) ?? '') : value;
    setTyped({ text, day });
    if (day !== value) onChange(day);
  };
  return <DateField {...props} days={days} value={text} onChange={change} />;
}
