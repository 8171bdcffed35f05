import { type CalendarDate, dayParts, earliestBirth } from '@plainwill/contracts/shared/calendar-date';

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

const yearOf = (day: CalendarDate) => dayParts(day)?.year ?? 0;

/** The years to choose from around the one shown: those in which somebody may have been born. */
export function yearsAround(shown: number, today: CalendarDate): number[] {
  const first = Math.max(shown - yearsEitherSide, yearOf(earliestBirth));
  const last = Math.min(shown + yearsEitherSide, yearOf(today));
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
