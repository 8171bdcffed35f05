import type { EntityManager } from '@mikro-orm/postgresql';
import type { Profile } from '@plainwill/contracts/identity/profile';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { preparedRows } from '@plainwill/kit/database/prepared';

/** Everything that the account page shows, as it is stored now. */
export async function profileOf(em: EntityManager, account: AccountId, now: Date): Promise<Profile> {
  const [stored] = await preparedRows<Profile>(
    em,
    `select email, name, password_hash is not null as "hasPassword",
       (select g.email from google_accounts g where g.account_id = a.id) as "googleEmail",
       (select l.email from links l
        where l.account_id = a.id and l.purpose = 'confirm-new-email' and l.expires_at > ?::timestamptz
        order by l.created_at desc limit 1) as "newEmail",
       deletion_at as "deletionAt", created_at as "createdAt"
     from accounts a where id = ?`,
    [now, account],
  );
  if (!stored) throw new Error('The account is gone');
  const { deletionAt, createdAt } = stored;
  return {
    ...stored,
    deletionAt: deletionAt && new Date(deletionAt).toISOString(),
    createdAt: new Date(createdAt).toISOString(),
  };
}
