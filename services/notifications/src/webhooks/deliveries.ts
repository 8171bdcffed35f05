import type { InferEntity } from '@mikro-orm/postgresql';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { Delivery, deliveriesContract } from '@plainwill/contracts/notifications/deliveries';
import { shownDeliveries } from '@plainwill/contracts/notifications/vocabulary';
import { recordAudit } from '@plainwill/kit/audit/record-audit';
import { Refusal } from '@plainwill/kit/refusal';
import type { CallContext } from '../context.ts';
import { failedOutcomes, replayDelivery } from './accept-delivery.ts';
import { AttemptSchema, answerOf, DeliverySchema } from './delivery.entity.ts';

// One press sends a limited number again, so that it does not flood a receiver.
const replayedAtOnce = 1000;
const canBeReplayed = { outcome: { $in: [...failedOutcomes] }, event: { $ne: 'test' as const } };

export const deliveries: HandlersOf<typeof deliveriesContract, CallContext> = {
  list: async ({ ctx: { em } }) => {
    const newest = await em.findAll(DeliverySchema, {
      orderBy: { acceptedAt: 'desc', id: 'desc' },
      limit: shownDeliveries,
    });
    return { newest: newest.map(toWire), failed: await em.count(DeliverySchema, canBeReplayed) };
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
      await replayDelivery(em, id, ctx.now);
      await recordAudit(em, ctx, { action: 'webhook.replay', objectId: id });
    }),
  replayFailed: ({ ctx }) =>
    ctx.em.transactional(async (em) => {
      const failed = await em.find(DeliverySchema, canBeReplayed, {
        fields: ['id'],
        orderBy: { acceptedAt: 'asc' },
        limit: replayedAtOnce,
      });
      for (const { id } of failed) await replayDelivery(em, id, ctx.now);
      await recordAudit(em, ctx, { action: 'webhook.replay-failed' });
      return failed.length;
    }),
};

const toWire = ({ acceptedAt, lastAttemptAt, ...rest }: InferEntity<typeof DeliverySchema>): Delivery => ({
  id: rest.id,
  event: rest.event,
  outcome: rest.outcome,
  acceptedAt: acceptedAt.toISOString(),
  attempts: rest.attempts,
  lastAttemptAt: lastAttemptAt?.toISOString() ?? null,
  lastStatus: rest.lastStatus ?? null,
  lastError: rest.lastError ?? null,
  lastDurationMs: rest.lastDurationMs ?? null,
});
