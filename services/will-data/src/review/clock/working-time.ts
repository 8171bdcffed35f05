import { dayInUnitedKingdom, daysAfter } from '@plainwill/contracts/shared/calendar-date';
import { dayMs } from '@plainwill/contracts/shared/durations';
import { isWorkingDay } from '@plainwill/kit/working-days';

/** From 9 to 17, Monday to Friday, in London, but for bank holidays. */
export const [opens, closes] = [9 * 60, 17 * 60];
export const minutesOfDay = closes - opens;

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
});

/** Minutes of the day in London. */
function minuteOf(instant: Date): number {
  const [hour = 0, minute = 0] = clock.format(instant).split(':').map(Number);
  return (hour % 24) * 60 + minute;
}

const worked = (minute: number) => Math.min(Math.max(minute, opens), closes) - opens;

/** Working minutes from one instant to a later one; 0 where the clock went back in between. */
export function workingMinutesBetween(from: Date, to: Date): number {
  if (to <= from) return 0;
  const [first, last] = [dayInUnitedKingdom(from), dayInUnitedKingdom(to)];
  let minutes = 0;
  for (let day = first; day <= last; day = daysAfter(day, 1)) {
    if (!isWorkingDay(day)) continue;
    const until = day === last ? worked(minuteOf(to)) : minutesOfDay;
    const since = day === first ? worked(minuteOf(from)) : 0;
    minutes += Math.max(until - since, 0);
  }
  return minutes;
}

/** The same instant so many working days later; from a day off, counted from the next working day. */
export function addWorkingDays(from: Date, days: number): Date {
  let at = from;
  for (let left = days; left > 0; ) {
    at = new Date(at.getTime() + dayMs);
    if (isWorkingDay(dayInUnitedKingdom(at))) left -= 1;
  }
  return at;
}
