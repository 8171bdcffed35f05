import { randomUUID } from 'node:crypto';
import { LockMode, type MikroORM } from '@mikro-orm/postgresql';
import { hoursOfCareAfterRecovery } from '@plainwill/contracts/identity/sign-in-methods';
import { dayMs, hourMs } from '@plainwill/contracts/shared/durations';
import type { Vault } from '@plainwill/kit/encryption/vault';
import type { Log } from '@plainwill/kit/log';
import { AccountSchema } from '../../accounts/account.entity.ts';
import { recordAudit } from '../../accounts/audit/record-audit.ts';
import type { LinkTokens } from '../../accounts/links/link-tokens.ts';
import { acceptSecurityNotice } from '../../accounts/mail/security-notices.ts';
import { removeSecondSteps } from '../step-removals/remove-second-steps.ts';
import { RecoverySchema } from './recovery.entity.ts';

/** The owner is told on these days after the first. */
const tellingDays = [1, 3, 6];

interface Deps {
  orm: MikroORM;
  vault: Vault;
  linkTokens: LinkTokens;
  now: Date;
  log: Log;
}

/** Tells the owners of recoveries under way, and removes the second steps of those whose days are over. */
export async function goOnWithRecoveries({ orm, vault, linkTokens, now, log }: Deps): Promise<void> {
  const open = await orm.em.fork().find(RecoverySchema, { endedAt: null });
  for (const { id, account } of open) {
    try {
      await orm.em.fork().transactional(async (em) => {
        const by = { vault, linkTokens, now, requestId: randomUUID() };
        const accountId = account.id;
        // In the order of a sign-in, which stops it. SQL, for the ORM has no lock that lets others refer to the account.
        const [owner] = await em.execute<{ opens_otherwise: boolean }[]>(
          `select password_hash is not null or exists (select from google_accounts where account_id = a.id) opens_otherwise
           from accounts a where id = ? for no key update`,
          [accountId],
        );
        const lock = { lockMode: LockMode.PESSIMISTIC_WRITE } as const;
        const recovery = await em.findOne(RecoverySchema, { id, endedAt: null }, lock);
        if (!recovery) return;
        const { dueAt, begunAt } = recovery;
        if (dueAt <= now) {
          const passkeysStay = !owner?.opens_otherwise;
          const fields = await removeSecondSteps(em, accountId, now, { passkeysStay });
          const frozenUntil = new Date(now.getTime() + hoursOfCareAfterRecovery * hourMs);
          await em.nativeUpdate(AccountSchema, { id: accountId }, { frozenUntil });
          await recordAudit(em, by, { action: 'recovery.done', subject: accountId, fields });
          await acceptSecurityNotice(em, by, accountId, { event: 'recoveryDone' });
          return;
        }
        const day = Math.floor((now.getTime() - begunAt.getTime()) / dayMs);
        const daysTold = tellingDays.findLast((telling) => telling <= day) ?? 0;
        if (daysTold <= recovery.daysTold) return;
        recovery.daysTold = daysTold;
        await acceptSecurityNotice(em, by, accountId, { event: 'recoveryReminder', dueAt });
      });
    } catch (err) {
      log.warn({ err, recovery: id }, 'a recovery could not go on yet');
    }
  }
}
