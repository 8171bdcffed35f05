import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import type { DueReminder } from './reminders-of.ts';

/** A reminder as it is remembered from when it was first found. */
export interface RememberedReminder {
  key: string;
  due: CalendarDate;
  /** The day of the last letter that told of it; null for none. */
  toldOn: CalendarDate | null;
  isDone: boolean;
  /** The day from which it is to be said again; null where it was never put off. */
  snoozedUntil: CalendarDate | null;
}

const subjectOf = (key: string) => key.slice(0, key.lastIndexOf(':'));

/** Those that are neither done nor put off, each from the day on which it was first found. */
export function openReminders(
  found: readonly DueReminder[],
  remembered: readonly RememberedReminder[],
  today: CalendarDate,
): DueReminder[] {
  const known = new Map(remembered.map((each) => [each.key, each]));
  const putOff = new Set(
    remembered.flatMap(({ key, snoozedUntil }) => (snoozedUntil && snoozedUntil > today ? subjectOf(key) : [])),
  );
  return found
    .filter(({ key }) => !known.get(key)?.isDone && !putOff.has(subjectOf(key)))
    .map((each) => ({ ...each, due: known.get(each.key)?.due ?? each.due }));
}

/** Those that no letter has told of, or not since their owner put them off. */
export function untoldReminders(
  open: readonly DueReminder[],
  remembered: readonly RememberedReminder[],
): DueReminder[] {
  const known = new Map(remembered.map((each) => [each.key, each]));
  return open.filter(({ key }) => {
    const { toldOn = null, snoozedUntil = null } = known.get(key) ?? {};
    return toldOn === null || (snoozedUntil !== null && toldOn < snoozedUntil);
  });
}
