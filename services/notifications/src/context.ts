import type { EntityManager } from '@mikro-orm/postgresql';
import type { Log } from '@plainwill/kit/log';

/** What a call of the notifications service is given. */
export interface CallContext {
  em: EntityManager;
  log: Log;
  now: Date;
}
