import { randomUUID } from 'node:crypto';
import { type EntityManager, type InferEntity, LockMode } from '@mikro-orm/postgresql';
import type { DeliveryOutcome, WebhookEvent } from '@plainwill/contracts/notifications/vocabulary';
import { DeliveryId, type LeadId, type ReceiverId, type SubmissionId } from '@plainwill/contracts/shared/ids';
import { acceptJob } from '@plainwill/kit/outbox/accept-job';
import { Refusal } from '@plainwill/kit/refusal';
import { DeadLetterSchema } from '../queues/dead-letter.entity.ts';
import { replayDeadLetter } from '../queues/dead-letters.ts';
import { DeliverySchema } from './delivery.entity.ts';
import { firstReceiver, ReceiverSchema } from './receiver.entity.ts';
import { isStopped, type KnownReceiver, receiverOf, receiversFor } from './receivers.ts';

type About =
  | { event: 'questionnaire.submitted'; submissionId: SubmissionId }
  | { event: 'lead.submitted'; leadId: LeadId };

/** Promises a delivery to every receiver of the event, within the caller's transaction. */
export async function acceptDeliveries(em: EntityManager, { now, ...about }: About & { now: Date }) {
  const receivers = (await receiversFor(em, about.event)) ?? [null];
  for (const receiver of receivers) await accept(em, { ...about, receiver, now });
}

/** Promises an example of an event to one receiver. */
export const acceptTest = (em: EntityManager, test: { exampleOf: WebhookEvent; receiver: ReceiverId; now: Date }) =>
  accept(em, { event: 'test', ...test });

type NewDelivery = { receiver: ReceiverId | null; now: Date } & (About | { event: 'test'; exampleOf: WebhookEvent });

async function accept(em: EntityManager, given: NewDelivery) {
  const id = DeliveryId.parse(randomUUID());
  const jobId = randomUUID();
  em.create(DeliverySchema, {
    id,
    receiver: given.receiver,
    event: given.event,
    exampleOf: 'exampleOf' in given ? given.exampleOf : null,
    submission: 'submissionId' in given ? given.submissionId : null,
    lead: 'leadId' in given ? given.leadId : null,
    outcome: 'waiting',
    acceptedAt: given.now,
    attempts: 0,
    jobId,
  });
  await acceptJob(em, jobId, 'webhooks', { deliveryId: id });
}

/** Deliveries with these outcomes are not tried again by themselves. */
const failedOutcomes: readonly DeliveryOutcome[] = ['failed', 'not_sent'];

type StoredDelivery = InferEntity<typeof DeliverySchema>;

/** Selects the deliveries that can be sent again: no tests, and none to a receiver that is switched off. */
export function canBeReplayed(receivers: readonly KnownReceiver[]) {
  const stopped = receivers.filter(isStopped).map(({ id }) => id);
  const isGoing = { receiver: { $nin: stopped } };
  return {
    outcome: { $in: [...failedOutcomes] },
    event: { $ne: 'test' as const },
    // One without a receiver goes to the first; PostgreSQL finds it in no list.
    ...(stopped.includes(firstReceiver) ? isGoing : { $or: [{ receiver: null }, isGoing] }),
  };
}

/** Has a delivery that failed tried again, under the id that the receiver may know it by. */
export async function replayDelivery(
  em: EntityManager,
  id: DeliveryId,
  { receivers, now }: { receivers: readonly KnownReceiver[]; now: Date },
) {
  const delivery = await em.findOne(DeliverySchema, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!delivery) throw new Refusal('DeliveryNotFound');
  if (!failedOutcomes.includes(delivery.outcome)) throw new Refusal('DeliveryNotFailed');
  const receiver = receiverOf(delivery, receivers) ?? (await assign(em, delivery, { receivers, now }));
  if (!receiver) throw new Refusal('NoReceiver');
  if (isStopped(receiver)) throw new Refusal('ReceiverStopped');
  delivery.outcome = 'waiting';
  const letter = await em.findOne(DeadLetterSchema, {
    queue: 'webhooks',
    replayedAt: null,
    payload: { deliveryId: id },
  });
  // A delivery that was not sent for want of a receiver has no dead letter.
  if (letter) {
    delivery.jobId = await replayDeadLetter(em, letter, now);
  } else {
    delivery.jobId = randomUUID();
    await acceptJob(em, delivery.jobId, 'webhooks', { deliveryId: id });
  }
}

/**
 * A delivery without a receiver, or whose receiver was removed, goes to those that take its event now and do not have
 * it yet. @returns the one that this delivery goes to
 */
async function assign(
  em: EntityManager,
  delivery: StoredDelivery,
  { receivers, now }: { receivers: readonly KnownReceiver[]; now: Date },
): Promise<KnownReceiver | undefined> {
  const { event, submission, lead } = delivery;
  if (event === 'test') return undefined;
  const enquiry = submission ? { submission: submission.id } : { lead: lead?.id ?? null };
  const others = await em.find(DeliverySchema, { ...enquiry, id: { $ne: delivery.id } }, { fields: ['receiver'] });
  const has = new Set(others.map(({ receiver }) => receiver?.id ?? firstReceiver));
  const [first, ...rest] = receivers.filter(
    (receiver) => receiver.events.includes(event) && !isStopped(receiver) && !has.has(receiver.id),
  );
  if (!first) return undefined;
  if (first.source === 'saved') delivery.receiver = em.getReference(ReceiverSchema, first.id);
  for (const { id: receiver } of rest) {
    const about = submission
      ? { event: 'questionnaire.submitted' as const, submissionId: submission.id }
      : { event: 'lead.submitted' as const, leadId: lead?.id as LeadId };
    await accept(em, { ...about, receiver, now });
  }
  return first;
}
