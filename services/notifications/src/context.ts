import type { EntityManager } from '@mikro-orm/postgresql';
import type { Vault } from '@plainwill/kit/encryption/vault';
import type { Log } from '@plainwill/kit/log';

/** What a call of the notifications service is given. */
export interface CallContext {
  em: EntityManager;
  vault: Vault;
  log: Log;
  now: Date;
}
