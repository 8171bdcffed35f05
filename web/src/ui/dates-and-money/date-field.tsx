import { type CalendarDate, dayInUnitedKingdom } from '@plainwill/contracts/shared/calendar-date';
import { CalendarDays } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { TextField, type TextFieldProps } from '../fields/text-field.tsx';
import { lazyPart } from '../loading/lazy-part.tsx';
import { PartProblem } from '../loading/part-problem.tsx';
import { type Days, dateProblem, pastDays, printDate, readDate, usableDay, yearProblem } from './date-text.ts';

const CalendarPopup = lazyPart(() => import('./calendar-popup.tsx'), PartProblem);

type DateFieldProps = Pick<
  TextFieldProps,
  | 'label'
  | 'value'
  | 'name'
  | 'error'
  | 'hint'
  | 'isRequired'
  | 'isOptional'
  | 'suffix'
  | 'onChange'
  | 'onLeave'
  | 'autoComplete'
  | 'hasFirstFocus'
> & {
  /** The day at which the calendar opens while none is given; today if nothing is said. */
  calendarStart?: CalendarDate;
  /** Which days may be given; those until today if nothing is said. */
  days?: Days;
};

export const todayHere = () => dayInUnitedKingdom(new Date());

/** A day, typed or chosen. Its value is the text: `usableDate` says which day that is. */
export function DateField({ calendarStart, days = pastDays(todayHere()), ...props }: DateFieldProps) {
  const [isLeft, setLeft] = useState(true);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const leave = () => {
    const date = readDate(props.value, days);
    if (date) props.onChange(printDate(date));
    setLeft(true);
    props.onLeave?.();
  };
  const choose = (day: CalendarDate) => {
    props.onChange(printDate(day));
    setLeft(true);
    setOpen(false);
    props.onLeave?.();
  };
  // A draft from before may end within the year.
  const problem = isLeft
    ? (dateProblem(props.value, props.label, days) ?? yearProblem(props.value, props.label))
    : null;
  return (
    <>
      <TextField
        {...props}
        inputMode="numeric"
        hint={props.hint ?? 'For example, 27/3/1984'}
        error={props.error ?? problem ?? undefined}
        onChange={(text) => {
          setLeft(false);
          props.onChange(text);
        }}
        onLeave={leave}
        control={
          <button
            type="button"
            ref={button}
            onClick={() => setOpen(true)}
            aria-label={`${props.label}: choose from a calendar`}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            className="flex size-11 cursor-pointer items-center justify-center rounded-field text-deep hover:bg-sage"
          >
            <CalendarDays aria-hidden strokeWidth={2.2} className="size-5" />
          </button>
        }
      />
      {isOpen && (
        <Suspense>
          <CalendarPopup
            label={props.label}
            value={usableDay(props.value, days)}
            start={calendarStart ?? days.today}
            days={days}
            button={button}
            onChoose={choose}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
