import type { EntityManager } from '@mikro-orm/postgresql';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { WordingHash } from '@plainwill/contracts/will-data/review/review';
import type { Approvals } from '../documents/signing-copies/approvals.ts';
import { ReviewApprovalSchema, ReviewSchema } from './review.entity.ts';

/**
 * The approvals that count for exactly these words, the last first: those of a request that is approved with them, which
 * leaves out what one of two reviewers said of earlier words, and that no second reviewer overturned.
 */
export async function approvalsOf(em: EntityManager, accountId: AccountId, wordsHash: WordingHash) {
  const found = await em.find(
    ReviewApprovalSchema,
    { accountId, wordsHash, overturnedAt: null },
    { orderBy: { at: 'desc', place: 'desc' }, disableIdentityMap: true },
  );
  if (found.length === 0) return [];
  const approved = await em.find(
    ReviewSchema,
    { accountId, state: 'approved', wordsHash, id: { $in: found.map(({ reviewId }) => reviewId) } },
    { fields: ['id'], disableIdentityMap: true },
  );
  return found.filter(({ reviewId }) => approved.some(({ id }) => id === reviewId));
}

/** For the copies to sign. */
export const approvals: Approvals = {
  ofWords: approvalsOf,
  ofAccount: (em, accountId) => em.find(ReviewApprovalSchema, { accountId }),
};
