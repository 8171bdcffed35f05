import type { EntityManager } from '@mikro-orm/postgresql';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { openStates } from '@plainwill/contracts/will-data/review/review-vocabulary';
import { ReviewSchema } from '../review.entity.ts';

/** The newest request of an account; null before the first. */
export async function newestReview(em: EntityManager, accountId: AccountId) {
  const [newest] = await em.find(ReviewSchema, { accountId }, { orderBy: { number: 'desc' }, limit: 1 });
  return newest ?? null;
}

/** The newest that was not withdrawn. */
export async function newestNotWithdrawn(em: EntityManager, accountId: AccountId) {
  const kept = { accountId, state: { $ne: 'withdrawn' as const } };
  const [newest] = await em.find(ReviewSchema, kept, { orderBy: { number: 'desc' }, limit: 1 });
  return newest ?? null;
}

/** The request that is open; there is one at most. */
export const openReview = (em: EntityManager, accountId: AccountId) =>
  em.findOne(ReviewSchema, { accountId, state: { $in: [...openStates] } });
