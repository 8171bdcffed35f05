import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { reviewContract } from '@plainwill/contracts/will-data/review/review';
import { recordAudit } from '@plainwill/kit/audit/record-audit';
import { Refusal } from '@plainwill/kit/refusal';
import type { CallContext } from '../../context.ts';
import { ensureTestator, lockTestator } from '../../record/testator/lock-testator.ts';
import { minutesUsed } from '../clock/minutes-used.ts';
import { addComment } from '../comments.ts';
import { endClaim } from '../end-claim.ts';
import { recordFile } from '../record/record-file.ts';
import { ReviewSchema } from '../review.entity.ts';
import { capacityAnswers, saveCapacityAnswer } from './capacity.ts';
import { openReview } from './own-reviews.ts';
import { type CustomerContext, requestReview } from './request-review.ts';
import { reviewStatus } from './review-status.ts';
import { answerQuestion, reviewThread } from './review-thread.ts';

function requireOn({ reviewSettings }: Pick<CallContext, 'reviewSettings'>) {
  if (reviewSettings.review === 'off') throw new Refusal('ReviewOff');
}

/** Does nothing where nothing is open, so that a repeat does no harm. */
const withdraw = (ctx: CustomerContext): Promise<void> =>
  ctx.em.transactional(async (em) => {
    const accountId = ctx.account.id;
    await lockTestator(em, accountId);
    const review = await openReview(em, accountId);
    if (!review) return;
    await endClaim(em, ctx, review);
    Object.assign(review, {
      state: 'withdrawn',
      stateAt: ctx.now,
      clockUsedMinutes: minutesUsed(review, ctx.now),
      clockSince: null,
    });
    await recordAudit(em, ctx, { action: 'review.withdraw', subject: accountId, objectId: review.id });
  });

/** Without an audit entry, whose place in the customer’s own list would tell of it. */
const writeToReviewer = (ctx: CustomerContext, text: string): Promise<void> =>
  ctx.em.transactional(async (em) => {
    const accountId = ctx.account.id;
    await ensureTestator(em, accountId);
    const review = await openReview(em, accountId);
    await addComment(em, ctx, { accountId, reviewId: review?.id ?? null, kind: 'safety', body: text, by: null });
    // By SQL, for a reviewer may be at work on it, and nobody may be told that it changed.
    if (review && ctx.reviewSettings.reviewTwoPeople === 'flagged')
      await em.nativeUpdate(ReviewSchema, { accountId, id: review.id }, { needsTwo: true });
  });

/** Where reviews are switched off, what was said before can still be read. */
export const review: HandlersOf<typeof reviewContract, CallContext> = {
  status: ({ ctx }) => {
    requireOn(ctx);
    return reviewStatus(ctx);
  },
  thread: ({ ctx }) => reviewThread(ctx),
  request: async ({ ctx, input }) => {
    requireOn(ctx);
    await requestReview(ctx, input);
    return reviewStatus({ ...ctx, em: ctx.em.fork() });
  },
  withdraw: async ({ ctx }) => {
    requireOn(ctx);
    await withdraw(ctx);
    return reviewStatus({ ...ctx, em: ctx.em.fork() });
  },
  answer: async ({ ctx, input }) => {
    requireOn(ctx);
    await answerQuestion(ctx, input);
    return reviewThread({ ...ctx, em: ctx.em.fork() });
  },
  safety: async ({ ctx, input: { text } }) => {
    requireOn(ctx);
    await writeToReviewer(ctx, text);
  },
  capacity: {
    get: ({ ctx }) => {
      requireOn(ctx);
      return capacityAnswers(ctx, ctx.account.id);
    },
    save: async ({ ctx, input }) => {
      requireOn(ctx);
      await saveCapacityAnswer(ctx, ctx.account.id, input);
    },
  },
  record: ({ ctx }) => recordFile(ctx, ctx.account.id, 'customer'),
};
