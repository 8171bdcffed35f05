import { dayMs } from './durations.ts';

/** A day without a time or zone, as `YYYY-MM-DD`. */
export type CalendarDate = string;

export interface DayParts {
  year: number;
  month: number;
  day: number;
}

/** The parts of a real day, or null: `2026-02-30` is not one. */
export function dayParts(date: CalendarDate): DayParts | null {
  if (date.length !== 10 || date[4] !== '-' || date[7] !== '-') return null;
  const year = digits(date, 0, 4);
  const month = digits(date, 5, 7);
  const day = digits(date, 8, 10);
  const isReal = year >= 0 && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
  return isReal ? { year, month, day } : null;
}

/** The number that stands there; NaN where there is anything but digits. Read here because a pattern costs the most. */
function digits(text: string, from: number, to: number): number {
  let read = 0;
  for (let at = from; at < to; at++) {
    const digit = text.charCodeAt(at) - 48;
    read = digit >= 0 && digit <= 9 ? 10 * read + digit : Number.NaN;
  }
  return read;
}

// Counted here because a Date for each day would be most of the time that an estimate of tax takes.
function daysIn(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** Whole years reached on `asOf`, by calendar birthday; one born on 29 February ages on 1 March in common years. */
export function ageOn(dateOfBirth: CalendarDate, asOf: CalendarDate): number | null {
  const born = dayParts(dateOfBirth);
  const today = dayParts(asOf);
  if (!born || !today || dateOfBirth > asOf) return null;
  return yearsBetween(born, today);
}

/** Whole years from one day to a later one, anniversaries as for `ageOn`. */
export function yearsBetween(from: DayParts, to: DayParts): number {
  const hadAnniversary = to.month > from.month || (to.month === from.month && to.day >= from.day);
  return to.year - from.year - (hadAnniversary ? 0 : 1);
}

/** So many days later, or earlier where the number is negative. */
export const daysAfter = (day: CalendarDate, days: number): CalendarDate =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** The birthday in a year: 29 February falls on 1 March in a common year, as `ageOn` has it. */
export function birthdayIn(year: number, dateOfBirth: CalendarDate): CalendarDate {
  const day = dateOfBirth.slice(5);
  return `${year}-${day === '02-29' && daysIn(year, 2) === 28 ? '03-01' : day}`;
}

export const earliestBirth: CalendarDate = '1900-01-01';

// Made when it is first needed, and once: making it costs a hundred times what it does.
let unitedKingdom: Intl.DateTimeFormat | undefined;

/** The day in the United Kingdom at an instant: what "today" means to the testator and to the law. */
export function dayInUnitedKingdom(instant: Date): CalendarDate {
  unitedKingdom ??= new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' });
  return unitedKingdom.format(instant);
}
