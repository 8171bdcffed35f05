import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import { type CalendarDate, dayParts, daysAfter } from '@plainwill/contracts/shared/calendar-date';
import type { Reminder, remindersContract } from '@plainwill/contracts/will-data/reminders/reminders';
import { Refusal } from '@plainwill/kit/refusal';
import { openReminders } from '@plainwill/law/reminders/open-reminders';
import type { CallContext } from '../context.ts';
import { ensureTestator } from '../record/testator/lock-testator.ts';
import { TestatorSchema } from '../record/testator/testator.entity.ts';
import { findReminders, type Own, rememberedReminders, settingsOf } from './find-reminders.ts';
import { ReminderSchema, ReminderSettingsSchema } from './reminder.entity.ts';
import { accountOfStopToken } from './stop-token.ts';

async function openOf(own: Own): Promise<Reminder[]> {
  const { found } = await findReminders(own);
  return openReminders(found, await rememberedReminders(own), own.today);
}

/** The same day so many months later, or the last of a month that is shorter. */
function monthsAfter(day: CalendarDate, months: number): CalendarDate {
  const to = new Date(`${day.slice(0, 7)}-01`);
  to.setUTCMonth(to.getUTCMonth() + months);
  const sameDay = `${to.toISOString().slice(0, 8)}${day.slice(8)}`;
  if (dayParts(sameDay)) return sameDay;
  to.setUTCMonth(to.getUTCMonth() + 1);
  return daysAfter(to.toISOString().slice(0, 10), -1);
}

/** Keeps a change to one of the reminders that there are. @throws {Refusal} ReminderNotFound */
async function changed(own: Own, key: string, changes: { doneAt: Date } | { snoozedUntil: CalendarDate }) {
  const { em, account, today } = own;
  const accountId = account.id;
  const { found } = await findReminders(own);
  const [reminder] = found.filter((each) => each.key === key);
  if (!reminder) throw new Refusal('ReminderNotFound');
  await em.upsert(ReminderSchema, { accountId, key, due: reminder.due }, { onConflictAction: 'ignore' });
  await em.nativeUpdate(ReminderSchema, { accountId, key }, changes);
  return openReminders(found, await rememberedReminders(own), today);
}

export const reminders: HandlersOf<typeof remindersContract, CallContext> = {
  list: async ({ ctx }) => ({ reminders: await openOf(ctx), settings: await settingsOf(ctx) }),

  done: ({ ctx, input: { key } }) => changed(ctx, key, { doneAt: ctx.now }),

  snooze: ({ ctx, input: { key, months } }) => changed(ctx, key, { snoozedUntil: monthsAfter(ctx.today, months) }),

  settings: ({ ctx: { em, account }, input: { isOff, kindsOff } }) =>
    em.transactional(async (em) => {
      await ensureTestator(em, account.id);
      const settings = { isOff, kindsOff: [...new Set(kindsOff)] };
      await em.upsert(
        ReminderSettingsSchema,
        { accountId: account.id, ...settings },
        { onConflictMergeFields: ['isOff', 'kindsOff'] },
      );
      return settings;
    }),

  stop: async ({ ctx: { em, vault }, input: { token } }) => {
    const accountId = accountOfStopToken(vault, token);
    if (!accountId) throw new Refusal('ReminderLinkBroken');
    // To an account that is gone nothing is sent anyway.
    if (!(await em.count(TestatorSchema, { accountId }))) return;
    await em.upsert(ReminderSettingsSchema, { accountId, isOff: true }, { onConflictMergeFields: ['isOff'] });
  },
};
