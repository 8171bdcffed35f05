import { workingMinutesBetween } from './working-time.ts';

interface Clock {
  clockSince?: Date | null;
  clockUsedMinutes: number;
}

/** Working minutes that the clock of a review has run. */
export const minutesUsed = ({ clockSince, clockUsedMinutes }: Clock, now: Date): number =>
  clockUsedMinutes + (clockSince ? workingMinutesBetween(clockSince, now) : 0);
