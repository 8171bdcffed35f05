import type { EntityManager } from '@mikro-orm/postgresql';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { preparedRows } from '@plainwill/kit/database/prepared';

/** Says whether the answers of an account are open to those it trusted: released, and not shut since. */
export async function isReleased(em: EntityManager, accountId: AccountId): Promise<boolean> {
  const open = await preparedRows(
    em,
    `select id from releases where account_id = ? and stage = 'released' and ended_at is null`,
    [accountId],
  );
  return open.length > 0;
}
