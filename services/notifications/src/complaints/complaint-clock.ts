import {
  type ComplaintKind,
  complaintDays,
  complaintRetentionYears,
  isComplaint,
} from '@plainwill/contracts/notifications/complaint-vocabulary';
import { type CalendarDate, dayInUnitedKingdom, daysAfter } from '@plainwill/contracts/shared/calendar-date';
import { dayMs } from '@plainwill/contracts/shared/durations';
import { isWorkingDay } from '@plainwill/kit/working-days';

const daysBetween = (from: CalendarDate, to: CalendarDate) => Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

/** The same day of the next month; where it has no such day, its last. */
function monthAfter(day: CalendarDate): CalendarDate {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const lastOfNext = new Date(Date.UTC(year, month + 1, 0));
  return new Date(Date.UTC(year, month, Math.min(date, lastOfNext.getUTCDate()))).toISOString().slice(0, 10);
}

const workingDayFrom = (day: CalendarDate): CalendarDate =>
  isWorkingDay(day) ? day : workingDayFrom(daysAfter(day, 1));

/**
 * The last day of the clock. A complaint has 30 days (DPA 2018 s.164A); a request about data has a calendar month, and
 * until the next working day where that ends on a weekend or a holiday (UK GDPR Art 12(3), as the ICO counts it).
 * Waiting for the person does not stop the clock.
 */
export function dueOn(kind: ComplaintKind, receivedAt: Date): CalendarDate {
  const received = dayInUnitedKingdom(receivedAt);
  return isComplaint(kind) ? daysAfter(received, complaintDays) : workingDayFrom(monthAfter(received));
}

/** Days until the clock runs out; fewer than 0 once it has. */
export const daysLeft = (kind: ComplaintKind, receivedAt: Date, now: Date) =>
  daysBetween(dayInUnitedKingdom(now), dueOn(kind, receivedAt));

/** The progress letter that is owed by now: one when the clock runs out, another 30 days later. */
export function progressOwed(kind: ComplaintKind, receivedAt: Date, now: Date): 'progress-30' | 'progress-60' | null {
  const late = -daysLeft(kind, receivedAt, now);
  if (late >= complaintDays) return 'progress-60';
  return late >= 0 ? 'progress-30' : null;
}

function yearsAfter(from: Date, years: number): Date {
  const moved = new Date(from);
  moved.setUTCFullYear(moved.getUTCFullYear() + years);
  return moved;
}

export const erasureOf = (closedAt: Date) => yearsAfter(closedAt, complaintRetentionYears);

/** A complaint that was closed before this is erased. */
export const erasedBefore = (now: Date) => yearsAfter(now, -complaintRetentionYears);
