import { dayMs } from '@plainwill/contracts/shared/durations';

const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' });

/** A moment as the day it falls on here: "27 November 2026". */
export const formatDay = (moment: string) => longDate.format(new Date(moment));

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'Europe/London' });

/** "today", "Tuesday" for one of the last six days, else "14 November 2026". */
export function dayText(at: string, now: Date): string {
  if (formatDay(at) === formatDay(now.toISOString())) return 'today';
  const age = now.getTime() - Date.parse(at);
  return age > 0 && age < 6 * dayMs ? weekday.format(new Date(at)) : formatDay(at);
}
