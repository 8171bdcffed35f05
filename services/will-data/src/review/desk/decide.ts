import { randomUUID } from 'node:crypto';
import { mayApprove } from '@plainwill/contracts/identity/reviewer-vocabulary';
import type { Reviewer } from '@plainwill/contracts/identity/reviewers';
import type { AccountId, ApprovalId } from '@plainwill/contracts/shared/ids';
import { approvalStatement } from '@plainwill/contracts/will-data/review/review-vocabulary';
import { recordAudit } from '@plainwill/kit/audit/record-audit';
import { dayAndTime } from '@plainwill/kit/day-and-time';
import { Refusal } from '@plainwill/kit/refusal';
import { addComment, openQuestions } from '../comments.ts';
import { endClaim } from '../end-claim.ts';
import { acceptReviewMail } from '../mail/review-mail.ts';
import { storeRecord, withRecordSet } from '../record/store-record.ts';
import { ReviewApprovalSchema, ReviewSchema } from '../review.entity.ts';
import { reviewerOf } from '../reviewers.ts';
import { willIfReady } from '../will-to-read.ts';
import { beginClaim, currentClaim } from './claim-rows.ts';
import { moveTo } from './clock.ts';
import { isInConflict } from './conflicts.ts';
import { currentReviewer, type DeskContext, type Review, withClaimed } from './desk-context.ts';
import { isOfClause, neededTicks } from './ticks.ts';

const notifyCustomer = (
  { em, now }: DeskContext,
  { accountId, id: reviewId }: Review,
  kind: 'reviewReturned' | 'reviewApproved',
) => acceptReviewMail(em, { kind, accountId, reviewId, now });

/** Returns a will with reasons, which the customer reads. */
export const returnToCustomer = (ctx: DeskContext, number: number, reasons: readonly string[]): Promise<void> =>
  withClaimed(ctx, number, async (review, ctx) => {
    const { em, now, account } = ctx;
    const { accountId, id: reviewId } = review;
    for (const body of reasons)
      await addComment(em, ctx, { accountId, reviewId, kind: 'customer', body, by: account.id });
    await endClaim(em, ctx, review);
    moveTo(review, 'returned', now);
    await recordAudit(em, ctx, { action: 'review.return', subject: accountId, objectId: reviewId });
    await notifyCustomer(ctx, review, 'reviewReturned');
  });

/** An approval of earlier words counts for nothing. */
const approvalsSoFar = ({ em }: DeskContext, { accountId, id: reviewId, wordsHash }: Review) =>
  em.find(ReviewApprovalSchema, { accountId, reviewId, wordsHash, overturnedAt: null }, { orderBy: { place: 'asc' } });

/** The call was repeated after it had done its work. */
async function isApprovedByMe(ctx: DeskContext, number: number, wordsHash: string): Promise<boolean> {
  const review = await ctx.em.findOne(ReviewSchema, { number }, { disableIdentityMap: true });
  if (!review) throw new Refusal('ReviewNotFound');
  const { accountId, id: reviewId } = review;
  const mine = { accountId, reviewId, wordsHash, by: ctx.account.id, overturnedAt: null };
  return (await ctx.em.count(ReviewApprovalSchema, mine)) > 0;
}

/** Approves exactly the words on the reviewer’s screen: decision, audit entry, mail and record, or none of them. */
export async function approve(ctx: DeskContext, number: number, wordsHash: string): Promise<void> {
  const reviewer = await currentReviewer(ctx);
  if (!mayApprove(reviewer.qualification)) throw new Refusal('TraineesDoNotApprove');
  await withRecordSet(async (record) => {
    if (await isApprovedByMe(ctx, number, wordsHash)) return;
    await withClaimed(ctx, number, async (review, ctx) => {
      const { em, now, account } = ctx;
      const { accountId, id: reviewId } = review;
      const { ticks, isSecond } = await readyToApprove(ctx, review, reviewer, wordsHash);
      const approvalId = randomUUID() as ApprovalId;
      await em.insert(ReviewApprovalSchema, {
        accountId,
        id: approvalId,
        reviewId,
        wordsHash,
        place: isSecond ? 2 : 1,
        by: account.id,
        name: reviewer.name,
        qualification: reviewer.qualification,
        regulator: reviewer.regulator,
        registration: reviewer.registration,
        ticks,
        statement: approvalStatement,
        composerVersion: review.composerVersion,
        at: now,
        overturnedAt: null,
      });
      await recordAudit(em, ctx, { action: 'review.approve', subject: accountId, objectId: reviewId });
      await endClaim(em, ctx, review);
      const isWhole = isSecond || !review.needsTwo;
      moveTo(review, isWhole ? 'approved' : 'awaitingSecond', now);
      if (isWhole) await notifyCustomer(ctx, review, 'reviewApproved');
      await storeRecord(em, ctx, { accountId, approvalId }, record);
    });
  });
}

/** Refused unless these words may be approved by this reviewer. */
async function readyToApprove(ctx: DeskContext, review: Review, reviewer: Reviewer, wordsHash: string) {
  const { em, account } = ctx;
  if (await isInConflict(em, ctx, review, reviewer)) throw new Refusal('Conflict');
  const will = await willIfReady(ctx, review.accountId);
  if (!will || will.hash !== wordsHash || review.wordsHash !== wordsHash) throw new Refusal('WordsChanged');
  if (will.findings.some(({ severity }) => severity === 'blocks')) throw new Refusal('BlocksOpen');
  if ((await openQuestions(em, review.accountId, review.id)) > 0) throw new Refusal('QuestionsOpen');
  const { ticks } = await currentClaim(em, review);
  const open = neededTicks(will.document, will.findings).filter((key) => !ticks.includes(key));
  if (open.some(isOfClause)) throw new Refusal('ClausesUnread');
  if (open.length > 0) throw new Refusal('ChecklistOpen');
  const [first] = await approvalsSoFar(ctx, review);
  if (first?.by === account.id) throw new Refusal('SamePerson');
  if (first) await refuseDependent(ctx, first.by, reviewer);
  return { ticks, isSecond: first !== undefined };
}

/** @throws {Refusal} where one person may have given both their role. Of who has lost it again nobody knows from whom. */
async function refuseDependent({ reviewers }: DeskContext, firstBy: AccountId, second: Reviewer) {
  const first = await reviewerOf(reviewers, firstBy);
  const isOnePerson = first ? first.vouchers.some((id) => second.vouchers.includes(id)) : second.newUntil !== null;
  if (!isOnePerson) return;
  const untils = [first?.newUntil, second.newUntil].flatMap((until) => (until ? [Date.parse(until)] : []));
  throw new Refusal('RolesTooNew', undefined, { when: dayAndTime.format(Math.max(...untils)) });
}

/** The second reviewer does not agree: the first approval falls, and its author reads the will again. */
export const disagree = (ctx: DeskContext, number: number, reason: string): Promise<void> =>
  withClaimed(ctx, number, async (review, ctx) => {
    const { em, now, account } = ctx;
    const { accountId, id: reviewId } = review;
    const [first] = await approvalsSoFar(ctx, review);
    if (!first || first.by === account.id) throw new Refusal('NotOpenForThat');
    first.overturnedAt = now;
    await addComment(em, ctx, { accountId, reviewId, kind: 'internal', body: reason, by: account.id });
    await recordAudit(em, ctx, { action: 'review.disagree', subject: accountId, objectId: reviewId });
    await endClaim(em, ctx, review);
    const isStillHere = (await ctx.reviewers.current()).some(({ accountId }) => accountId === first.by);
    moveTo(review, 'requested', now);
    if (isStillHere) await beginClaim(em, review, first.by, now);
  });
