import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { AuditAction, AuditDetail, AuditOutcome } from './audit-entry.entity.ts';

interface Actor {
  id: AccountId;
  sessionKey: string | null;
}

/** As much of a call's context as says who is acting. */
interface Acting {
  account?: Actor | null;
  now: Date;
  requestId: string;
}

interface AuditEntry {
  action: AuditAction;
  subject: AccountId | null;
  outcome?: AuditOutcome;
  /** Who acts, where the call itself does not say. */
  actor?: Actor;
  network?: string;
  detail?: AuditDetail;
}

/** Writes to the audit log within the caller's transaction, so that nothing changes without its entry. */
export async function recordAudit(em: EntityManager, { account, now, requestId }: Acting, entry: AuditEntry) {
  const { action, subject, outcome = 'done', actor = account, network = null, detail = {} } = entry;
  const sessionKey = actor?.sessionKey ?? null;
  await em.execute(
    `insert into audit_log
       (id, at, actor_account_id, actor_session_key, action, subject_account_id, outcome, network, request_id, detail)
     values (?, ?, ?, ?, ?, ?, ?, coalesce(?, (select network from sessions where id_hash = ?)), ?, ?)`,
    [
      randomUUID(),
      now,
      actor?.id ?? null,
      sessionKey,
      action,
      subject,
      outcome,
      network,
      sessionKey,
      requestId,
      JSON.stringify(detail),
    ],
  );
}
