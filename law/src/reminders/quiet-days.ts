import { birthdayIn, type CalendarDate, daysAfter } from '@plainwill/contracts/shared/calendar-date';
import type { WillFacts } from '../facts/will-facts.ts';
import type { RememberedReminder } from './open-reminders.ts';

/** Days on which a letter about death would hurt more than it helps. */
export interface QuietDays {
  birthdays: readonly CalendarDate[];
  /** The days of deaths, or on which we were told of them. */
  deaths: readonly CalendarDate[];
}

/** No letter goes for so many days after a death. */
const mourningDays = 60;

/** The birthdays of everybody whom some answers name, and the deaths among them. */
export const quietDaysOf = (...answers: readonly WillFacts[]): QuietDays => ({
  birthdays: answers.flatMap(({ personalDetails, children, contacts }) =>
    [personalDetails, ...children, ...contacts].flatMap(({ dateOfBirth }) => dateOfBirth ?? []),
  ),
  deaths: answers.flatMap(({ children }) => children.flatMap(({ diedOn }) => diedOn ?? [])),
});

/** A death whose day nobody has said counts from the day on which we were told of it. */
export const withRememberedDeaths = (
  { birthdays, deaths }: QuietDays,
  remembered: readonly Pick<RememberedReminder, 'key' | 'due'>[],
): QuietDays => ({
  birthdays,
  deaths: [...deaths, ...remembered.filter(({ key }) => key.startsWith('REM-06:')).map(({ due }) => due)],
});

/** Easter Sunday, by the calculation of the Gregorian calendar (Meeus, Jones and Butcher). */
function easter(year: number): CalendarDate {
  const [golden, century] = [year % 19, Math.floor(year / 100)];
  const leaps = Math.floor(century / 4);
  const moon = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - leaps - moon + 15) % 30;
  const yearOfCentury = year % 100;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * late + 114;
  const month = String(Math.floor(days / 31)).padStart(2, '0');
  return `${year}-${month}-${String((days % 31) + 1).padStart(2, '0')}`;
}

/** Mothering Sunday is the fourth in Lent, three weeks before Easter. */
export const motheringSunday = (year: number) => daysAfter(easter(year), -21);

/** Father’s Day is the third Sunday in June. */
export function fathersDay(year: number): CalendarDate {
  const weekday = new Date(`${year}-06-01`).getUTCDay();
  return daysAfter(`${year}-06-15`, (7 - weekday) % 7);
}

const isBirthday = (day: CalendarDate, born: CalendarDate) =>
  day.slice(5) === born.slice(5) || birthdayIn(Number(day.slice(0, 4)), born) === day || isEveOfLeapDay(day, born);

/** Some who were born on 29 February keep the day before. */
const isEveOfLeapDay = (day: CalendarDate, born: CalendarDate) =>
  born.endsWith('-02-29') && day.endsWith('-02-28') && daysAfter(day, 1).endsWith('-03-01');

/** Says whether no letter may go on a day. */
export function isQuietDay(day: CalendarDate, { birthdays, deaths }: QuietDays): boolean {
  const year = Number(day.slice(0, 4));
  return (
    ['-12-24', '-12-25', '-12-26'].some((end) => day.endsWith(end)) ||
    day === motheringSunday(year) ||
    day === fathersDay(year) ||
    birthdays.some((born) => isBirthday(day, born)) ||
    deaths.some((died) => died <= day && day <= daysAfter(died, mourningDays))
  );
}
