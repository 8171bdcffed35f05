import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { CallingAccount } from '@plainwill/contracts/kit/handlers-of';
import { type AuditAction, AuditEntrySchema } from './audit-entry.entity.ts';

interface Acting {
  account: CallingAccount;
  now: Date;
  requestId: string;
}

interface AuditEntry {
  action: AuditAction;
  objectId?: string;
  fields?: string[];
}

/** Writes to the audit log within the caller's transaction, so that nothing changes without its entry. */
export async function recordAudit(
  em: EntityManager,
  { account, now, requestId }: Acting,
  { action, objectId, fields = [] }: AuditEntry,
) {
  await em.insert(AuditEntrySchema, {
    id: randomUUID(),
    at: now,
    actorAccountId: account.id,
    actorSessionKey: account.sessionKey,
    action,
    objectId: objectId ?? null,
    requestId,
    fields,
  });
}
