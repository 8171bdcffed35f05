import { randomUUID } from 'node:crypto';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { reviewDeskContract } from '@plainwill/contracts/will-data/review/review-desk';
import { isOpen, reviewLanes } from '@plainwill/contracts/will-data/review/review-vocabulary';
import { changeOf } from '@plainwill/kit/audit/audit-change';
import { recordAudit } from '@plainwill/kit/audit/record-audit';
import { Refusal } from '@plainwill/kit/refusal';
import type { CallContext } from '../../context.ts';
import { encryptFields } from '../../record/encryption/encrypted-fields.ts';
import { addComment } from '../comments.ts';
import { endClaim } from '../end-claim.ts';
import { figures } from '../figures/figures.ts';
import { recordFile } from '../record/record-file.ts';
import { ReviewNoteSchema, ReviewSchema } from '../review.entity.ts';
import { reviewerOf } from '../reviewers.ts';
import { claim, isClosedTo } from './claim.ts';
import { beginClaim, currentClaim, putBack } from './claim-rows.ts';
import { approve, disagree, returnToCustomer } from './decide.ts';
import { comment, strike } from './desk-comments.ts';
import { type DeskContext, type Review, reviewNumbered, withClaimed } from './desk-context.ts';
import { setPause } from './desk-pause.ts';
import { takeNewestWording } from './newest-wording.ts';
import { queue } from './queue.ts';
import { notesOf, readReview, reviewFile, stampOfReview, whatTicksLeave } from './review-file.ts';

function requireOn({ reviewSettings }: Pick<CallContext, 'reviewSettings'>) {
  if (reviewSettings.review === 'off') throw new Refusal('ReviewOff');
}

/** Gives a review to a reviewer, who must be free to read it. */
async function giveTo(ctx: DeskContext, review: Review, to: Parameters<typeof reviewerOf>[1]) {
  const reviewer = await reviewerOf(ctx.reviewers, to);
  if (!reviewer) throw new Refusal('NoLongerReviewer', 'to');
  if (await isClosedTo(ctx.em, ctx, review, reviewer)) throw new Refusal('Conflict', 'to');
  if (review.heldBy) await endClaim(ctx.em, ctx, review);
  await beginClaim(ctx.em, review, to, ctx.now);
}

/** Does one thing with an open review as an administrator, who never reads the will. */
const asAdministrator = (ctx: DeskContext, number: number, work: (review: Review, ctx: DeskContext) => Promise<void>) =>
  ctx.em.transactional(async (em) => {
    const review = await reviewNumbered(em, number);
    if (!isOpen(review.state)) throw new Refusal('NotOpenForThat');
    await work(review, { ...ctx, em });
  });

const handlers: HandlersOf<typeof reviewDeskContract, CallContext> = {
  queue: ({ ctx, input }) => queue(ctx, input),
  figures: ({ ctx }) => figures(ctx),
  claim: async ({ ctx, input: { number } }) => ({ number: await claim(ctx, number) }),
  release: ({ ctx, input: { number } }) =>
    withClaimed(ctx, number, async (review, ctx) => {
      await putBack(ctx.em, ctx, review);
      await recordAudit(ctx.em, ctx, { action: 'review.release', subject: review.accountId, objectId: review.id });
    }),
  handOver: ({ ctx, input: { number, to } }) =>
    withClaimed(ctx, number, async (review, ctx) => {
      await giveTo(ctx, review, to);
      await recordAudit(ctx.em, ctx, { action: 'review.hand-over', subject: review.accountId, objectId: review.id });
    }),
  get: ({ ctx, input: { number } }) => readReview(ctx, number),
  watch: async ({ ctx, input: { number } }) => ({ stamp: await stampOfReview(ctx, number) }),
  takeNewest: ({ ctx, input: { number } }) =>
    withClaimed(ctx, number, async (review, ctx) => {
      await takeNewestWording(ctx.em, ctx, review);
      await ctx.em.flush();
      return reviewFile(ctx, review);
    }),
  tick: ({ ctx, input: { number, tickKey, isTicked } }) =>
    withClaimed(ctx, number, async (review, ctx) => {
      const current = await currentClaim(ctx.em, review);
      const others = current.ticks.filter((key) => key !== tickKey);
      // No more than a will can have clauses, checks and lines of the list.
      current.ticks = isTicked ? [...others, tickKey].slice(-2000) : others;
      return whatTicksLeave(ctx, review, current.ticks);
    }),
  keepDraft: ({ ctx, input: { number, ...draft } }) =>
    withClaimed(ctx, number, async (review, { vault }) => {
      const kept = draft.body ? draft : null;
      review.draft = kept && encryptFields(vault, 'reviews', review.accountId, { draft: kept }).draft;
    }),
  comment: ({ ctx, input: { number, ...written } }) => comment(ctx, number, written),
  strike: ({ ctx, input: { number, commentId } }) => strike(ctx, number, commentId),
  note: ({ ctx, input: { number, others, body, ...talk } }) =>
    withClaimed(ctx, number, async (review, ctx) => {
      const { em, vault, now, account } = ctx;
      const { accountId, id: reviewId } = review;
      await em.insert(ReviewNoteSchema, {
        ...talk,
        ...encryptFields(vault, 'review_notes', accountId, { others, body }),
        accountId,
        id: randomUUID(),
        reviewId,
        by: account.id,
        writtenAt: now,
      });
      await recordAudit(em, ctx, { action: 'review.note', subject: accountId, objectId: reviewId });
      return notesOf(ctx, review);
    }),
  setLane: ({ ctx, input: { number, lane, reason } }) =>
    withClaimed(ctx, number, async (review, ctx) => {
      const { accountId, id: reviewId } = review;
      const changes = [changeOf('lane', review.lane, lane)];
      Object.assign(review, { lane, laneRank: reviewLanes.indexOf(lane) });
      await addComment(ctx.em, ctx, { accountId, reviewId, kind: 'internal', body: reason, by: ctx.account.id });
      await recordAudit(ctx.em, ctx, { action: 'review.lane', subject: accountId, objectId: reviewId, changes });
    }),
  returnToCustomer: ({ ctx, input: { number, reasons } }) => returnToCustomer(ctx, number, reasons),
  approve: ({ ctx, input: { number, wordsHash } }) => approve(ctx, number, wordsHash),
  disagree: ({ ctx, input: { number, reason } }) => disagree(ctx, number, reason),
  colleagues: async ({ ctx: { reviewers } }) =>
    (await reviewers.current()).map(({ accountId, name, isAway }) => ({ id: accountId, name, isAway })),
  assign: ({ ctx, input: { number, to, reason } }) =>
    asAdministrator(ctx, number, async (review, ctx) => {
      await giveTo(ctx, review, to);
      const { accountId: subject, id: objectId } = review;
      await recordAudit(ctx.em, ctx, { action: 'review.hand-over', subject, objectId, reason });
    }),
  releaseOf: ({ ctx, input: { number, reason } }) =>
    asAdministrator(ctx, number, async (review, ctx) => {
      if (review.heldBy) await putBack(ctx.em, ctx, review);
      const { accountId: subject, id: objectId } = review;
      await recordAudit(ctx.em, ctx, { action: 'review.release', subject, objectId, reason });
    }),
  pause: async ({ ctx, input: { pause } }) => {
    await setPause(ctx, pause);
    return figures({ ...ctx, em: ctx.em.fork() });
  },
  disputesFile: async ({ ctx, input: { number, reason } }) => {
    const review = await ctx.em.findOne(ReviewSchema, { number });
    if (!review) throw new Refusal('ReviewNotFound');
    const { accountId, id: objectId } = review;
    await recordAudit(ctx.em, ctx, { action: 'review.file', subject: accountId, objectId, reason });
    return recordFile(ctx, accountId, 'disputes');
  },
};

type Handler = (call: { ctx: CallContext }) => unknown;

/** Nothing is done at the desk where reviews are switched off. */
export const reviewDesk = Object.fromEntries(
  Object.entries(handlers as unknown as Record<string, Handler>).map(([name, handle]) => [
    name,
    (call: { ctx: CallContext }) => {
      requireOn(call.ctx);
      return handle(call);
    },
  ]),
) as unknown as typeof handlers;
