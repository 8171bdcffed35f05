import type { EntityManager } from '@mikro-orm/postgresql';
import type { AccountId } from '@plainwill/contracts/shared/ids';

/** Signs the account out everywhere, or everywhere but in the session of the key to keep. */
export const endSessions = (em: EntityManager, accountId: AccountId, keep = '') =>
  em.execute('delete from sessions where account_id = ? and id_hash <> ?', [accountId, keep]);
