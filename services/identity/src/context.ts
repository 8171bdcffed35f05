import type { EntityManager } from '@mikro-orm/postgresql';
import type { Log } from '@plainwill/kit/log';
import type { LinkTokens } from './accounts/link-tokens.ts';
import type { PasswordHashing } from './passwords/password-hashing.ts';
import type { Sessions } from './sessions/sessions.ts';

/** What a call of the identity service is given. */
export interface CallContext {
  em: EntityManager;
  log: Log;
  now: Date;
  sessions: Sessions;
  passwords: PasswordHashing;
  linkTokens: LinkTokens;
}
