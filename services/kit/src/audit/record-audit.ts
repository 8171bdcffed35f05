import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { AuditChange } from '@plainwill/contracts/kit/audit';
import type { AuditAction, AuditOutcome } from '@plainwill/contracts/kit/audit-vocabulary';
import type { CallingAccount } from '@plainwill/contracts/kit/handlers-of';
import type { AccountId, AuditEntryId } from '@plainwill/contracts/shared/ids';
import { AuditEntrySchema } from './audit.entity.ts';
import { storedChange } from './audit-change.ts';

interface Actor {
  id: AccountId;
  sessionKey: string | null;
  roles?: CallingAccount['roles'];
}

/** As much of a call's context as says who is acting. */
export interface Acting {
  account?: Actor | null;
  now: Date;
  requestId: string;
}

export interface NewAuditEntry {
  action: AuditAction;
  /** Whose data it is about, if anyone's. */
  subject?: AccountId | null;
  /** The row of another kind that was acted on. */
  objectId?: string;
  outcome?: AuditOutcome;
  /** Who acts, where the call itself does not say. */
  actor?: Actor;
  /** Names of what changed. */
  fields?: readonly string[];
  /** Changes of fields whose values may be shown. */
  changes?: readonly AuditChange[];
  reason?: string;
  /** Cut short, as the gateway does. */
  network?: string | null;
}

/** Writes to the audit log within the caller's transaction, so that nothing changes without its entry. */
export async function recordAudit(em: EntityManager, { account, now, requestId }: Acting, entry: NewAuditEntry) {
  const { actor = account } = entry;
  await em.insert(AuditEntrySchema, {
    id: randomUUID() as AuditEntryId,
    at: now,
    actorAccountId: actor?.id ?? null,
    actorSessionKey: actor?.sessionKey ?? null,
    actorRoles: [...(actor?.roles ?? [])],
    action: entry.action,
    subjectAccountId: entry.subject ?? null,
    objectId: entry.objectId ?? null,
    outcome: entry.outcome ?? 'done',
    fields: [...(entry.fields ?? []), ...(entry.changes ?? []).map(storedChange)],
    reason: entry.reason ?? null,
    network: entry.network ?? null,
    requestId,
  });
}
