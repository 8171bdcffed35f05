import type { EntityManager } from '@mikro-orm/postgresql';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { WordsHash } from '@plainwill/contracts/will-data/review/review';
import { ReviewApprovalSchema, ReviewSchema } from './review.entity.ts';

/** The approvals that count for exactly these words: those of an approved request that no second reviewer overturned, the last word first. */
export async function approvalsOf(em: EntityManager, accountId: AccountId, wordsHash: WordsHash) {
  const found = await em.find(
    ReviewApprovalSchema,
    { accountId, wordsHash, overturnedAt: null },
    { orderBy: { at: 'desc', place: 'desc' }, disableIdentityMap: true },
  );
  if (found.length === 0) return [];
  const approved = await em.find(
    ReviewSchema,
    { accountId, state: 'approved', id: { $in: found.map(({ reviewId }) => reviewId) } },
    { fields: ['id'], disableIdentityMap: true },
  );
  return found.filter(({ reviewId }) => approved.some(({ id }) => id === reviewId));
}
