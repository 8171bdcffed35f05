import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { CommentKind } from '@plainwill/contracts/will-data/review/review-vocabulary';
import type { CallContext } from '../context.ts';
import { decryptFields } from '../encryption/encrypted-fields.ts';
import { addComment } from '../review/comments.ts';
import { ReviewApprovalSchema, ReviewHoldSchema } from '../review-store/review.entity.ts';
import { moveTo } from './clock.ts';
import { heldUntil, type Review } from './desk-context.ts';

type Where = Pick<CallContext, 'vault' | 'now'>;

export interface Draft {
  clauseId: string | null;
  kind: CommentKind;
  body: string;
}

export const draftOf = ({ vault }: Pick<CallContext, 'vault'>, { accountId, draft }: Review): Draft | null =>
  draft ? decryptFields<{ draft: Draft }>(vault, 'reviews', accountId, { draft }).draft : null;

export async function beginHold(em: EntityManager, review: Review, by: AccountId, now: Date) {
  moveTo(review, review.state === 'asked' ? 'asked' : 'held', now);
  Object.assign(review, { heldBy: by, heldSince: now, heldUntil: heldUntil(now) });
  const { accountId, id: reviewId } = review;
  await em.insert(ReviewHoldSchema, { accountId, id: randomUUID(), reviewId, by, since: now, until: null, ticks: [] });
}

/** What was being typed is kept for whoever comes next, as an internal comment. */
export async function endHold(em: EntityManager, where: Where, review: Review) {
  const { accountId, id: reviewId, heldBy } = review;
  const { now } = where;
  const draft = draftOf(where, review);
  if (draft?.body && heldBy)
    await addComment(em, where, {
      accountId,
      reviewId,
      clauseId: draft.clauseId,
      kind: 'internal',
      body: draft.body,
      by: heldBy,
    });
  await em.nativeUpdate(ReviewHoldSchema, { accountId, reviewId, until: null }, { until: now });
  Object.assign(review, { heldBy: null, heldSince: null, heldUntil: null, draft: null });
}

/** Back in line, for a second reviewer where the first has approved. */
export async function putBack(em: EntityManager, where: Where, review: Review) {
  const { accountId, id: reviewId } = review;
  await endHold(em, where, review);
  const isApprovedOnce = await em.count(ReviewApprovalSchema, { accountId, reviewId, overturnedAt: null });
  if (review.state === 'asked') return;
  moveTo(review, isApprovedOnce ? 'awaitingSecond' : 'requested', where.now);
}

export const openHold = (em: EntityManager, { accountId, id: reviewId }: Review) =>
  em.findOneOrFail(ReviewHoldSchema, { accountId, reviewId, until: null });
