import type { EntityManager } from '@mikro-orm/postgresql';
import type { AccountId } from '@plainwill/contracts/shared/ids';

/**
 * For when the owner of the address has shown who they are by a link in a mail: a Google account of another address
 * may be the way in that a thief has left, and it is connected again in a moment if it was not.
 */
export const dropForeignConnections = (em: EntityManager, accountId: AccountId) =>
  em.execute(
    `delete from google_accounts g using accounts a
     where a.id = ? and g.account_id = a.id and lower(g.email) <> a.email_key`,
    [accountId],
  );
