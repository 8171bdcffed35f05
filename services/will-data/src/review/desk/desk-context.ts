import type { EntityManager, InferEntity } from '@mikro-orm/postgresql';
import { LockMode } from '@mikro-orm/postgresql';
import type { Reviewer } from '@plainwill/contracts/identity/reviewers';
import type { CallingAccount } from '@plainwill/contracts/kit/handlers-of';
import { Refusal } from '@plainwill/kit/refusal';
import type { CallContext } from '../../context.ts';
import { claimEndsAt } from '../clock/claim-ends-at.ts';
import { ReviewSchema } from '../review.entity.ts';
import { reviewerOf } from '../reviewers.ts';

export type DeskContext = CallContext & { account: CallingAccount };
export type Review = InferEntity<typeof ReviewSchema>;

/** The caller as identity knows them now. @throws {Refusal} once the role is gone, whatever the session says */
export async function currentReviewer({ reviewers, account }: DeskContext): Promise<Reviewer> {
  const reviewer = await reviewerOf(reviewers, account.id);
  if (!reviewer) throw new Refusal('NoLongerReviewer');
  return reviewer;
}

export async function reviewNumbered(em: EntityManager, number: number): Promise<Review> {
  const review = await em.findOne(ReviewSchema, { number }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!review) throw new Refusal('ReviewNotFound');
  return review;
}

/** Does one thing with the review that the caller has claimed, in one transaction; the claim lasts longer for it. */
export async function withClaimed<T>(
  ctx: DeskContext,
  number: number,
  work: (review: Review, ctx: DeskContext) => Promise<T>,
): Promise<T> {
  await currentReviewer(ctx);
  return ctx.em.transactional(async (em) => {
    const review = await reviewNumbered(em, number);
    const isHeld = review.state === 'held' || review.state === 'asked';
    if (!isHeld || review.heldBy !== ctx.account.id) throw new Refusal('NotHeldByYou');
    review.heldUntil = claimEndsAt(ctx.now);
    return work(review, { ...ctx, em });
  });
}
