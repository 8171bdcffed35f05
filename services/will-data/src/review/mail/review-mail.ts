import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { AccountId, ReviewId } from '@plainwill/contracts/shared/ids';
import type { ReviewMailKind } from '@plainwill/contracts/will-data/outgoing-mail';
import { acceptJob } from '@plainwill/kit/outbox/accept-job';
import { ReviewMailSchema } from '../review.entity.ts';

interface NewReviewMail {
  kind: ReviewMailKind;
  /** Who it goes to. */
  accountId: AccountId;
  reviewId: ReviewId | null;
  now: Date;
}

/** Promises a message about a review within the caller’s transaction. */
export async function acceptReviewMail(em: EntityManager, { kind, accountId, reviewId, now }: NewReviewMail) {
  const id = randomUUID();
  await em.insert(ReviewMailSchema, { id, kind, accountId, reviewId, at: now });
  await acceptJob(em, id, 'emails', { source: 'will-data', messageId: id });
}
