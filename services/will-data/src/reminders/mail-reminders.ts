import { createHash } from 'node:crypto';
import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { type CalendarDate, dayInUnitedKingdom } from '@plainwill/contracts/shared/calendar-date';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { Vault } from '@plainwill/kit/encryption/vault';
import type { Log } from '@plainwill/kit/log';
import { acceptJob } from '@plainwill/kit/outbox/accept-job';
import { isWorkingDay } from '@plainwill/kit/working-days';
import { openReminders, untoldReminders } from '@plainwill/law/reminders/open-reminders';
import { withRememberedDeaths } from '@plainwill/law/reminders/quiet-days';
import { isTimeOfLetters, type Moment, whenToSend } from '@plainwill/law/reminders/when-to-send';
import type { Approvals } from '../documents/signing-copies/approvals.ts';
import { TestatorSchema } from '../record/testator/testator.entity.ts';
import { findReminders, rememberedReminders, settingsOf } from './find-reminders.ts';
import { ReminderSchema } from './reminder.entity.ts';

interface Job {
  em: EntityManager;
  vault: Vault;
  approvals: Approvals;
  now: Date;
  log: Log;
}

const hourHere = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone: 'Europe/London' });

function momentOf(now: Date): Moment {
  const today = dayInUnitedKingdom(now);
  return { today, hour: Number(hourHere.format(now)), isWorkingDay: isWorkingDay(today) };
}

const accountsAtOnce = 50;

/** Takes some accounts with something to be reminded of, and which nobody has looked at today. */
async function takeAccounts(em: EntityManager, today: CalendarDate): Promise<AccountId[]> {
  const rows = await em.execute<{ account_id: AccountId }[]>(
    // Marked before they are looked at, so that one which cannot be read keeps nobody else waiting.
    `insert into reminder_settings (account_id, is_off, looked_on)
     select account_id, false, ?::date from (
       select account_id from signed_wills where ending is null union select account_id from signing_copies
       union select account_id from trusted_people union select account_id from reviews where state = 'approved') a
     left join reminder_settings s using (account_id)
     where (s.looked_on is null or s.looked_on < ?::date) and not exists (
       select from releases r where r.account_id = a.account_id and r.stage = 'released')
     order by s.looked_on nulls first limit ${accountsAtOnce}
     on conflict (account_id) do update set looked_on = excluded.looked_on
       where reminder_settings.looked_on is null or reminder_settings.looked_on < excluded.looked_on
     returning account_id`,
    [today, today],
  );
  return rows.map(({ account_id }) => account_id);
}

/** Sends what is due to some of the accounts, in one letter each; nothing at a time of day at which no letter goes. */
export async function mailReminders({ em, log, now, ...job }: Job): Promise<void> {
  const moment = momentOf(now);
  if (!isTimeOfLetters(moment)) return;
  for (const id of await takeAccounts(em.fork(), moment.today)) {
    try {
      await mailTo({ em: em.fork(), now, ...job }, id, moment);
    } catch (err) {
      log.error({ err }, 'the reminders of an account could not be looked at');
    }
  }
}

/** The same for the same reminder on the same day, so that whoever does it again after a fault sends nothing twice. */
function messageIdOf(accountId: AccountId, key: string, today: CalendarDate): string {
  const hex = createHash('sha256')
    .update(JSON.stringify([accountId, key, today]))
    .digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

async function mailTo({ em, vault, approvals, now }: Omit<Job, 'log'>, id: AccountId, moment: Moment) {
  const { today } = moment;
  const account = { id };
  const { found, quiet } = await findReminders({ em, vault, approvals, today, account });
  if (found.length === 0) return;
  await em.transactional(async (em) => {
    // Until this ends, no other instance looks at them, and they are not erased.
    if (!(await em.findOne(TestatorSchema, { accountId: id }, { lockMode: LockMode.PESSIMISTIC_WRITE }))) return;
    for (const { key, due } of found)
      await em.upsert(ReminderSchema, { accountId: id, key, due }, { onConflictAction: 'ignore' });
    const remembered = await rememberedReminders({ em, account });
    const settings = await settingsOf({ em, account });
    const wanted = openReminders(found, remembered, today).filter(
      ({ kind }) => !settings.isOff && !settings.kindsOff.includes(kind),
    );
    const lastSent =
      remembered
        .flatMap(({ toldOn }) => toldOn ?? [])
        .toSorted()
        .at(-1) ?? null;
    const told = whenToSend(
      untoldReminders(wanted, remembered),
      lastSent,
      moment,
      withRememberedDeaths(quiet, remembered),
    );
    const [first] = told;
    if (!first) return;
    const messageId = messageIdOf(id, first.key, today);
    await em.nativeUpdate(
      ReminderSchema,
      { accountId: id, key: { $in: told.map(({ key }) => key) } },
      { toldAt: now, messageId },
    );
    await acceptJob(em, messageId, 'emails', { source: 'will-data', messageId });
  });
}
