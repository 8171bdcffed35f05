import { defineEntity, p } from '@mikro-orm/core';
import { onlyGrows } from './only-grows.ts';

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
