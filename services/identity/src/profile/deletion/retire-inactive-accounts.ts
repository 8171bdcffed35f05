import { randomUUID } from 'node:crypto';
import type { MikroORM } from '@mikro-orm/postgresql';
import { dayInUnitedKingdom } from '@plainwill/contracts/shared/calendar-date';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { recordAudit } from '../../accounts/audit/record-audit.ts';
import { promiseNotice } from '../../accounts/mail/notices.ts';
import { endCouples } from '../../accounts/partner/couple-side.entity.ts';
import { lockRoles } from '../../staff/roles/administrators.ts';
import type { KeptForWill } from './kept-for-will.ts';

interface RetirementDeps {
  orm: MikroORM;
  now: Date;
  /** The owner is warned after so many months without use. */
  warningMonths: number;
  /** The account is deleted after so many months without use. */
  deletionMonths: number;
  /** Asked before anyone is warned, and again before anyone is due: without an answer nobody is. */
  keptForWill: KeptForWill;
}

/** However long a warning was late, for the service stood still or the numbers were changed, it leaves so much time. */
const warningDays = 30;

// SQL, for it counts in months and asks for roles, of many accounts by one statement. Staff never go: the last administrator
// must not vanish, and administrators alone decide on roles. A disabled account stays, whose owner cannot sign in to keep it.
const mayGo = `email_confirmed_at is not null and deletion_at is null and disabled_at is null
  and not exists (select from user_roles where account_id = accounts.id)`;

/**
 * Warns the owners of accounts that nobody has used for long, once, with the day of the deletion; and makes those due
 * whose day has come, which `deleteDueAccounts` then removes; but nobody who has a will on paper. Harmless to repeat.
 */
export async function retireInactiveAccounts(deps: RetirementDeps) {
  await makeDue(deps);
  await warn(deps);
}

const batchSize = 500;

/** As PostgreSQL reads an array. */
const listOf = (ids: readonly AccountId[]) => `{${ids.join(',')}}`;

async function makeDue({ orm, now, keptForWill }: RetirementDeps) {
  const today = dayInUnitedKingdom(now);
  for (;;) {
    const candidates = await orm.em
      .fork()
      .execute<{ id: AccountId }[]>(
        `select id from accounts where inactive_deletion_on <= ?::date and ${mayGo} limit ${batchSize}`,
        [today],
      );
    const ids = candidates.map(({ id }) => id);
    const kept = await keptForWill(ids);
    await orm.em.fork().transactional(async (em) => {
      await lockRoles(em);
      // Warned before it was known that they have a will on paper.
      await em.execute('update accounts set inactive_deletion_on = null where id = any(?::uuid[])', [
        listOf([...kept]),
      ]);
      const due = await em.execute<{ id: AccountId }[]>(
        `update accounts set deletion_at = ?
         where id = any(?::uuid[]) and inactive_deletion_on <= ?::date and ${mayGo} returning id`,
        [now, listOf(ids.filter((id) => !kept.has(id))), today],
      );
      await endCouples(
        em,
        due.map(({ id }) => id),
        now,
      );
    });
    if (ids.length < batchSize) return;
  }
}

interface Quiet {
  id: AccountId;
  used_on: string;
}

async function warn({ orm, now, warningMonths, deletionMonths, keptForWill }: RetirementDeps) {
  const today = dayInUnitedKingdom(now);
  const isUnwarned = `inactive_deletion_on is null and ${mayGo}
    and last_used_on <= ?::date - make_interval(months => ?::int)`;
  let last: Quiet | undefined;
  for (;;) {
    const quiet: Quiet[] = await orm.em.fork().execute<Quiet[]>(
      `select id, last_used_on::text used_on from accounts where ${isUnwarned} and (last_used_on, id) > (?::date, ?::uuid)
       order by last_used_on, id limit ${batchSize}`,
      [today, warningMonths, last?.used_on ?? '-infinity', last?.id ?? '00000000-0000-0000-0000-000000000000'],
    );
    const kept = await keptForWill(quiet.map(({ id }) => id));
    for (const { id } of quiet.filter(({ id }) => !kept.has(id))) {
      await orm.em.fork().transactional(async (em) => {
        const warned = await em.execute<unknown[]>(
          `update accounts set inactive_deletion_on =
             greatest(last_used_on + make_interval(months => ?::int), ?::date + ?::int)::date
           where id = ? and ${isUnwarned} returning id`,
          [deletionMonths, today, warningDays, id, today, warningMonths],
        );
        // Used meanwhile, or warned by another process.
        if (!warned.length) return;
        await promiseNotice(em, { id }, 'accountInactive', now);
        await recordAudit(em, { now, requestId: randomUUID() }, { action: 'deletion.warn', subject: id });
      });
    }
    last = quiet.at(-1);
    if (quiet.length < batchSize) return;
  }
}
