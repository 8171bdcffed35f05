import type { EntityManager, InferEntity } from '@mikro-orm/postgresql';
import { type AuditEntry, type auditContract, auditPageSize, maxExportedEntries } from '@plainwill/contracts/kit/audit';
import type { AuditAction, AuditPart } from '@plainwill/contracts/kit/audit-vocabulary';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { AccountId, AuditEntryId } from '@plainwill/contracts/shared/ids';
import { roleNames } from '@plainwill/contracts/shared/roles';
import { csvOf } from '../csv.ts';
import { AuditEntrySchema } from './audit.entity.ts';
import { readFields } from './audit-change.ts';
import type { AuditSeals } from './audit-seals.ts';
import { recordAudit } from './record-audit.ts';

const verifiedAtOnce = 50_000;

export interface AuditContext {
  em: EntityManager;
  auditSeals: AuditSeals;
  now: Date;
  requestId: string;
}

/** What every service with an audit log answers about it. */
export const auditHandlers: HandlersOf<typeof auditContract, AuditContext> = {
  search: async ({ ctx: { em }, input }) => {
    const { entries, isMore } = await newestOf(em, input, auditPageSize);
    return { entries: entries.map(toWire), next: isMore ? (entries.at(-1)?.id ?? null) : null };
  },

  export: async ({ ctx, input }) => {
    const { entries, isMore } = await newestOf(ctx.em.fork(), input, maxExportedEntries);
    await recordAudit(ctx.em, ctx, { action: 'audit.export', fields: Object.keys(input) });
    return { csv: csvOf(titles, entries.map(toWire).map(cellsOf)), exported: entries.length, isMore };
  },

  verify: ({ ctx: { em, auditSeals, now }, input: { after } }) => auditSeals.verify(em, after, verifiedAtOnce, now),
};

/** Column titles of the exported table, in the order of `cellsOf`. */
const titles = [
  'When',
  'By',
  'Roles',
  'What',
  'About',
  'Object',
  'Outcome',
  'Fields',
  'Changes',
  'Reason',
  'Network',
  'Request',
  'Entry',
];

const cellsOf = (entry: AuditEntry): (string | null)[] => [
  entry.at,
  entry.actorAccountId,
  entry.actorRoles.map((role) => roleNames[role]).join(', '),
  entry.action,
  entry.subjectAccountId,
  entry.objectId,
  entry.outcome,
  entry.fields.join(', '),
  entry.changes.map(({ field, from, to }) => `${field}: ${from.join(', ')} → ${to.join(', ')}`).join('; '),
  entry.reason,
  entry.network,
  entry.requestId,
  entry.id,
];

/** The newest of the chosen entries, and whether there are more. */
async function newestOf(em: EntityManager, { accountId, part, ...chosen }: ChosenEntries, limit: number) {
  // One search for each index: joined by "or" they would read everything of an account before it is sorted.
  const parts = accountId
    ? [
        ...(part === 'about' ? [] : [{ actorAccountId: accountId }]),
        ...(part === 'by' ? [] : [{ subjectAccountId: accountId }]),
      ]
    : [{}];
  const found = await Promise.all(parts.map((who) => newest(em.fork(), chosen, { who, limit: limit + 1 })));
  const entries = [...new Map(found.flat().map((entry) => [entry.id, entry])).values()].toSorted(
    (a, b) => b.at.getTime() - a.at.getTime() || (a.id < b.id ? 1 : -1),
  );
  return { entries: entries.slice(0, limit), isMore: entries.length > limit };
}

interface ChosenEntries extends Chosen {
  accountId?: AccountId | undefined;
  part?: AuditPart | undefined;
}

interface Chosen {
  action?: AuditAction | undefined;
  from?: string | undefined;
  to?: string | undefined;
  cursor?: AuditEntryId | null | undefined;
}

interface Part {
  who: Partial<Entry>;
  limit: number;
}

function newest(em: EntityManager, { action, from, to, cursor }: Chosen, { who, limit }: Part): Promise<Entry[]> {
  const found = em
    .createQueryBuilder(AuditEntrySchema, 'e')
    .where(who)
    .orderBy({ at: 'desc', id: 'desc' })
    .limit(limit);
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
  ...readFields(entry.fields),
  reason: entry.reason ?? null,
  network: entry.network ?? null,
  requestId: entry.requestId,
});
