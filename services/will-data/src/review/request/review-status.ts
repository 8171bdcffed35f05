import type { InferEntity } from '@mikro-orm/postgresql';
import type { Approval, OwnReview, ReviewStatus } from '@plainwill/contracts/will-data/review/review';
import { birthdaysThread } from '../../documents/signing-copies/next-birthday-change.ts';
import { approvalToWire, willAsRead } from '../as-read.ts';
import { minutesUsed } from '../clock/minutes-used.ts';
import { typicalDays } from '../clock/typical-days.ts';
import { minutesOfDay } from '../clock/working-time.ts';
import { commentsOf, openQuestions } from '../comments.ts';
import { pauseOn } from '../pause.ts';
import { ReviewApprovalSchema, type ReviewSchema } from '../review.entity.ts';
import { reviewerNames } from '../reviewers.ts';
import { changesThread } from '../why-changed.ts';
import { willIfReady } from '../will-to-read.ts';
import { newestReview } from './own-reviews.ts';
import type { CustomerContext } from './request-review.ts';

type Review = InferEntity<typeof ReviewSchema>;

export async function reviewStatus(ctx: CustomerContext): Promise<ReviewStatus> {
  const { em, today, reviewSettings } = ctx;
  const pause = await pauseOn(em, today);
  const newest = await newestReview(em, ctx.account.id);
  const usual = await typicalDays(em, reviewSettings.reviewTargetDays);
  return {
    pause: pause && { words: pause.words, until: pause.until },
    usualDays: usual,
    review: newest && (await ownReview(ctx, newest, usual)),
  };
}

async function ownReview(ctx: CustomerContext, review: Review, usual: number): Promise<OwnReview> {
  const { em, now } = ctx;
  const accountId = ctx.account.id;
  const names = await reviewerNames(ctx.reviewers);
  const comments = await commentsOf(ctx, accountId, ['customer']);
  const isReturned = review.state === 'returned';
  return {
    number: review.number,
    state: review.state,
    lane: review.lane,
    requestedAt: review.requestedAt.toISOString(),
    since: review.stateAt.toISOString(),
    reviewer: review.heldBy ? names(review.heldBy) : null,
    isLate: minutesUsed(review, now) > usual * minutesOfDay,
    questions: await openQuestions(em, accountId, review.id),
    reasons: isReturned
      ? comments.filter(({ reviewId, struckAt }) => reviewId === review.id && !struckAt).map(({ body }) => body)
      : [],
    approvals: await approvalsOfReview(ctx, review),
    ...(review.state === 'approved' ? await asApproved(ctx, review) : notApproved),
  };
}

async function approvalsOfReview({ em, account }: CustomerContext, { id, wordsHash }: Review): Promise<Approval[]> {
  const rows = await em.find(
    ReviewApprovalSchema,
    { accountId: account.id, reviewId: id, wordsHash, overturnedAt: null },
    { orderBy: { place: 'asc' }, disableIdentityMap: true },
  );
  return rows.map(approvalToWire);
}

const notApproved = { isApprovedAsItStands: false, changed: [], holdsUntil: null };

async function asApproved(ctx: CustomerContext, review: Review) {
  const { today: asOf } = ctx;
  const will = await willIfReady(ctx, ctx.account.id);
  if (!will) return notApproved;
  const { facts, document, hash } = will;
  const changed =
    hash === review.wordsHash
      ? []
      : await changesThread('whyChanged', { read: willAsRead(ctx, review), today: { document, hash }, asOf });
  const stands = changed.length === 0;
  return {
    isApprovedAsItStands: stands,
    changed,
    holdsUntil: stands ? await birthdaysThread('nextBirthdayChange', { facts, asOf }) : null,
  };
}
