import type { EntityManager, InferEntity } from '@mikro-orm/postgresql';
import { type AuditEntry, type auditContract, auditPageSize } from '@plainwill/contracts/kit/audit';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
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
  search: async ({ ctx: { em }, input: { accountId, action, from, to, cursor } }) => {
    const found = em
      .createQueryBuilder(AuditEntrySchema, 'e')
      .orderBy({ at: 'desc', id: 'desc' })
      .limit(auditPageSize + 1);
    if (accountId) found.andWhere({ $or: [{ actorAccountId: accountId }, { subjectAccountId: accountId }] });
    if (action) found.andWhere({ action });
    if (from) found.andWhere(`e.at >= ?::date::timestamp at time zone 'Europe/London'`, [from]);
    if (to) found.andWhere(`e.at < (?::date + 1)::timestamp at time zone 'Europe/London'`, [to]);
    if (cursor) found.andWhere('(e.at, e.id) < (select at, id from audit_log where id = ?)', [cursor]);
    const entries = await found.getResult();
    const page = entries.slice(0, auditPageSize);
    return {
      entries: page.map(toWire),
      next: entries.length > auditPageSize ? (page.at(-1)?.id ?? null) : null,
    };
  },

  verify: ({ ctx: { em, auditSeals, now }, input: { after } }) => auditSeals.verify(em, after, verifiedAtOnce, now),
};

const toWire = (entry: InferEntity<typeof AuditEntrySchema>): AuditEntry => ({
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
