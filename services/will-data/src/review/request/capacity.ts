import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { AccountId, ReviewId } from '@plainwill/contracts/shared/ids';
import type { CapacityAnswers } from '@plainwill/contracts/will-data/review/review';
import {
  type DraftCapacityQuestion,
  type HealthAnswer,
  healthAnswers,
} from '@plainwill/contracts/will-data/review/review-vocabulary';
import { Refusal } from '@plainwill/kit/refusal';
import type { CallContext } from '../../context.ts';
import { decryptFields, encryptFields } from '../../record/encryption/encrypted-fields.ts';
import { lockTestator } from '../../record/testator/lock-testator.ts';
import { ReviewAnswerSchema } from '../review.entity.ts';

const table = 'review_answers';

type Where = Pick<CallContext, 'em' | 'vault'>;

/** What was answered for one request, or for the next where `reviewId` is null. */
export async function answersOf({ em, vault }: Where, accountId: AccountId, reviewId: ReviewId | null) {
  const rows = await em.find(ReviewAnswerSchema, { accountId, reviewId }, { disableIdentityMap: true });
  return rows.map(({ question, at, answer }) => ({
    question,
    at,
    answer: decryptFields<{ answer: string }>(vault, table, accountId, { answer }).answer,
  }));
}

const asHealth = (answer: string | undefined): HealthAnswer | null =>
  healthAnswers.find((known) => known === answer) ?? null;

/** The answers typed so far for the next request. */
export async function capacityAnswers(where: Where, accountId: AccountId): Promise<CapacityAnswers> {
  const answers = await answersOf(where, accountId, null);
  const given = (question: DraftCapacityQuestion) => answers.find((each) => each.question === question)?.answer;
  return {
    understanding: given('understanding') ?? '',
    estate: given('estate') ?? '',
    claims: given('claims') ?? '',
    health: asHealth(given('health')),
  };
}

interface NewAnswer {
  question: DraftCapacityQuestion;
  answer: string;
  consents: boolean;
}

/** Keeps an answer for the next request; an empty one leaves the question out. */
export async function saveCapacityAnswer(
  { em, vault, now }: Where & Pick<CallContext, 'now'>,
  accountId: AccountId,
  { question, answer, consents }: NewAnswer,
) {
  const isHealth = question === 'health';
  if (isHealth && answer !== '' && asHealth(answer) === null) throw new Refusal('ConsentNeeded', 'answer');
  // UK GDPR, Article 9(2)(a): nothing on health is kept without explicit consent.
  if (isHealth && answer !== '' && !consents) throw new Refusal('ConsentNeeded', 'consents');
  await em.transactional(async (em) => {
    await lockTestator(em, accountId);
    await em.nativeDelete(ReviewAnswerSchema, { accountId, question, reviewId: null });
    if (answer === '') return;
    const encrypted = encryptFields(vault, table, accountId, { answer });
    await em.insert(ReviewAnswerSchema, {
      ...encrypted,
      id: randomUUID(),
      accountId,
      reviewId: null,
      question,
      at: now,
      consentAt: isHealth ? now : null,
    });
  });
}

/** From now on the answers belong to this request. */
export const giveAnswersTo = (em: EntityManager, accountId: AccountId, reviewId: ReviewId) =>
  em.nativeUpdate(ReviewAnswerSchema, { accountId, reviewId: null }, { reviewId });
