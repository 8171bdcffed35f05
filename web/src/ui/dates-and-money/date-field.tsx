import { type CalendarDate, dayInUnitedKingdom } from '@plainwill/contracts/shared/calendar-date';
import { CalendarDays } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { TextField, type TextFieldProps } from '../fields/text-field.tsx';
import { lazyPart } from '../loading/lazy-part.tsx';
import { PartProblem } from '../loading/part-problem.tsx';
import { dateProblem, printDate, readDate, usableDate } from './date-text.ts';

const CalendarPopup = lazyPart(() => import('./calendar-popup.tsx'), PartProblem);

type DateFieldProps = Pick<
  TextFieldProps,
  | 'label'
  | 'value'
  | 'name'
  | 'error'
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
};

/** A day in the past, typed or chosen. Its value is the text: `usableDate` says which day that is. */
export function DateField({ calendarStart, ...props }: DateFieldProps) {
  const [isLeft, setLeft] = useState(true);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const today = dayInUnitedKingdom(new Date());
  const leave = () => {
    const date = readDate(props.value, today);
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
  const problem = isLeft ? dateProblem(props.value, props.label, today) : null;
  return (
    <>
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
        control={
          <Button
            ref={button}
            onPress={() => setOpen(true)}
            aria-label={`${props.label}: choose from a calendar`}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            className="flex size-11 cursor-pointer items-center justify-center rounded-field text-deep hover:bg-sage"
          >
            <CalendarDays aria-hidden strokeWidth={2.2} className="size-5" />
          </Button>
        }
      />
      {isOpen && (
        <Suspense>
          <CalendarPopup
            label={props.label}
            value={usableDate(props.value, today)}
            start={calendarStart ?? today}
            today={today}
            button={button}
            onChoose={choose}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
