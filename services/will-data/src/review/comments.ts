import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { AccountId, ReviewCommentId, ReviewId } from '@plainwill/contracts/shared/ids';
import type { CommentKind } from '@plainwill/contracts/will-data/review/review-vocabulary';
import type { WillDocument } from '@plainwill/contracts/will-data/will/will-document';
import { clauseTexts } from '@plainwill/law/will/composition/clause-changes';
import type { CallContext } from '../context.ts';
import { decryptFields, encryptFields } from '../record/encryption/encrypted-fields.ts';
import { ReviewCommentSchema, ReviewSchema } from './review.entity.ts';

const table = 'review_comments';

interface NewComment {
  accountId: AccountId;
  reviewId: ReviewId | null;
  clauseId?: string | null;
  quote?: string;
  kind: CommentKind;
  body: string;
  /** Null for the customer. */
  by: AccountId | null;
}

type Where = Pick<CallContext, 'em' | 'vault'>;

export async function addComment(
  em: EntityManager,
  { vault, now }: Pick<CallContext, 'vault' | 'now'>,
  given: NewComment,
) {
  const { accountId, reviewId, clauseId = null, quote = '', kind, body, by } = given;
  const encrypted = encryptFields(vault, table, accountId, { quote, body });
  const id = randomUUID() as ReviewCommentId;
  await em.insert(ReviewCommentSchema, { ...encrypted, accountId, id, reviewId, clauseId, kind, by, at: now });
}

/** Every comment on the wills of one account, the oldest first, decrypted and with the number of its request. */
export async function commentsOf({ em, vault }: Where, accountId: AccountId, kinds: readonly CommentKind[]) {
  const rows = await em.find(
    ReviewCommentSchema,
    { accountId, kind: { $in: [...kinds] } },
    { orderBy: { at: 'asc', id: 'asc' }, disableIdentityMap: true },
  );
  const reviews = await em.find(ReviewSchema, { accountId }, { fields: ['id', 'number'], disableIdentityMap: true });
  const numbers = new Map(reviews.map(({ id, number }) => [id, number]));
  return rows.map((row) => ({
    ...row,
    ...decryptFields<{ quote: string; body: string; answer: string | null }>(vault, table, accountId, {
      quote: row.quote,
      body: row.body,
      answer: row.answer,
    }),
    clauseId: row.clauseId ?? null,
    by: row.by ?? null,
    review: Number(row.reviewId ? (numbers.get(row.reviewId) ?? 0) : 0),
  }));
}

/** Questions that wait for the customer. */
export const openQuestions = (em: EntityManager, accountId: AccountId, reviewId: ReviewId) =>
  em.count(ReviewCommentSchema, { accountId, reviewId, kind: 'question', answeredAt: null, struckAt: null });

/** Whether a comment is about words that the clause no longer has. */
export function isAboutEarlierWording(
  { clauseId, quote }: { clauseId: string | null; quote: string },
  today: WillDocument | null,
): boolean {
  if (clauseId === null || today === null) return false;
  return clauseTexts(today).get(clauseId) !== quote;
}
