import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';

/** The tax year of a day, which runs from 6 April: `2026-27`. */
export function taxYearOf(day: CalendarDate): string {
  const year = Number(day.slice(0, 4));
  const first = day.slice(5) < '04-06' ? year - 1 : year;
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}`;
}
