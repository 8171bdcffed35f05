import { z } from 'zod';
import { mutation, perMinute, query } from '../../kit/contract.ts';
import type { ReasonTable } from '../../kit/reasons.ts';
import { reminderKinds, snoozeMonths } from './reminder-kinds.ts';

/** The rule, and ids: `REM-03:…`. */
const key = z
  .string()
  .max(200)
  .regex(/^REM-\d\d:[\w:-]+$/);

/** Something that has come up since a will was signed, or a copy made. */
export const Reminder = z.strictObject({
  key,
  kind: z.enum(reminderKinds),
  due: z.iso.date(),
  /** The numbers of the clauses concerned, as they stand in the signed will. */
  clauses: z.array(z.string()),
  words: z.string(),
});
export type Reminder = z.infer<typeof Reminder>;

/** The reminders that are sent by email; on the screen each is always shown. */
export const ReminderSettings = z.strictObject({
  /** No email of any kind. */
  isOff: z.boolean(),
  kindsOff: z.array(z.enum(reminderKinds)).max(reminderKinds.length),
});
export type ReminderSettings = z.infer<typeof ReminderSettings>;

export const reminderReasons = {
  ReminderNotFound: { code: 'NOT_FOUND', message: 'That reminder is no longer there. Load the page again.' },
  ReminderLinkBroken: {
    code: 'NOT_FOUND',
    message: 'This link is not complete. Open it again from the email, or sign in and turn reminders off there.',
  },
} as const satisfies ReasonTable;

const own = { access: 'account', limit: perMinute(60), isCostly: true } as const;

/** The most urgent first; none that is done or put off. */
const Reminders = z.array(Reminder);

export const remindersContract = {
  list: query({
    ...own,
    input: z.void(),
    output: z.strictObject({ reminders: Reminders, settings: ReminderSettings }),
  }),
  /** It is never shown or sent again. Harmless to repeat. */
  done: mutation({ ...own, input: z.strictObject({ key }), output: Reminders }),
  /** It is shown and sent again after so many months. */
  snooze: mutation({ ...own, input: z.strictObject({ key, months: z.literal(snoozeMonths) }), output: Reminders }),
  settings: mutation({ ...own, isCostly: false, input: ReminderSettings, output: ReminderSettings }),
  /** Turns all emails off for whoever has the link of one; it can do nothing else. Harmless to repeat. */
  stop: mutation({
    access: 'public',
    // Mail services that press the link for their users come from few addresses.
    limit: perMinute(300),
    input: z.strictObject({ token: z.string().max(100) }),
    output: z.void(),
  }),
};
