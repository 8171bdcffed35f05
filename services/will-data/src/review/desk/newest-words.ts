import type { EntityManager } from '@mikro-orm/postgresql';
import { Refusal } from '@plainwill/kit/refusal';
import { composerVersion } from '@plainwill/law/will/composition/composer-version';
import { encryptFields } from '../../record/encryption/encrypted-fields.ts';
import { willOfToday } from '../will-to-read.ts';
import type { DeskContext, Review } from './desk-context.ts';

/** The will of today; null while the customer has taken out something that it needs. */
export const willNow = (
  em: EntityManager,
  { vault, today }: Pick<DeskContext, 'vault' | 'today'>,
  { accountId }: Pick<Review, 'accountId'>,
) =>
  willOfToday({ em, vault, today }, accountId).catch((cause) => {
    if (cause instanceof Refusal) return null;
    throw cause;
  });

/** What is read from now on: the will of today. */
export async function takeNewestWords(em: EntityManager, ctx: DeskContext, review: Review) {
  const will = await willNow(em, ctx, review);
  if (!will) return;
  const { facts, document, hash, findings } = will;
  Object.assign(review, encryptFields(ctx.vault, 'reviews', review.accountId, { facts, document }), {
    wordsHash: hash,
    composerVersion,
    clauses: document.sections.reduce((count, { clauses }) => count + clauses.length, 0),
    warnings: findings.filter(({ severity }) => severity === 'warns').length,
  });
}
