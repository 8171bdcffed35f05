import type { EntityManager, InferEntity } from '@mikro-orm/postgresql';
import { type AuditEntry, type auditContract, auditPageSize } from '@plainwill/contracts/kit/audit';
import type { AuditAction } from '@plainwill/contracts/kit/audit-vocabulary';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { AuditEntryId } from '@plainwill/contracts/shared/ids';
import { AuditEntrySchema } from './audit.entity.ts';
import type { AuditSeals } from './audit-seals.ts';

const verifiedAtOnce = 50_000;

export interface AuditContext {
  em: EntityManager;
  auditSeals: AuditSeals;
  now: Date;
}

/** What every service with an audit log answers about it. */
export const auditHandlers: HandlersOf<typeof auditContract, AuditContext> = {
  search: async ({ ctx: { em }, input: { accountId, ...chosen } }) => {
    // One search for each index: joined by "or" they would read everything of an account before it is sorted.
    const found = accountId
      ? await Promise.all(
          [{ actorAccountId: accountId }, { subjectAccountId: accountId }].map((who) => newest(em.fork(), chosen, who)),
        )
      : [await newest(em, chosen)];
    const entries = [...new Map(found.flat().map((entry) => [entry.id, entry])).values()].toSorted(
      (a, b) => b.at.getTime() - a.at.getTime() || (a.id < b.id ? 1 : -1),
    );
    const page = entries.slice(0, auditPageSize);
    return {
      entries: page.map(toWire),
      next: entries.length > auditPageSize ? (page.at(-1)?.id ?? null) : null,
    };
  },

  verify: ({ ctx: { em, auditSeals, now }, input: { after } }) => auditSeals.verify(em, after, verifiedAtOnce, now),
};

interface Chosen {
  action?: AuditAction | undefined;
  from?: string | undefined;
  to?: string | undefined;
  cursor?: AuditEntryId | null | undefined;
}

/** A page of the chosen entries, and one more if there is one. */
function newest(em: EntityManager, { action, from, to, cursor }: Chosen, who: Partial<Entry> = {}): Promise<Entry[]> {
  const found = em
    .createQueryBuilder(AuditEntrySchema, 'e')
    .where(who)
    .orderBy({ at: 'desc', id: 'desc' })
    .limit(auditPageSize + 1);
  if (action) found.andWhere({ action });
  if (from) found.andWhere(`e.at >= ?::date::timestamp at time zone 'Europe/London'`, [from]);
  if (to) found.andWhere(`e.at < (?::date + 1)::timestamp at time zone 'Europe/London'`, [to]);
  if (cursor) found.andWhere('(e.at, e.id) < (select at, id from audit_log where id = ?)', [cursor]);
  return found.getResult();
}

type Entry = InferEntity<typeof AuditEntrySchema>;

const toWire = (entry: Entry): AuditEntry => ({
  id: entry.id,
  at: entry.at.toISOString(),
  actorAccountId: entry.actorAccountId ?? null,
  actorRoles: entry.actorRoles,
  action: entry.action,
  subjectAccountId: entry.subjectAccountId ?? null,
  objectId: entry.objectId ?? null,
  outcome: entry.outcome,
  fields: entry.fields,
  reason: entry.reason ?? null,
  network: entry.network ?? null,
  requestId: entry.requestId,
});
