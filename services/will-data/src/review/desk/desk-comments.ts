import { hourMs, minuteMs } from '@plainwill/contracts/shared/durations';
import type { AccountId, ReviewCommentId } from '@plainwill/contracts/shared/ids';
import type { DeskComment } from '@plainwill/contracts/will-data/review/review-desk';
import {
  type CommentKind,
  commentKinds,
  deletableMinutes,
  maxComments,
  type writtenKinds,
} from '@plainwill/contracts/will-data/review/review-vocabulary';
import type { WillDocument } from '@plainwill/contracts/will-data/will/will-document';
import { recordAudit } from '@plainwill/kit/audit/record-audit';
import { Refusal } from '@plainwill/kit/refusal';
import { clauseTexts } from '@plainwill/law/will/composition/clause-changes';
import { decryptFields } from '../../record/encryption/encrypted-fields.ts';
import { addComment, commentsOf, isAboutEarlierWording } from '../comments.ts';
import { acceptReviewMail } from '../mail/review-mail.ts';
import { ReviewCommentSchema } from '../review.entity.ts';
import { moveTo } from './clock.ts';
import { type DeskContext, type Review, withClaimed } from './desk-context.ts';

export const documentOf = ({ vault }: Pick<DeskContext, 'vault'>, { accountId, document }: Review): WillDocument =>
  decryptFields<{ document: WillDocument }>(vault, 'reviews', accountId, { document }).document;

/** Everything said about the wills of one customer, the oldest first. */
export async function deskComments(ctx: DeskContext, review: Review): Promise<DeskComment[]> {
  const document = documentOf(ctx, review);
  const comments = await commentsOf(ctx, review.accountId, commentKinds);
  return comments.map((comment) => ({
    id: comment.id,
    review: comment.review,
    kind: comment.kind,
    clauseId: comment.clauseId,
    quote: comment.quote,
    isAboutEarlierWording: isAboutEarlierWording(comment, document),
    body: comment.body,
    byId: comment.by,
    at: comment.at.toISOString(),
    answer: comment.answer ?? null,
    answeredAt: comment.answeredAt?.toISOString() ?? null,
    struckAt: comment.struckAt?.toISOString() ?? null,
    isMine: comment.by === ctx.account.id,
  }));
}

interface Written {
  clauseId: string | null;
  kind: (typeof writtenKinds)[number];
  body: string;
}

const hoursBetweenMails = 4;

/** At most one mail of questions within some hours, however many are asked. */
async function notifyOfQuestion({ em, now }: DeskContext, review: Review) {
  const { accountId, id: reviewId, questionMailedAt } = review;
  if (questionMailedAt && now.getTime() - questionMailedAt.getTime() < hoursBetweenMails * hourMs) return;
  review.questionMailedAt = now;
  await acceptReviewMail(em, { kind: 'reviewQuestion', accountId, reviewId, now });
}

/** A note between reviewers stands in no list of the customer’s, where a comment that they cannot find would betray it. */
const subjectOf = (kind: CommentKind, accountId: AccountId) => (kind === 'internal' ? null : accountId);

/** A question stops the clock until it is answered. */
export const comment = (ctx: DeskContext, number: number, { clauseId, kind, body }: Written): Promise<DeskComment[]> =>
  withClaimed(ctx, number, async (review, ctx) => {
    const { em, now, account } = ctx;
    const { accountId, id: reviewId } = review;
    if ((await em.count(ReviewCommentSchema, { accountId, reviewId })) >= maxComments)
      throw new Refusal('TooManyComments');
    const quote = clauseId === null ? '' : (clauseTexts(documentOf(ctx, review)).get(clauseId) ?? '');
    await addComment(em, ctx, { accountId, reviewId, clauseId, quote, kind, body, by: account.id });
    review.draft = null;
    if (kind === 'question') {
      moveTo(review, 'asked', now);
      // The days to answer count from the last question.
      Object.assign(review, { stateAt: now, reminders: 0 });
      await notifyOfQuestion(ctx, review);
    }
    const action = kind === 'question' ? 'review.ask' : 'review.comment';
    await recordAudit(em, ctx, { action, subject: subjectOf(kind, accountId), objectId: reviewId });
    return deskComments(ctx, review);
  });

/** For a few minutes a comment can be taken back; after that it stays, struck out. */
export const strike = (ctx: DeskContext, number: number, id: ReviewCommentId): Promise<DeskComment[]> =>
  withClaimed(ctx, number, async (review, ctx) => {
    const { em, now, account } = ctx;
    const { accountId, id: reviewId } = review;
    const found = await em.findOne(ReviewCommentSchema, { accountId, reviewId, id, by: account.id as AccountId });
    if (!found || found.struckAt || found.answeredAt) throw new Refusal('CommentKept');
    const isFresh = now.getTime() - found.at.getTime() < deletableMinutes * minuteMs;
    if (isFresh) em.remove(found);
    else found.struckAt = now;
    await em.flush();
    const open = await em.count(ReviewCommentSchema, { reviewId, kind: 'question', answeredAt: null, struckAt: null });
    if (review.state === 'asked' && open === 0) moveTo(review, 'held', now);
    await recordAudit(em, ctx, {
      action: 'review.comment',
      subject: subjectOf(found.kind, accountId),
      objectId: reviewId,
    });
    return deskComments(ctx, review);
  });
