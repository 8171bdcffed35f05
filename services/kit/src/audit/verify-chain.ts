import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { AuditEntryId } from '@plainwill/contracts/shared/ids';
import { entryText } from './chain-sql.ts';

interface Link {
  position: string;
  entry_id: AuditEntryId;
  hash: string;
  /** Null where the entry is gone. */
  text: string | null;
}

const linksAtOnce = 2000;

/**
 * Reads the chain after that position, at most `limit` entries, and works each hash out anew. What came before the
 * oldest entry must have been pruned, as an entry of the chain itself tells.
 * @returns how many followed, the first entry that does not, and where to go on; null where there is no more to read
 */
export async function verifyChain(em: EntityManager, after: number, limit = Number.POSITIVE_INFINITY) {
  const start = await startOf(em, after);
  let { position, hash } = start;
  while (position - start.position < limit) {
    const links = await linksAfter(em, position, Math.min(linksAtOnce, limit - (position - start.position)));
    for (const link of links) {
      const expected = createHash('sha256').update(`${hash}${link.text}`).digest('hex');
      const follows = Number(link.position) === position + 1 && link.text !== null && link.hash === expected;
      if (!follows) return { entries: position - start.position, brokenAt: link.entry_id, next: null };
      position++;
      hash = link.hash;
    }
    if (links.length === 0) return { entries: position - start.position, brokenAt: await unchained(em), next: null };
  }
  return { entries: position - start.position, brokenAt: null, next: position };
}

/** What an entry of a pruning tells of the last link that went. */
export const checkpointText = ({ position, hash }: { position: string | number; hash: string }) =>
  `${position}:${hash}`;

/** The link to follow from. */
async function startOf(em: EntityManager, after: number): Promise<{ position: number; hash: string }> {
  if (after > 0) {
    const [link] = await em.execute<{ hash: string }[]>('select hash from audit_chain where position = ?', [after]);
    return { position: after, hash: link?.hash ?? '' };
  }
  const [checkpoint] = await em.execute<{ objectId: string }[]>(
    `select object_id as "objectId" from audit_log where action = 'audit.prune'
       and split_part(object_id, ':', 1) = (select (min(position) - 1)::text from audit_chain)`,
  );
  const [position = 0, hash = ''] = checkpoint?.objectId.split(':') ?? [];
  return { position: Number(position), hash };
}

const linksAfter = (em: EntityManager, position: number, limit: number) =>
  em.execute<Link[]>(
    `select c.position, c.entry_id, c.hash, case when e.id is not null then ${entryText} end as text
     from audit_chain c left join audit_log e on e.id = c.entry_id
     where c.position > ? order by c.position limit ?`,
    [position, limit],
  );

/** An entry that was slipped in past the chain, if there is one. */
async function unchained(em: EntityManager): Promise<AuditEntryId | null> {
  const [entry] = await em.execute<{ id: AuditEntryId }[]>(
    `select id from audit_log e where not exists (select 1 from audit_chain c where c.entry_id = e.id)
     order by at, id limit 1`,
  );
  return entry?.id ?? null;
}
