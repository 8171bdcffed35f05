import { randomBytes } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { Integrations, integrationsContract, Receiver } from '@plainwill/contracts/notifications/integrations';
import { maxReceivers } from '@plainwill/contracts/notifications/vocabulary';
import { hourMs } from '@plainwill/contracts/shared/durations';
import { ReceiverId } from '@plainwill/contracts/shared/ids';
import { changeOf, changesOf } from '@plainwill/kit/audit/audit-change';
import { recordAudit } from '@plainwill/kit/audit/record-audit';
import { Refusal } from '@plainwill/kit/refusal';
import type { CallContext } from '../context.ts';
import { addressProblem, isLegacyAddress, maskedAddress } from '../webhook-client/webhook-address.ts';
import { acceptTest } from './accept-delivery.ts';
import { encryptSecret, encryptUrl, firstReceiver, ReceiverSchema } from './receiver.entity.ts';
import {
  isStopped,
  type KnownReceiver,
  lockReceiver,
  receiversOf,
  stopWaiting,
  storeServersReceiver,
} from './receivers.ts';

const secretBytes = 32;
const earlierSecretHours = 24;

type Context = CallContext & Parameters<typeof recordAudit>[1];

/** A change to the receivers, within one transaction; answers with all of them. */
const changing = (ctx: Context, change: (em: EntityManager) => Promise<unknown>) =>
  ctx.em.transactional(async (em) => {
    await storeServersReceiver(em, ctx);
    await change(em);
    await em.flush();
    return integrationsOf(em, ctx);
  });

export const integrations: HandlersOf<typeof integrationsContract, CallContext> = {
  get: ({ ctx }) => integrationsOf(ctx.em, ctx),
  save: ({ ctx, input: { id, webhookUrl, name, events } }) => {
    const isKept = id !== undefined && webhookUrl === '';
    const problem = isKept ? null : addressProblem(webhookUrl, ctx.webhook);
    if (problem) throw new Refusal(problem, 'webhookUrl');
    return changing(ctx, async (em) => {
      const receiver = id === undefined ? await add(em, ctx.now) : await lockReceiver(em, id);
      const before = id === undefined ? {} : { name: receiver.name, events: receiver.events };
      const changes = changesOf(before, { name, events }, ['name', 'events']);
      Object.assign(receiver, { name, events: [...events], savedAt: ctx.now });
      if (!isKept)
        Object.assign(receiver, {
          url: encryptUrl(ctx.vault, receiver.id, webhookUrl),
          disabledAt: null,
          toldAt: null,
        });
      const fields = isKept ? [] : ['webhookUrl'];
      await recordAudit(em, ctx, { action: 'webhook.save', objectId: String(receiver.id), changes, fields });
    });
  },
  stop: ({ ctx, input: { id } }) =>
    changing(ctx, async (em) => {
      const receiver = await lockReceiver(em, id);
      receiver.pausedAt ??= ctx.now;
      await stopWaiting(em, id);
      await recordAudit(em, ctx, { action: 'webhook.stop', ...which(receiver) });
    }),
  start: ({ ctx, input: { id } }) =>
    changing(ctx, async (em) => {
      const receiver = await lockReceiver(em, id);
      Object.assign(receiver, { pausedAt: null, disabledAt: null, toldAt: null });
      await recordAudit(em, ctx, { action: 'webhook.start', ...which(receiver) });
    }),
  remove: ({ ctx, input: { id } }) =>
    changing(ctx, async (em) => {
      const receiver = await lockReceiver(em, id);
      const nothing = { url: null, secret: null, secretMadeAt: null, earlierSecret: null, earlierSecretUntil: null };
      Object.assign(receiver, nothing);
      await stopWaiting(em, id);
      await recordAudit(em, ctx, { action: 'webhook.remove', ...which(receiver) });
    }),
  makeSecret: async ({ ctx, input: { id } }) => {
    const secret = `whsec_${randomBytes(secretBytes).toString('base64')}`;
    await changing(ctx, async (em) => {
      const receiver = await lockReceiver(em, id);
      const current = (await receiversOf(em, ctx)).find((known) => known.id === id)?.secrets[0];
      Object.assign(receiver, {
        secret: encryptSecret(ctx.vault, id, secret),
        secretMadeAt: ctx.now,
        earlierSecret: current ? encryptSecret(ctx.vault, id, current) : null,
        earlierSecretUntil: current ? new Date(ctx.now.getTime() + earlierSecretHours * hourMs) : null,
      });
      await recordAudit(em, ctx, { action: 'webhook.secret', ...which(receiver), fields: ['secret'] });
    });
    return { secret };
  },
  sendTest: ({ ctx, input: { id, event } }) =>
    ctx.em.transactional(async (em) => {
      await storeServersReceiver(em, ctx);
      const receiver = (await receiversOf(em, ctx)).find((known) => known.id === id);
      if (!receiver) throw new Refusal('ReceiverNotFound');
      if (isStopped(receiver)) throw new Refusal('ReceiverStopped');
      await acceptTest(em, { exampleOf: event, receiver: id, now: ctx.now });
      await recordAudit(em, ctx, { action: 'webhook.test', ...which(receiver), fields: [event] });
    }),
};

/** The receiver that something was done with, by its number and its name at the time. */
const which = ({ id, name }: Pick<KnownReceiver, 'id' | 'name'>) => ({
  objectId: String(id),
  changes: [changeOf('name', name, name)],
});

async function add(em: EntityManager, now: Date) {
  const count = await em.count(ReceiverSchema, { url: { $ne: null } });
  if (count >= maxReceivers) throw new Refusal('TooManyReceivers');
  const [newest] = await em.findAll(ReceiverSchema, { orderBy: { id: 'desc' }, limit: 1 });
  const id = Math.max(newest?.id ?? 0, firstReceiver) + 1;
  return em.create(ReceiverSchema, { id: ReceiverId.parse(id), savedAt: now });
}

async function integrationsOf(em: EntityManager, ctx: CallContext): Promise<Integrations> {
  const receivers = await receiversOf(em, ctx);
  const { allowedHosts, privateHosts } = ctx.webhook;
  return { receivers: receivers.map(toWire), allowedHosts: [...allowedHosts], privateHosts: [...privateHosts] };
}

const isoOrNull = (at: Date | null) => at?.toISOString() ?? null;

const toWire = ({ url, secrets, ...receiver }: KnownReceiver): Receiver => ({
  id: receiver.id,
  name: receiver.name,
  events: [...receiver.events],
  maskedUrl: maskedAddress(url),
  source: receiver.source,
  savedAt: isoOrNull(receiver.savedAt),
  pausedAt: isoOrNull(receiver.pausedAt),
  disabledAt: isoOrNull(receiver.disabledAt),
  isLegacy: isLegacyAddress(url),
  isSigned: secrets.length > 0,
  signedSince: isoOrNull(receiver.secretMadeAt),
  earlierSecretUntil: isoOrNull(receiver.earlierSecretUntil),
});
