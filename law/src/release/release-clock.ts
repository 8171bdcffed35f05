import { type CalendarDate, daysAfter } from '@plainwill/contracts/shared/calendar-date';
import { hourMs } from '@plainwill/contracts/shared/durations';
import { barredDays } from '@plainwill/contracts/will-data/release/release-vocabulary';

/**
 * Counts an hour between two looks at the clock. A gap of two hours or more counts for nothing, nor does time that runs
 * backwards: either the clock was set, or no one was there to see that the owner was told.
 * @returns null while the hour is not over
 */
export function hourBetween(lookedAt: Date, now: Date): { counts: boolean } | null {
  const elapsedMs = now.getTime() - lookedAt.getTime();
  if (elapsedMs >= 0 && elapsedMs < hourMs) return null;
  return { counts: elapsedMs >= 0 && elapsedMs < 2 * hourMs };
}

/**
 * The day from which someone may ask again.
 * @param vetoes the days on which the owner has said “I am here” to a request of theirs, the latest last
 * @returns null where nothing bars them, and `never` for one who may not ask any more
 */
export function mayAskFrom(vetoes: readonly CalendarDate[]): CalendarDate | 'never' | null {
  const last = vetoes.at(-1);
  if (last === undefined) return null;
  const days = barredDays[vetoes.length - 1];
  return days === undefined ? 'never' : daysAfter(last, days);
}
