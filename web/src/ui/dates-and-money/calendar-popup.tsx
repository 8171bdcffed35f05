import { CalendarDate, endOfWeek, parseDate, startOfWeek } from '@internationalized/date';
import { type CalendarDate as Day, dayParts, earliestBirth } from '@plainwill/contracts/shared/calendar-date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { Select } from '../fields/select.tsx';
import type { Days } from './date-text.ts';
import { formatDay } from './format-date.ts';

export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const yearsEitherSide = 50;

const yearOf = (day: Day) => dayParts(day)?.year ?? 0;

/** The years to choose from around the one shown, of those that may be given. */
export function yearsAround(shown: number, latest: Day): number[] {
  const first = Math.max(shown - yearsEitherSide, yearOf(earliestBirth));
  const last = Math.min(shown + yearsEitherSide, yearOf(latest));
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

interface CalendarPopupProps {
  /** The chosen date has this name: "Date of birth". */
  label: string;
  value: Day | null;
  /** The day it opens at when none is chosen. */
  start: Day;
  days: Days;
  button: RefObject<HTMLElement | null>;
  onChoose: (day: Day) => void;
  onClose: () => void;
}

const arrow =
  'flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-field hover:bg-sage disabled:text-field';

const cell =
  'mx-auto flex size-9.5 cursor-pointer items-center justify-center rounded-field font-medium hover:bg-sage data-today:underline data-today:decoration-2 data-today:underline-offset-4 data-disabled:cursor-not-allowed data-disabled:text-field data-disabled:hover:bg-transparent data-outside-month:invisible data-selected:bg-deep data-selected:text-white data-focus-visible:focus-ring forced-colors:data-selected:bg-[Highlight] forced-colors:data-selected:text-[HighlightText]';

const lastDayOf = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** Days to choose from, by pointer or by keys. Loaded when it is first wanted. */
export default function CalendarPopup({ label, value, start, days, button, onChoose, onClose }: CalendarPopupProps) {
  const { today, latest } = days;
  const [shown, setShown] = useState(() => parseDate(value ?? start));
  const go = (date: CalendarDate) => {
    const [first, last] = [parseDate(earliestBirth), parseDate(latest)];
    setShown(date.compare(first) < 0 ? first : date.compare(last) > 0 ? last : date);
  };
  const goTo = (year: number, month: number) =>
    go(new CalendarDate(year, month, Math.min(shown.day, lastDayOf(year, month))));
  const weekKeys = (event: KeyboardEvent) => {
    if (!(event.target as Element).closest('table') || !/^(Home|End)$/.test(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    go(event.key === 'Home' ? startOfWeek(shown, 'en-GB') : endOfWeek(shown, 'en-GB'));
  };
  return (
    <Popover
      triggerRef={button}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      placement="bottom end"
      className="w-[min(21rem,100vw-1.5rem)] overflow-auto rounded-card border border-field bg-card p-3 sm:p-4"
    >
      <Dialog aria-label={`${label}: choose from a calendar`} className="outline-none">
        <div onKeyDownCapture={weekKeys}>
          <Calendar
            aria-label={label}
            value={value === null ? null : parseDate(value)}
            onChange={(date) => date && onChoose(date.toString())}
            focusedValue={shown}
            onFocusChange={go}
            minValue={parseDate(earliestBirth)}
            maxValue={parseDate(latest)}
            autoFocus
          >
            <div className="grid grid-cols-[1fr_auto] gap-2">
              <Select
                label="Month"
                options={monthNames.map((name, index) => ({ value: String(index + 1), label: name }))}
                value={String(shown.month)}
                onChange={(month) => goTo(shown.year, Number(month))}
              />
              <div className="min-w-[6.5rem]">
                <Select
                  label="Year"
                  hasShortList
                  options={yearsAround(shown.year, latest).map((year) => ({
                    value: String(year),
                    label: String(year),
                  }))}
                  value={String(shown.year)}
                  onChange={(year) => goTo(Number(year), shown.month)}
                />
              </div>
            </div>
            <div className="mt-2 flex items-center justify-between">
              <Button slot="previous" className={arrow}>
                <ChevronLeft aria-hidden strokeWidth={2.2} className="size-5" />
              </Button>
              <span aria-hidden className="font-semibold">
                {monthNames[shown.month - 1]} {shown.year}
              </span>
              <Button slot="next" className={arrow}>
                <ChevronRight aria-hidden strokeWidth={2.2} className="size-5" />
              </Button>
            </div>
            <CalendarGrid className="w-full table-fixed">
              <CalendarGridHeader>
                {(day) => (
                  <CalendarHeaderCell className="h-8 text-small font-semibold text-muted">{day}</CalendarHeaderCell>
                )}
              </CalendarGridHeader>
              <CalendarGridBody>{(date) => <CalendarCell date={date} className={cell} />}</CalendarGridBody>
            </CalendarGrid>
          </Calendar>
        </div>
        <p className="mt-2 text-small text-muted">Today is {formatDay(today)}</p>
      </Dialog>
    </Popover>
  );
}
