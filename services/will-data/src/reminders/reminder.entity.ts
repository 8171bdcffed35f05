import { defineEntity, p } from '@mikro-orm/core';
import type { ReminderKind } from '@plainwill/contracts/will-data/reminders/reminder-kinds';
import { owner } from '../record/people/person.entity.ts';
import { ownerKey } from '../record/testator/testator.entity.ts';

/** A reminder from the day on which it was first found: ids and days alone, no word of it. */
export const ReminderSchema = defineEntity({
  name: 'Reminder',
  tableName: 'reminders',
  properties: {
    accountId: () => owner().primary(),
    /** Made by the rule that finds it: the same event has the same key. */
    key: p.string().length(200).primary(),
    due: p.date(),
    /** When an email that tells of it was last promised; null before. */
    toldAt: p.datetime().nullable(),
    /** The message that tells of it. */
    messageId: p.uuid().nullable().index(),
    doneAt: p.datetime().nullable(),
    /** It is shown and sent again from this day on; null where it was never put off. */
    snoozedUntil: p.date().nullable(),
  },
});

/** The emails that an account wants, and how far its reminders have been looked for. */
export const ReminderSettingsSchema = defineEntity({
  name: 'ReminderSettings',
  tableName: 'reminder_settings',
  properties: {
    accountId: ownerKey,
    isOff: p.boolean().default(false),
    kindsOff: p.json<ReminderKind[]>().nullable(),
    /** The last day on which it was looked whether something is to be sent; null before. */
    lookedOn: p.date().nullable(),
  },
});
