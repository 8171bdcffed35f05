/** A day without a time or zone, as `YYYY-MM-DD`. */
export type CalendarDate = string;

const pattern = /^(\d{4})-(\d{2})-(\d{2})$/;

export interface DayParts {
  year: number;
  month: number;
  day: number;
}

/** The parts of a real day, or null: `2026-02-30` is not one. */
export function dayParts(date: CalendarDate): DayParts | null {
  const match = pattern.exec(date);
  if (!match) return null;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  const asUtc = new Date(Date.UTC(year, month - 1, day));
  const isReal = asUtc.getUTCFullYear() === year && asUtc.getUTCMonth() === month - 1 && asUtc.getUTCDate() === day;
  return isReal ? { year, month, day } : null;
}

/** Whole years reached on `asOf`, by calendar birthday; one born on 29 February ages on 1 March in common years. */
export function ageOn(dateOfBirth: CalendarDate, asOf: CalendarDate): number | null {
  const born = dayParts(dateOfBirth);
  const today = dayParts(asOf);
  if (!born || !today || dateOfBirth > asOf) return null;
  const hadBirthday = today.month > born.month || (today.month === born.month && today.day >= born.day);
  return today.year - born.year - (hadBirthday ? 0 : 1);
}

export const earliestBirth: CalendarDate = '1900-01-01';

/** The day in the United Kingdom at an instant: what "today" means to the testator and to the law. */
export function dayInUnitedKingdom(instant: Date): CalendarDate {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(instant);
}
