import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { takeTurn } from '../database/take-turn.ts';
import { recordAudit } from './record-audit.ts';
import { checkpointText } from './verify-chain.ts';

const retentionYears = 6;
const prunedAtOnce = 5000;

/** A day more than is promised: the database refuses to lose an entry too soon, and its clock may be another one. */
function retainedSince(now: Date): Date {
  const since = new Date(now);
  since.setUTCFullYear(since.getUTCFullYear() - retentionYears);
  since.setUTCDate(since.getUTCDate() - 1);
  return since;
}

/**
 * Removes what is older than six years from the beginning of the log, and writes down how far and which hash stood
 * there, so that the chain can be followed from there on. The newest entry stays, for the next one follows from it.
 * @returns how many were removed; there may be more
 */
export const pruneAudit = (em: EntityManager, now: Date): Promise<number> =>
  em.transactional(async (em) => {
    await takeTurn(em, 'audit_prune');
    // SQL, for it follows the chain, and only a function of the tables' owner may remove from it.
    const [last] = await em.execute<{ position: string; hash: string }[]>(
      `with oldest as (
         select c.position, c.hash, e.at from audit_chain c join audit_log e on e.id = c.entry_id
         where c.position < (select max(position) from audit_chain) order by c.position limit ${prunedAtOnce})
       select position, hash from oldest
       where not exists (select from oldest kept where kept.at >= ? and kept.position <= oldest.position)
       order by position desc limit 1`,
      [retainedSince(now)],
    );
    if (!last) return 0;
    const [pruned] = await em.execute<{ gone: string }[]>('select prune_audit_log(?) as gone', [last.position]);
    await recordAudit(em, { now, requestId: randomUUID() }, { action: 'audit.prune', objectId: checkpointText(last) });
    return Number(pruned?.gone ?? 0);
  });
