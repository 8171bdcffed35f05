import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { LeadId, SubmissionId } from '@plainwill/contracts/shared/ids';
import { DeliveryId } from '@plainwill/contracts/shared/ids';
import { acceptJob } from '@plainwill/kit/outbox/accept-job';
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
