import { type ReminderKind, reminderKinds } from '@plainwill/contracts/will-data/reminders/reminder-kinds';
import type { Found, KnownLife, ReminderRule } from './known.ts';
import { childrenRules } from './rules/children-rules.ts';
import { coupleRules } from './rules/couple-rules.ts';
import { paperRules } from './rules/paper-rules.ts';
import { peopleRules } from './rules/people-rules.ts';
import { propertyRules } from './rules/property-rules.ts';

export interface DueReminder extends Found {
  kind: ReminderKind;
}

/** REM-12, 13 and 15 are no rules: nothing that is stored tells of them. */
const rules: readonly ReminderRule[] = [
  ...coupleRules,
  ...childrenRules,
  ...peopleRules,
  ...propertyRules,
  ...paperRules,
];

const urgency = ({ kind }: DueReminder) => reminderKinds.indexOf(kind);

/** Everything that a testator is to be reminded of on a day, the most urgent first. */
export const remindersOf = (known: KnownLife): DueReminder[] =>
  rules
    .flatMap(({ kind, find }) => find(known).map((found) => ({ ...found, kind })))
    .toSorted((a, b) => urgency(a) - urgency(b) || (a.due < b.due ? -1 : 1));
