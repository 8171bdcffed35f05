import { addWorkingDays } from './working-time.ts';

/** A claim lapses after so many working days in which its holder does nothing. */
const workingDaysHeld = 2;
export const heldUntil = (now: Date) => addWorkingDays(now, workingDaysHeld);
