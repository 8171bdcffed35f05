import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { CallContext } from '../../context.ts';
import { heldUntil } from '../clock/held-until.ts';
import { endHold } from '../end-hold.ts';
import { ReviewApprovalSchema, ReviewHoldSchema } from '../review.entity.ts';
import { moveTo } from './clock.ts';
import type { Review } from './desk-context.ts';

type Where = Pick<CallContext, 'vault' | 'now'>;

export async function beginHold(em: EntityManager, review: Review, by: AccountId, now: Date) {
  moveTo(review, review.state === 'asked' ? 'asked' : 'held', now);
  Object.assign(review, { heldBy: by, heldSince: now, heldUntil: heldUntil(now) });
  const { accountId, id: reviewId } = review;
  await em.insert(ReviewHoldSchema, { accountId, id: randomUUID(), reviewId, by, since: now, until: null, ticks: [] });
}

/** Back in line, for a second reviewer where the first has approved. */
export async function putBack(em: EntityManager, where: Where, review: Review) {
  const { accountId, id: reviewId } = review;
  await endHold(em, where, review);
  const { wordsHash } = review;
  const isApprovedOnce = await em.count(ReviewApprovalSchema, { accountId, reviewId, wordsHash, overturnedAt: null });
  if (review.state === 'asked') return;
  moveTo(review, isApprovedOnce ? 'awaitingSecond' : 'requested', where.now);
}

export const openHold = (em: EntityManager, { accountId, id: reviewId }: Review) =>
  em.findOneOrFail(ReviewHoldSchema, { accountId, reviewId, until: null });
