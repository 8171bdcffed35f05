import { type ReminderKind, reminderKinds } from '@plainwill/contracts/will-data/reminders/reminder-kinds';
import type { Found, KnownLife, ReminderRule } from './known.ts';
import { childrenRules } from './rules/children-rules.ts';
import { coupleRules } from './rules/couple-rules.ts';
import { paperRules } from './rules/paper-rules.ts';
import { peopleRules } from './rules/people-rules.ts';
import { propertyRules } from './rules/property-rules.ts';
import { trustedRules } from './rules/trusted-rules.ts';

export interface DueReminder extends Found {
  kind: ReminderKind;
}

/** REM-15 is no rule: the register of charities that is read tells which were removed, and not which have merged. */
const rules: readonly ReminderRule[] = [
  ...coupleRules,
  ...childrenRules,
  ...peopleRules,
  ...propertyRules,
  ...paperRules,
  ...trustedRules,
];

const urgency = ({ kind }: DueReminder) => reminderKinds.indexOf(kind);

/** Everything that a testator is to be reminded of on a day, the most urgent first. */
export const remindersOf = (known: KnownLife): DueReminder[] =>
  rules
    .flatMap(({ kind, find }) => find(known).map((found) => ({ ...found, kind })))
    .toSorted((a, b) => urgency(a) - urgency(b) || (a.due < b.due ? -1 : 1));
