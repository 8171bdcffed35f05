import type { AccountId, ReviewCommentId } from '@plainwill/contracts/shared/ids';
import type { ThreadEntry } from '@plainwill/contracts/will-data/review/review';
import { isOpen } from '@plainwill/contracts/will-data/review/review-vocabulary';
import { recordAudit } from '@plainwill/kit/audit/record-audit';
import { Refusal } from '@plainwill/kit/refusal';
import { encryptFields } from '../../record/encryption/encrypted-fields.ts';
import { lockTestator } from '../../record/testator/lock-testator.ts';
import { claimEndsAt } from '../clock/claim-ends-at.ts';
import { commentsOf, isAboutEarlierWording, openQuestions } from '../comments.ts';
import { ReviewCommentSchema } from '../review.entity.ts';
import { reviewerNames } from '../reviewers.ts';
import { willIfReady } from '../will-to-read.ts';
import { openReview } from './own-reviews.ts';
import type { CustomerContext } from './request-review.ts';

/** What was said to the customer and what they answered, the newest last. */
export async function reviewThread(ctx: CustomerContext): Promise<ThreadEntry[]> {
  const comments = await commentsOf(ctx, ctx.account.id, ['customer', 'question']);
  if (comments.length === 0) return [];
  const [names, today] = [await reviewerNames(ctx.reviewers), await willIfReady(ctx, ctx.account.id)];
  return comments
    .filter(({ struckAt }) => !struckAt)
    .map((comment) => ({
      id: comment.id,
      kind: comment.kind as 'customer' | 'question',
      review: comment.review,
      clauseId: comment.clauseId ?? null,
      quote: comment.quote,
      isAboutEarlierWording: isAboutEarlierWording(comment, today?.document ?? null),
      body: comment.body,
      by: names(comment.by as AccountId),
      at: comment.at.toISOString(),
      answer: comment.answer,
      answeredAt: comment.answeredAt?.toISOString() ?? null,
    }));
}

interface Answer {
  commentId: ReviewCommentId;
  text: string;
}

/** Answers a question; with the last one the clock runs again. An answer can be given anew until the review is decided. */
export function answerQuestion(ctx: CustomerContext, { commentId, text }: Answer): Promise<void> {
  const { vault, now } = ctx;
  const accountId = ctx.account.id;
  return ctx.em.transactional(async (em) => {
    await lockTestator(em, accountId);
    const review = await openReview(em, accountId);
    const question = await em.findOne(ReviewCommentSchema, {
      accountId,
      id: commentId,
      kind: 'question',
      struckAt: null,
    });
    if (!question) throw new Refusal('ReviewNotFound');
    if (!review || !isOpen(review.state) || question.reviewId !== review.id) throw new Refusal('NotOpenForThat');
    Object.assign(question, encryptFields(vault, 'review_comments', accountId, { answer: text }), { answeredAt: now });
    await em.flush();
    await recordAudit(em, ctx, { action: 'review.answer', subject: accountId, objectId: review.id });
    if (review.state !== 'asked' || (await openQuestions(em, accountId, review.id)) > 0) return;
    review.state = review.heldBy ? 'held' : 'requested';
    review.stateAt = now;
    review.clockSince = now;
    // The customer’s days are none of the holder’s.
    if (review.heldBy) review.heldUntil = claimEndsAt(now);
    review.reminders = 0;
  });
}
