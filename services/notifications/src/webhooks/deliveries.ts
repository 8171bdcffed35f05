import type { EntityManager, InferEntity } from '@mikro-orm/postgresql';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { Delivery, deliveriesContract } from '@plainwill/contracts/notifications/deliveries';
import { shownDeliveries } from '@plainwill/contracts/notifications/vocabulary';
import { reasons } from '@plainwill/contracts/reasons';
import type { DeliveryId } from '@plainwill/contracts/shared/ids';
import { recordAudit } from '@plainwill/kit/audit/record-audit';
import { Refusal } from '@plainwill/kit/refusal';
import type { CallContext } from '../context.ts';
import { fromStore } from '../queues/queues.ts';
import { canBeReplayed, replayDelivery } from './accept-delivery.ts';
import { AttemptSchema, answerOf, DeliverySchema } from './delivery.entity.ts';
import { ReceiverSchema } from './receiver.entity.ts';
import { type KnownReceiver, receiverOf, receiversOf } from './receivers.ts';

// One press sends a limited number again, so that it does not flood a receiver.
const replayedAtOnce = 1000;

export const deliveries: HandlersOf<typeof deliveriesContract, CallContext> = {
  list: async ({ ctx }) => {
    const { em } = ctx;
    const newest = await em.findAll(DeliverySchema, {
      orderBy: { acceptedAt: 'desc', id: 'desc' },
      limit: shownDeliveries,
    });
    const [receivers, stored] = [await receiversOf(em, ctx), await em.findAll(ReceiverSchema)];
    const names = new Map([...stored, ...receivers].map(({ id, name }) => [id, name]));
    const nextTries = await nextTriesOf(ctx, newest);
    const failed = receivers.length > 0 ? await em.count(DeliverySchema, canBeReplayed(receivers)) : 0;
    return {
      newest: newest.map((delivery) =>
        toWire(delivery, {
          receiver: names.get((delivery.receiver ?? receiverOf(delivery, receivers))?.id as never) ?? null,
          nextTryAt: nextTries.get(delivery.id) ?? null,
        }),
      ),
      failed,
    };
  },
  attempts: async ({ ctx: { em, vault, account }, input: { id } }) => {
    if (!(await em.count(DeliverySchema, { id }))) throw new Refusal('DeliveryNotFound');
    const attempts = await em.find(AttemptSchema, { delivery: id }, { orderBy: { at: 'desc' } });
    const isAdmin = account.roles.includes('admin');
    return attempts.map((attempt) => ({
      at: attempt.at.toISOString(),
      status: attempt.status ?? null,
      error: attempt.error ?? null,
      durationMs: attempt.durationMs,
      answer: (isAdmin && answerOf(vault, attempt)) || null,
    }));
  },
  replay: ({ ctx, input: { id } }) =>
    ctx.em.transactional(async (em) => {
      await recordAudit(em, ctx, { action: 'webhook.replay', objectId: id });
      await resend(em, ctx, id, await receiversOf(em, ctx));
    }),
  replayMany: ({ ctx, input: { ids } }) =>
    ctx.em.transactional(async (em) => {
      const receivers = await receiversOf(em, ctx);
      // In the order in which all failed ones are locked.
      const chosen = await em.find(DeliverySchema, { id: { $in: ids } }, { orderBy: { acceptedAt: 'asc', id: 'asc' } });
      const messages: string[] = Array(new Set(ids).size - chosen.length).fill(reasons.DeliveryNotFound.message);
      for (const { id } of chosen) {
        const reason = await reasonNotTo(() => resend(em, ctx, id, receivers));
        if (reason) messages.push(reasons[reason].message);
        else await recordAudit(em, ctx, { action: 'webhook.replay', objectId: id });
      }
      const refused = [...new Set(messages)].map((message) => ({
        message,
        count: messages.filter((one) => one === message).length,
      }));
      return { resent: new Set(ids).size - messages.length, refused };
    }),
  replayFailed: ({ ctx }) =>
    ctx.em.transactional(async (em) => {
      const receivers = await receiversOf(em, ctx);
      const failed = await em.find(DeliverySchema, canBeReplayed(receivers), {
        fields: ['id'],
        orderBy: { acceptedAt: 'asc' },
        limit: replayedAtOnce,
      });
      let replayed = 0;
      for (const { id } of failed) {
        if (!(await reasonNotTo(() => replayDelivery(em, id, { receivers, now: ctx.now })))) replayed++;
      }
      await recordAudit(em, ctx, { action: 'webhook.replay-failed' });
      return replayed;
    }),
};

/** Sends one that failed again, or one that waits for its next try at once. */
async function resend(em: EntityManager, ctx: CallContext, id: DeliveryId, receivers: readonly KnownReceiver[]) {
  const waiting = await em.findOne(DeliverySchema, { id, outcome: 'waiting', attempts: { $gt: 0 } });
  if (!waiting?.jobId) return replayDelivery(em, id, { receivers, now: ctx.now });
  const isTried = await fromStore(ctx, ctx.producer.tryJob('webhooks', waiting.jobId, 'delayed'));
  if (!isTried) throw new Refusal('DeliveryNotFailed');
}

const ofOneDelivery = ['DeliveryNotFound', 'DeliveryNotFailed', 'NoReceiver', 'ReceiverStopped'] as const;

/** Why a delivery stays as it is; null where it is sent again. */
async function reasonNotTo(replay: () => Promise<unknown>) {
  try {
    await replay();
    return null;
  } catch (error) {
    const reason = error instanceof Refusal && ofOneDelivery.find((one) => one === error.reason);
    if (reason) return reason;
    throw error;
  }
}

type StoredDelivery = InferEntity<typeof DeliverySchema>;

/** When each that waits is tried again, as the queue says; nothing while it does not answer. */
async function nextTriesOf({ producer, log }: CallContext, deliveries: readonly StoredDelivery[]) {
  const waiting = deliveries.filter(({ outcome, attempts, jobId }) => outcome === 'waiting' && attempts > 0 && jobId);
  try {
    const jobs = await Promise.all(waiting.map(({ jobId }) => producer.findJob('webhooks', jobId ?? '')));
    return new Map(waiting.map(({ id }, index) => [id, jobs[index]?.dueAt]));
  } catch (err) {
    log.warn({ err }, 'the queue store does not answer');
    return new Map<never, never>();
  }
}

const toWire = (
  { acceptedAt, lastAttemptAt, ...rest }: StoredDelivery,
  known: Pick<Delivery, 'receiver' | 'nextTryAt'>,
): Delivery => ({
  id: rest.id,
  event: rest.event,
  exampleOf: rest.event === 'test' ? (rest.exampleOf ?? 'questionnaire.submitted') : null,
  outcome: rest.outcome,
  acceptedAt: acceptedAt.toISOString(),
  attempts: rest.attempts,
  lastAttemptAt: lastAttemptAt?.toISOString() ?? null,
  lastStatus: rest.lastStatus ?? null,
  lastError: rest.lastError ?? null,
  lastDurationMs: rest.lastDurationMs ?? null,
  ...known,
});
