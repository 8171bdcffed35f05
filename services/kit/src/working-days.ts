import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';

/**
 * Bank holidays in England and Wales, as https://www.gov.uk/bank-holidays lists them, or where it does not yet, by the
 * Banking and Financial Dealings Act 1971, Schedule 1, and the usual proclamations. Checked on 25 November 2026.
 */
export const bankHolidays: ReadonlySet<CalendarDate> = new Set([
  '2026-01-01',
  '2026-04-03',
  '2026-04-06',
  '2026-05-04',
  '2026-05-25',
  '2026-08-31',
  '2026-12-25',
  '2026-12-28',
  '2027-01-01',
  '2027-03-26',
  '2027-03-29',
  '2027-05-03',
  '2027-05-31',
  '2027-08-30',
  '2027-12-27',
  '2027-12-28',
  '2028-01-03',
  '2028-04-14',
  '2028-04-17',
  '2028-05-01',
  '2028-05-29',
  '2028-08-28',
  '2028-12-25',
  '2028-12-26',
]);

/** Monday to Friday, but for bank holidays. */
export function isWorkingDay(day: CalendarDate): boolean {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !bankHolidays.has(day);
}
