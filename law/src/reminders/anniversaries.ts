import { birthdayIn, type CalendarDate } from '@plainwill/contracts/shared/calendar-date';

/** The last anniversary of a day that has come, of those every so many years; none before the first. */
export function anniversaries(
  from: CalendarDate,
  asOf: CalendarDate,
  everyYears: number,
): { year: number; day: CalendarDate }[] {
  const first = Number(from.slice(0, 4));
  const passed = Number(asOf.slice(0, 4)) - first;
  const years = birthdayIn(first + passed, from) <= asOf ? passed : passed - 1;
  const last = years - (years % everyYears);
  return last < everyYears ? [] : [{ year: last, day: birthdayIn(first + last, from) }];
}
