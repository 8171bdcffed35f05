import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { CallContext } from '../../context.ts';
import { claimEndsAt } from '../clock/claim-ends-at.ts';
import { endClaim } from '../end-claim.ts';
import { ReviewApprovalSchema, ReviewClaimSchema } from '../review.entity.ts';
import { moveTo } from './clock.ts';
import type { Review } from './desk-context.ts';

type Where = Pick<CallContext, 'vault' | 'now'>;

export async function beginClaim(em: EntityManager, review: Review, by: AccountId, now: Date) {
  moveTo(review, review.state === 'asked' ? 'asked' : 'held', now);
  Object.assign(review, { heldBy: by, heldSince: now, heldUntil: claimEndsAt(now) });
  const { accountId, id: reviewId } = review;
  await em.insert(ReviewClaimSchema, { accountId, id: randomUUID(), reviewId, by, since: now, until: null, ticks: [] });
}

/** Back in line, for a second reviewer where the first has approved. */
export async function putBack(em: EntityManager, where: Where, review: Review) {
  const { accountId, id: reviewId } = review;
  await endClaim(em, where, review);
  const { wordsHash } = review;
  const isApprovedOnce = await em.count(ReviewApprovalSchema, { accountId, reviewId, wordsHash, overturnedAt: null });
  if (review.state === 'asked') return;
  moveTo(review, isApprovedOnce ? 'awaitingSecond' : 'requested', where.now);
}

export const currentClaim = (em: EntityManager, { accountId, id: reviewId }: Review) =>
  em.findOneOrFail(ReviewClaimSchema, { accountId, reviewId, until: null });
