import type { EntityManager } from '@mikro-orm/postgresql';
import { factsFile } from '@plainwill/law/facts/facts-file';
import { composerVersion } from '@plainwill/law/will/composition/composer-version';
import { encryptFields } from '../../record/encryption/encrypted-fields.ts';
import { willIfReady } from '../will-to-read.ts';
import type { DeskContext, Review } from './desk-context.ts';

/** What is read from now on: the will of today. */
export async function takeNewestWording(em: EntityManager, ctx: DeskContext, review: Review) {
  const will = await willIfReady({ ...ctx, em }, review.accountId);
  if (!will) return;
  const { facts, document, hash, findings } = will;
  Object.assign(review, encryptFields(ctx.vault, 'reviews', review.accountId, { facts: factsFile(facts), document }), {
    wordsHash: hash,
    composerVersion,
    clauses: document.sections.reduce((count, { clauses }) => count + clauses.length, 0),
    warnings: findings.filter(({ severity }) => severity === 'warns').length,
  });
}
