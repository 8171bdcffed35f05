import type { EntityManager } from '@mikro-orm/postgresql';
import type { AccountId } from '@plainwill/contracts/shared/ids';

/** The hash of the password last chosen at a sign-up whose address waits to be confirmed. */
export async function waitingPassword(em: EntityManager, accountId: AccountId | null): Promise<string | null> {
  const [newest] = await em.execute<{ password_hash: string }[]>(
    `select password_hash from links
     where account_id = ? and purpose = 'confirm-email' and password_hash is not null
     order by created_at desc limit 1`,
    [accountId],
  );
  return newest?.password_hash ?? null;
}
