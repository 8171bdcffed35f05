import type { MikroORM } from '@mikro-orm/postgresql';
import type { CallingAccount } from '@plainwill/contracts/kit/handlers-of';
import { notificationsContract } from '@plainwill/contracts/notifications/contract';
import { createProducer } from '@plainwill/kit/queues/producer';
import { someAuditSeals } from '@plainwill/kit/testing/audit-seals';
import { callerAs, quietLog } from '@plainwill/kit/testing/call';
import type { CallContext } from '../context.ts';
import { createRouter } from '../router.ts';
import type { WebhookDefaults } from '../webhooks/webhook-settings.ts';
import { vault } from './service.ts';

export const noWebhook: WebhookDefaults = {
  url: undefined,
  secret: undefined,
  allowedHosts: ['hooks.zapier.com'],
  mayBeLocal: false,
};

const noStore: CallContext['producer'] = createProducer('redis://127.0.0.1:1', quietLog);

/** The service's procedures as functions on this database, at this time. */
export function callsAt(orm: MikroORM, now: Date, { webhook = noWebhook, producer = noStore } = {}) {
  const auditSeals = someAuditSeals('notifications');
  const router = createRouter(({ log, requestId }) => ({
    em: orm.em.fork(),
    auditSeals,
    vault,
    webhook,
    producer,
    log,
    now,
    requestId,
  }));
  return (account: CallingAccount | null) => callerAs(notificationsContract, router, account);
}
