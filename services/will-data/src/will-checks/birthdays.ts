import { type CalendarDate, dayParts } from '@plainwill/contracts/shared/calendar-date';
import { adultAge } from '@plainwill/contracts/will-data/people';

/** The day on which somebody comes of age; one born on 29 February, on 1 March of a common year. */
export function eighteenthBirthday(dateOfBirth: CalendarDate): CalendarDate {
  const year = Number(dateOfBirth.slice(0, 4)) + adultAge;
  const day = `${year}${dateOfBirth.slice(4)}`;
  return dayParts(day) ? day : `${year}-03-01`;
}
