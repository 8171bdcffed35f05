import { randomUUID } from 'node:crypto';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { Log } from '@plainwill/kit/log';
import { recordAudit } from '../audit/record-audit.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import type { Erasure } from './erasures.ts';

interface DeletionDeps {
  orm: MikroORM;
  erasures: Erasure[];
  now: Date;
  log: Log;
}

/**
 * Removes the accounts whose days of grace are over: from every other service first, then here. One that could not be
 * removed everywhere stays, and is tried again the next time.
 */
export async function deleteDueAccounts({ orm, erasures, now, log }: DeletionDeps) {
  const due = await orm.em.fork().execute<{ id: AccountId }[]>('select id from accounts where deletion_at <= ?', [now]);
  for (const { id } of due) {
    try {
      await endSessions(orm.em.fork(), id);
      for (const { erase } of erasures) await erase(id);
      await removeAccount(orm, id, now);
    } catch (err) {
      log.warn({ err, accountId: id }, 'an account could not be deleted yet');
    }
  }
}

const removeAccount = (orm: MikroORM, id: AccountId, now: Date) =>
  orm.em.fork().transactional(async (em) => {
    const removed = await em.execute<unknown[]>('delete from accounts where id = ? and deletion_at <= ? returning id', [
      id,
      now,
    ]);
    if (!removed.length) return;
    await recordAudit(em, { now, requestId: randomUUID() }, { action: 'deletion.done', subject: id });
  });
