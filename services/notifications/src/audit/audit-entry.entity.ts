import { defineEntity, p } from '@mikro-orm/core';
import type { AccountId } from '@plainwill/contracts/shared/ids';

export const auditActions = [
  'webhook.save',
  'webhook.stop',
  'webhook.secret',
  'webhook.test',
  'webhook.replay',
  'webhook.replay-failed',
  'email.replay',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** What staff did to the integrations. Ids only. Triggers refuse to change or remove a row. */
export const AuditEntrySchema = defineEntity({
  name: 'AuditEntry',
  tableName: 'audit_log',
  // Its migration has a second one beside it, for TRUNCATE, which the ORM cannot see.
  triggers: [
    {
      name: 'audit_log_only_grows',
      timing: 'before',
      events: ['update', 'delete'],
      forEach: 'statement',
      body: `raise exception 'the audit log only grows'`,
    },
  ],
  properties: {
    id: p.uuid().primary(),
    at: p.datetime(),
    actorAccountId: p.uuid().$type<AccountId>(),
    actorSessionKey: p.string().length(64),
    action: p.string().length(40).$type<AuditAction>(),
    /** The delivery or dead letter that was acted on. */
    objectId: p.uuid().nullable(),
    requestId: p.string().length(64),
    /** Names of what changed, never what it changed to. */
    fields: p.json<string[]>(),
  },
});
