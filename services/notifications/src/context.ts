import type { EntityManager } from '@mikro-orm/postgresql';
import type { AuditSeals } from '@plainwill/kit/audit/audit-seals';
import type { Vault } from '@plainwill/kit/encryption/vault';
import type { Log } from '@plainwill/kit/log';
import type { Producer } from '@plainwill/kit/queues/producer';
import type { WebhookDefaults } from './webhooks/webhook-settings.ts';

/** What a call of the notifications service is given. */
export interface CallContext {
  em: EntityManager;
  auditSeals: AuditSeals;
  vault: Vault;
  webhook: WebhookDefaults;
  producer: Producer;
  log: Log;
  now: Date;
  requestId: string;
}
