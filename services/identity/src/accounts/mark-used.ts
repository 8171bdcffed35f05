import type { EntityManager } from '@mikro-orm/postgresql';
import { dayInUnitedKingdom } from '@plainwill/contracts/shared/calendar-date';
import type { AccountId } from '@plainwill/contracts/shared/ids';

/** Notes that an account is used today, once a day; one that was to be deleted for not being used stays. */
export function markUsed(em: EntityManager, accountId: AccountId, now: Date) {
  const today = dayInUnitedKingdom(now);
  return em.execute(
    'update accounts set last_used_on = ?, inactive_deletion_on = null where id = ? and last_used_on < ?',
    [today, accountId, today],
  );
}
