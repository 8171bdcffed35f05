import { bankHolidays } from './bank-holidays.ts';
import { closes, minutesOfDay, opens } from './working-time.ts';

const holidays = `'{${bankHolidays.join(',')}}'::date[]`;

const inLondon = (instant: string) => `(${instant} at time zone 'Europe/London')`;
const dayOf = (instant: string) => `${inLondon(instant)}::date`;

/** Working minutes of that day that are over. */
const minutesOver = (instant: string) =>
  `least(greatest(extract(hour from ${inLondon(instant)}) * 60 + extract(minute from ${inLondon(instant)}), ${opens}), ${closes}) - ${opens}`;

const isWorkingDay = (day: string) => `(extract(isodow from ${day}) < 6 and ${day} <> all (${holidays}))`;

/** Days from Monday to Friday that lie before a day and not before a Monday long ago. */
const weekdaysBefore = (day: string) =>
  `((${day} - date '2001-01-01') / 7 * 5 + least((${day} - date '2001-01-01') % 7, 5))`;

const workingDays = (first: string, last: string) =>
  `(${weekdaysBefore(`(${last} + 1)`)} - ${weekdaysBefore(first)}
    - (select count(*) from unnest(${holidays}) holiday where holiday between ${first} and ${last}))`;

/**
 * `workingMinutesBetween` of two SQL expressions, for what the database counts over many rows; null where the first is.
 * A bank holiday is never on a weekend here, as `bank-holidays.ts` has none there.
 */
export const workingMinutesSql = (from: string, to: string): string => `
  (case when ${to} <= ${from} then 0 else
    ${minutesOfDay} * ${workingDays(dayOf(from), dayOf(to))}
    - case when ${isWorkingDay(dayOf(from))} then ${minutesOver(from)} else 0 end
    - case when ${isWorkingDay(dayOf(to))} then ${minutesOfDay} - (${minutesOver(to)}) else 0 end
  end)::int`;
