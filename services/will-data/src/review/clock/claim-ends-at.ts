import { addWorkingDays } from './working-time.ts';

/** A claim lapses after so many working days in which its holder does nothing. */
const workingDaysClaimed = 2;
export const claimEndsAt = (now: Date) => addWorkingDays(now, workingDaysClaimed);
