import type { EntityManager, InferEntity } from '@mikro-orm/postgresql';
import type { CommentKind } from '@plainwill/contracts/will-data/review/review-vocabulary';
import type { CallContext } from '../context.ts';
import { decryptFields } from '../record/encryption/encrypted-fields.ts';
import { addComment } from './comments.ts';
import { ReviewClaimSchema, type ReviewSchema } from './review.entity.ts';

type Review = InferEntity<typeof ReviewSchema>;
type Where = Pick<CallContext, 'vault' | 'now'>;

export interface Draft {
  clauseId: string | null;
  kind: CommentKind;
  body: string;
}

export const draftOf = ({ vault }: Pick<CallContext, 'vault'>, { accountId, draft }: Review): Draft | null =>
  draft ? decryptFields<{ draft: Draft }>(vault, 'reviews', accountId, { draft }).draft : null;

/** What was being typed is kept for whoever comes next, as an internal comment. */
export async function endClaim(em: EntityManager, where: Where, review: Review) {
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
  await em.nativeUpdate(ReviewClaimSchema, { accountId, reviewId, until: null }, { until: now });
  Object.assign(review, { heldBy: null, heldSince: null, heldUntil: null, draft: null });
}
