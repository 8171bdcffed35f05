import { defineEntity, p } from '@mikro-orm/core';
import type { AuditAction, AuditOutcome } from '@plainwill/contracts/kit/audit-vocabulary';
import type { AccountId, AuditEntryId } from '@plainwill/contracts/shared/ids';
import type { Role } from '@plainwill/contracts/shared/roles';
import { chainTrigger } from './chain-sql.ts';

/**
 * Refuses every change of a row, and its removal too soon. A migration adds the same for TRUNCATE, which the ORM cannot
 * see.
 */
const onlyGrows = (table: string, isTooSoon: string) => [
  {
    name: `${table}_only_grows`,
    timing: 'before' as const,
    events: ['update' as const],
    forEach: 'statement' as const,
    body: `raise exception 'the audit log only grows'`,
  },
  {
    name: `${table}_is_kept`,
    timing: 'before' as const,
    events: ['delete' as const],
    forEach: 'row' as const,
    body: `if ${isTooSoon} then raise exception 'the audit log only grows'; end if; return old`,
  },
];

/**
 * Adds what the version before leaves out of an entry while it still runs on a database that is migrated. In identity
 * it writes a `detail` with `fields` or a `role`; other logs have no such column.
 */
const completes = {
  name: 'audit_log_is_complete',
  timing: 'before' as const,
  events: ['insert' as const],
  forEach: 'row' as const,
  body: [
    `new.actor_roles := coalesce(new.actor_roles, '[]')`,
    `new.outcome := coalesce(new.outcome, 'done')`,
    `new.fields := coalesce(new.fields, to_jsonb(new)->'detail'->'fields', jsonb_path_query_array(to_jsonb(new), '$.detail.role'))`,
    'return new',
  ].join('; '),
};

/**
 * Who did what to whose data, and from where. Ids and names of things only, and no reference to the account: what
 * happened stays known when the account is gone.
 */
export const AuditEntrySchema = defineEntity({
  name: 'AuditEntry',
  tableName: 'audit_log',
  triggers: [
    ...onlyGrows('audit_log', `old.at > now() - interval '6 years'`),
    completes,
    {
      name: 'audit_log_is_chained',
      timing: 'after',
      events: ['insert'],
      forEach: 'row',
      expression: chainTrigger,
    },
  ],
  indexes: [
    { name: 'audit_log_newest', properties: ['at', 'id'] },
    { name: 'audit_log_by_actor', properties: ['actorAccountId', 'at', 'id'] },
    { name: 'audit_log_by_subject', properties: ['subjectAccountId', 'at', 'id'] },
    { name: 'audit_log_by_action', properties: ['action', 'at', 'id'] },
  ],
  properties: {
    id: p.uuid().$type<AuditEntryId>().primary(),
    at: p.datetime(),
    actorAccountId: p.uuid().$type<AccountId>().nullable(),
    actorSessionKey: p.string().length(64).nullable(),
    actorRoles: p.json<Role[]>(),
    action: p.string().length(40).$type<AuditAction>(),
    subjectAccountId: p.uuid().$type<AccountId>().nullable(),
    /** The row of another kind that was acted on. */
    objectId: p.string().length(100).nullable(),
    outcome: p.string().length(10).$type<AuditOutcome>(),
    /** Names of what changed, and of some what it changed to: see `audit-change.ts`. */
    fields: p.json<string[]>(),
    reason: p.string().length(500).nullable(),
    network: p.string().length(64).nullable(),
    requestId: p.string().length(64),
  },
});

/** The entries in the order they were committed, each with a hash that follows from all before it. */
export const AuditLinkSchema = defineEntity({
  name: 'AuditLink',
  tableName: 'audit_chain',
  triggers: onlyGrows('audit_chain', 'exists (select from audit_log where id = old.entry_id)'),
  properties: {
    /** From 1, without gaps. */
    position: p.bigint('number').primary().autoincrement(false),
    entryId: p.uuid().$type<AuditEntryId>().unique(),
    hash: p.string().length(64),
  },
});

/** Checkpoints of the chain, signed with a key that the database does not hold. */
export const AuditSealSchema = defineEntity({
  name: 'AuditSeal',
  tableName: 'audit_seals',
  triggers: onlyGrows('audit_seals', 'exists (select from audit_chain where position = old.position)'),
  properties: {
    /** Of the last link that is sealed, and with it all before. */
    position: p.bigint('number').primary().autoincrement(false),
    keyId: p.string().length(20).primary(),
    hash: p.string().length(64),
    at: p.datetime(),
    mac: p.string().length(64),
  },
});

/** For a service's list of entities. */
export const auditEntities = [AuditEntrySchema, AuditLinkSchema, AuditSealSchema];
