import type { EntityManager } from '@mikro-orm/postgresql';
import type { AuditSeals } from '../audit/audit-seals.ts';
import type { Vault } from '../encryption/vault.ts';
import type { Log } from '../log.ts';

/** Every call of a service that `startService` starts is given this. */
export interface ServiceContext {
  em: EntityManager;
  auditSeals: AuditSeals;
  /** Encrypts what identifies people, and decrypts it. */
  vault: Vault;
  log: Log;
  now: Date;
  requestId: string;
}
