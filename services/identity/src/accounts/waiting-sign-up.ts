import type { EntityManager } from '@mikro-orm/postgresql';
import type { AccountId } from '@plainwill/contracts/shared/ids';

/** What the newest sign-up of an address that waits to be confirmed has left. */
interface WaitingSignUp {
  passwordHash: string;
  browserHash: string | null;
}

export async function waitingSignUp(em: EntityManager, accountId: AccountId | null): Promise<WaitingSignUp | null> {
  const [newest] = await em.execute<{ password_hash: string; browser_hash: string | null }[]>(
    `select password_hash, browser_hash from links
     where account_id = ? and purpose = 'confirm-email' and password_hash is not null
     order by created_at desc limit 1`,
    [accountId],
  );
  return newest ? { passwordHash: newest.password_hash, browserHash: newest.browser_hash } : null;
}
