import { defineEntity, p } from '@mikro-orm/core';
import type { AccountId } from '@plainwill/contracts/shared/ids';

export const auditActions = [
  'sign-in',
  'sign-out',
  'email.confirm',
  'password.reset',
  'password.change',
  'email.change',
  'email.undo',
  'google.connect',
  'google.disconnect',
  'role.grant',
  'reauthenticate',
  'data.export',
  'device.sign-out',
  'deletion.request',
  'deletion.cancel',
  'deletion.done',
] as const;
export type AuditAction = (typeof auditActions)[number];
export type AuditOutcome = 'done' | 'refused';

/**
 * Who did what to whose account, and from where. Ids only, and no reference to the account: what happened stays known
 * when the account is gone. Triggers refuse to change or remove a row.
 */
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
    actorAccountId: p.uuid().$type<AccountId>().nullable(),
    actorSessionKey: p.string().length(64).nullable(),
    action: p.string().length(40).$type<AuditAction>(),
    subjectAccountId: p.uuid().$type<AccountId>().nullable().index(),
    outcome: p.string().length(10).$type<AuditOutcome>(),
    network: p.string().length(64).nullable(),
    requestId: p.string().length(64),
    /** Names of what changed, never what it changed to. */
    detail: p.json().$type<AuditDetail>(),
  },
});

export interface AuditDetail {
  fields?: string[];
  role?: string;
}
