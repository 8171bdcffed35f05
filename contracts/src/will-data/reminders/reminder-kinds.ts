/** The kinds of reminders, those that are most urgent first; the rules stand in `law/src/reminders`. */
export const reminderKinds = [
  'marriage',
  'unsigned',
  'divorce',
  'child',
  'birthday',
  'approval',
  'death',
  'home',
  'helpers',
  'things',
  'place',
  'trusted',
  'law',
  'years',
] as const;
export type ReminderKind = (typeof reminderKinds)[number];

/** A reminder can be put off for so many months. */
export const snoozeMonths = [1, 3, 12] as const;
export type SnoozeMonths = (typeof snoozeMonths)[number];
