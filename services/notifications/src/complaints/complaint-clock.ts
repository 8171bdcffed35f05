import { complaintDays, complaintRetentionYears } from '@plainwill/contracts/notifications/complaint-vocabulary';
import { type CalendarDate, dayInUnitedKingdom, daysAfter } from '@plainwill/contracts/shared/calendar-date';
import { dayMs } from '@plainwill/contracts/shared/durations';

const daysBetween = (from: CalendarDate, to: CalendarDate) => Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

/** Whole days since it reached us, as the calendar in the United Kingdom has them. */
export const daysSince = (receivedAt: Date, now: Date) =>
  daysBetween(dayInUnitedKingdom(receivedAt), dayInUnitedKingdom(now));

/** The last day of the clock. Waiting for the person does not stop it. */
export const dueOn = (receivedAt: Date) => daysAfter(dayInUnitedKingdom(receivedAt), complaintDays);

export const daysLeft = (receivedAt: Date, now: Date) => complaintDays - daysSince(receivedAt, now);

function yearsAfter(from: Date, years: number): Date {
  const moved = new Date(from);
  moved.setUTCFullYear(moved.getUTCFullYear() + years);
  return moved;
}

export const erasureOf = (closedAt: Date) => yearsAfter(closedAt, complaintRetentionYears);

/** A complaint that was closed before this is erased. */
export const erasedBefore = (now: Date) => yearsAfter(now, -complaintRetentionYears);
