import { ageOn, type CalendarDate, dayParts } from '@plainwill/contracts/shared/calendar-date';

/** The same day of a later year; of 29 February, 1 March in common years. */
export function yearsAfter(day: CalendarDate, years: number): CalendarDate {
  const [year = '', rest = ''] = [day.slice(0, 4), day.slice(4)];
  const later = `${String(Number(year) + years).padStart(4, '0')}${rest}`;
  return dayParts(later) ? later : `${later.slice(0, 4)}-03-01`;
}

export const yearOf = (day: CalendarDate) => Number(day.slice(0, 4));

/** Whole years on a day; 0 of somebody born that day or later; null where the birthday is not known. */
export const ageOnDay = (born: CalendarDate | null, day: CalendarDate) =>
  born === null ? null : (ageOn(born, day) ?? 0);
