import { randomUUID } from 'node:crypto';
import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import type { DeliveryOutcome } from '@plainwill/contracts/notifications/vocabulary';
import { DeliveryId, type LeadId, type SubmissionId } from '@plainwill/contracts/shared/ids';
import { acceptJob } from '@plainwill/kit/outbox/accept-job';
import { Refusal } from '@plainwill/kit/refusal';
import { DeadLetterSchema } from '../queues/dead-letter.entity.ts';
import { replayDeadLetter } from '../queues/dead-letters.ts';
import { DeliverySchema } from './delivery.entity.ts';

type NewDelivery = { now: Date } & (
  | { event: 'questionnaire.submitted'; submissionId: SubmissionId }
  | { event: 'lead.submitted'; leadId: LeadId }
  | { event: 'test' }
);

/** Promises a delivery within the caller's transaction. */
export async function acceptDelivery(em: EntityManager, given: NewDelivery) {
  const id = DeliveryId.parse(randomUUID());
  em.create(DeliverySchema, {
    id,
    event: given.event,
    submission: 'submissionId' in given ? given.submissionId : null,
    lead: 'leadId' in given ? given.leadId : null,
    outcome: 'waiting',
    acceptedAt: given.now,
    attempts: 0,
  });
  await acceptJob(em, randomUUID(), 'webhooks', { deliveryId: id });
}

/** Deliveries with these outcomes are not tried again by themselves. */
export const failedOutcomes: readonly DeliveryOutcome[] = ['failed', 'not_sent'];

/** Has a delivery tried again, under the id that the receiver may know it by. */
export async function replayDelivery(em: EntityManager, id: DeliveryId, now: Date) {
  const lockMode = LockMode.PESSIMISTIC_WRITE;
  const delivery = await em.findOne(DeliverySchema, { id }, { lockMode });
  if (!delivery) throw new Refusal('DeliveryNotFound');
  if (!failedOutcomes.includes(delivery.outcome)) throw new Refusal('DeliveryNotFailed');
  delivery.outcome = 'waiting';
  const letter = await em.findOne(DeadLetterSchema, {
    queue: 'webhooks',
    replayedAt: null,
    payload: { deliveryId: id },
  });
  // A delivery that was not sent for want of an address has no dead letter.
  if (letter) await replayDeadLetter(em, letter, now);
  else await acceptJob(em, randomUUID(), 'webhooks', { deliveryId: id });
}
