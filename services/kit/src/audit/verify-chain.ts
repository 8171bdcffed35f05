import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { AuditEntryId } from '@plainwill/contracts/shared/ids';
import { AuditLinkSchema } from './audit.entity.ts';
import { entryText } from './chain-sql.ts';

export interface Place {
  position: number;
  hash: string;
}

interface Link {
  position: string;
  entry_id: AuditEntryId;
  hash: string;
  /** Null where the entry is gone. */
  text: string | null;
}

const linksAtOnce = 2000;

/**
 * Reads the chain after that position, at most `limit` entries, and recalculates each hash. What came before the
 * oldest entry must have been pruned, as an entry of the chain itself tells.
 * @param isEncrypted false for a link that is not the one that was sealed at its position
 * @returns how many followed, the first entry that does not, and where to go on; null where there is no more to read
 */
export async function verifyChain(
  em: EntityManager,
  after: number,
  limit = Number.POSITIVE_INFINITY,
  isEncrypted: (place: Place) => boolean = () => true,
) {
  const start = await startOf(em, after);
  const { end, brokenAt, isAtEnd } = await followChain(em, start, limit, isEncrypted);
  const entries = end.position - start.position;
  if (brokenAt || isAtEnd) return { entries, brokenAt: brokenAt ?? (await unchained(em)), next: null };
  return { entries, brokenAt: null, next: end.position };
}

/** @returns the last link that followed, and the first entry that did not */
export async function followChain(
  em: EntityManager,
  start: Place,
  limit = Number.POSITIVE_INFINITY,
  isEncrypted: (place: Place) => boolean = () => true,
) {
  let end = start;
  while (end.position - start.position < limit) {
    const links = await linksAfter(em, end.position, Math.min(linksAtOnce, limit - (end.position - start.position)));
    for (const link of links) {
      const expected = createHash('sha256').update(`${end.hash}${link.text}`).digest('hex');
      const place = { position: Number(link.position), hash: link.hash };
      const follows = place.position === end.position + 1 && link.text !== null && link.hash === expected;
      if (!follows || !isEncrypted(place)) return { end, brokenAt: link.entry_id, isAtEnd: false };
      end = place;
    }
    if (links.length === 0) return { end, brokenAt: null, isAtEnd: true };
  }
  return { end, brokenAt: null, isAtEnd: false };
}

/** What an entry of a pruning tells of the last link that went. */
export const checkpointText = ({ position, hash }: { position: string | number; hash: string }) =>
  `${position}:${hash}`;

/** The link to follow from. SQL, for an entry that is pruned between two statements would look like one cut away. */
export async function startOf(em: EntityManager, after: number): Promise<Place> {
  if (after > 0) return { position: after, hash: (await hashAt(em, after)) ?? '' };
  const [checkpoint] = await em.execute<{ objectId: string }[]>(
    `select object_id as "objectId" from audit_log where action = 'audit.prune'
       and split_part(object_id, ':', 1) = (select (min(position) - 1)::text from audit_chain)`,
  );
  const [position = 0, hash = ''] = checkpoint?.objectId.split(':') ?? [];
  return { position: Number(position), hash };
}

export async function hashAt(em: EntityManager, position: number): Promise<string | null> {
  const link = await em.findOne(AuditLinkSchema, { position }, { disableIdentityMap: true });
  return link?.hash ?? null;
}

/** SQL, for the text of an entry is put together in the database, as its trigger does. */
const linksAfter = (em: EntityManager, position: number, limit: number) =>
  em.execute<Link[]>(
    `select c.position, c.entry_id, c.hash, case when e.id is not null then ${entryText} end as text
     from audit_chain c left join audit_log e on e.id = c.entry_id
     where c.position > ? order by c.position limit ?`,
    [position, limit],
  );

/** An entry that was slipped in past the chain, if there is one. SQL, for it compares two whole tables. */
async function unchained(em: EntityManager): Promise<AuditEntryId | null> {
  const [entry] = await em.execute<{ id: AuditEntryId }[]>(
    `select id from audit_log e where not exists (select 1 from audit_chain c where c.entry_id = e.id)
     order by at, id limit 1`,
  );
  return entry?.id ?? null;
}
