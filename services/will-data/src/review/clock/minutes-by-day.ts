import { dayInUnitedKingdom, daysAfter } from '@plainwill/contracts/shared/calendar-date';
import { isWorkingDay } from '@plainwill/kit/working-days';
import { closes, minutesOfDay, opens, workingMinutesBetween } from './working-time.ts';

/** When a row’s clock was started, in the time of London: a column `since` for the two below. */
export const sinceInLondon = (column: string) => `${column} at time zone 'Europe/London' since`;

/**
 * The working minutes from `since` until one instant, as `workingMinutesBetween` has them: for what the database counts.
 * 0 where it is null. Goes with the join.
 */
export const minutesSince = `coalesce(greatest(working_day.minutes - case when is_working then
  least(greatest(floor(extract(epoch from since::time) / 60), ${opens}), ${closes}) - ${opens} else 0 end, 0), 0)::int`;

/** The days that `since` may be on, as parameters. */
export const joinWorkingDays =
  'left join unnest(?::date[], ?::int[], ?::boolean[]) working_day (day, minutes, is_working) on day = since::date';

/** Those parameters: the days from the earliest `since` to one instant, and the working minutes that each leaves until it. */
export function workingDays(earliest: Date, until: Date): [string, string, string] {
  const [first, last] = [dayInUnitedKingdom(earliest), dayInUnitedKingdom(until)];
  const [days, left, areWorking]: [string[], number[], boolean[]] = [[], [], []];
  let minutes = workingMinutesBetween(new Date(`${first}T00:00:00Z`), until);
  for (let day = first; day <= last; day = daysAfter(day, 1)) {
    const isWorking = isWorkingDay(day);
    days.push(day);
    left.push(minutes);
    areWorking.push(isWorking);
    if (isWorking) minutes -= minutesOfDay;
  }
  return [`{${days.join(',')}}`, `{${left.join(',')}}`, `{${areWorking.join(',')}}`];
}
