import { type EntityManager, type InferEntity, LockMode } from '@mikro-orm/postgresql';
import { type DeliveryEvent, type WebhookEvent, webhookEvents } from '@plainwill/contracts/notifications/vocabulary';
import { reasons } from '@plainwill/contracts/reasons';
import type { ReceiverId } from '@plainwill/contracts/shared/ids';
import { SettingError } from '@plainwill/kit/config/setting';
import type { Vault } from '@plainwill/kit/encryption/vault';
import { Refusal } from '@plainwill/kit/refusal';
import type { Config } from '../config.ts';
import { type AddressRules, addressProblem } from '../webhook-client/webhook-address.ts';
import { decryptSecret, decryptUrl, encryptUrl, firstReceiver, ReceiverSchema } from './receiver.entity.ts';

/** The settings of the server itself. Its receiver is the first, until staff save, change or remove one. */
export interface WebhookDefaults extends AddressRules {
  url: string | undefined;
  /** The first receiver is signed to with it until it has one of its own. */
  secret: string | undefined;
}

/** @throws {SettingError} if the server is set to deliver where it must not */
export function webhookDefaults(config: Config): WebhookDefaults {
  const { webhookUrl: url, webhookSecret: secret, webhookMayBeLocal } = config;
  if (webhookMayBeLocal && config.isProduction) {
    throw new SettingError('WEBHOOK_MAY_BE_LOCAL: It is for tests, and refused where NODE_ENV is production');
  }
  const { webhookAllowedHosts: allowedHosts, webhookPrivateHosts: privateHosts } = config;
  const rules = { allowedHosts, privateHosts, mayBeLocal: webhookMayBeLocal };
  const problem = url && addressProblem(url, rules);
  if (problem) throw new SettingError(`WEBHOOK_URL: ${reasons[problem].message}`);
  return { url, secret, ...rules };
}

type Row = InferEntity<typeof ReceiverSchema>;

/** A receiver as deliveries go to it now. */
export interface KnownReceiver extends Pick<Row, 'id' | 'name' | 'events'> {
  url: string;
  source: 'saved' | 'server';
  savedAt: Date | null;
  pausedAt: Date | null;
  disabledAt: Date | null;
  /** Each signs; while one is being replaced there are two. */
  secrets: string[];
  secretMadeAt: Date | null;
  earlierSecretUntil: Date | null;
}

interface Known {
  vault: Vault;
  webhook: WebhookDefaults;
  /** An earlier secret signs until its time is up. */
  now: Date;
}

/** The receivers that there are, and not those that were removed. */
export const receiversOf = async (em: EntityManager, known: Known) =>
  knownReceivers(await em.findAll(ReceiverSchema, { orderBy: { id: 'asc' } }), known);

/** Stored receivers, without those that were removed; the server's own where none is stored. */
export function knownReceivers(rows: readonly Row[], known: Known): KnownReceiver[] {
  if (rows.length > 0) return rows.flatMap((row) => asKnown(row, known) ?? []);
  const { url, secret } = known.webhook;
  if (!url) return [];
  return [
    {
      id: firstReceiver,
      name: new URL(url).hostname,
      events: [...webhookEvents],
      url,
      source: 'server',
      savedAt: null,
      pausedAt: null,
      disabledAt: null,
      secrets: secret ? [secret] : [],
      secretMadeAt: null,
      earlierSecretUntil: null,
    },
  ];
}

function asKnown({ url, secret, earlierSecret, earlierSecretUntil, ...row }: Row, { vault, webhook, now }: Known) {
  if (!url) return null;
  const { id, name, events, savedAt, pausedAt, disabledAt, secretMadeAt } = row;
  const isEarlierInUse = earlierSecret && earlierSecretUntil && earlierSecretUntil > now;
  const own = [secret, isEarlierInUse ? earlierSecret : null].filter((encrypted) => typeof encrypted === 'string');
  const ofServer = id === firstReceiver && webhook.secret ? [webhook.secret] : [];
  return {
    id,
    name,
    events,
    url: decryptUrl(vault, id, url),
    source: 'saved' as const,
    savedAt,
    pausedAt: pausedAt ?? null,
    disabledAt: disabledAt ?? null,
    secrets: own.length > 0 ? own.map((encrypted) => decryptSecret(vault, id, encrypted)) : ofServer,
    secretMadeAt: secretMadeAt ?? null,
    earlierSecretUntil: (isEarlierInUse && earlierSecretUntil) || null,
  };
}

export const isStopped = ({ pausedAt, disabledAt }: KnownReceiver) => pausedAt !== null || disabledAt !== null;

/**
 * The receiver that a delivery goes to. One that names none was accepted for the server's own, or by the version with
 * one receiver: it goes to the first, if that takes such events.
 */
export function receiverOf(
  { receiver, event }: { receiver: { id: ReceiverId } | null | undefined; event: DeliveryEvent },
  receivers: readonly KnownReceiver[],
): KnownReceiver | undefined {
  if (receiver) return receivers.find(({ id }) => id === receiver.id);
  return receivers.find(({ id, events }) => id === firstReceiver && (event === 'test' || events.includes(event)));
}

/**
 * The receivers that are told about an event, also those to which deliveries are switched off. Null where none is
 * stored: it may be for the server's own.
 */
export async function receiversFor(em: EntityManager, event: WebhookEvent): Promise<ReceiverId[] | null> {
  const stored = await em.find(ReceiverSchema, { url: { $ne: null } }, { fields: ['id', 'events'] });
  if (stored.length === 0) return null;
  return stored.filter(({ events }) => events.includes(event)).map(({ id }) => id);
}

/** Stores the server's own receiver if nothing is stored yet, so that a change to the receivers leaves it in place. */
export async function storeServersReceiver(em: EntityManager, { vault, webhook: { url }, now }: Known) {
  // One change at a time: two first ones would each find nothing stored.
  await em.execute(`select pg_advisory_xact_lock(hashtext('webhook receivers'))`);
  if (!url || (await em.count(ReceiverSchema))) return;
  const name = new URL(url).hostname.slice(0, 60);
  const encrypted = encryptUrl(vault, firstReceiver, url);
  em.create(ReceiverSchema, { id: firstReceiver, name, events: [...webhookEvents], url: encrypted, savedAt: now });
  await em.flush();
}

/** A receiver that was not removed, locked until the transaction ends. */
export async function lockReceiver(em: EntityManager, id: ReceiverId) {
  const lockMode = LockMode.PESSIMISTIC_WRITE;
  const receiver = await em.findOne(ReceiverSchema, { id, url: { $ne: null } }, { lockMode });
  if (!receiver) throw new Refusal('ReceiverNotFound');
  return receiver;
}

/** Deliveries that wait for a receiver are not sent; they can be resent once it is switched on. */
export const stopWaiting = (em: EntityManager, id: ReceiverId) =>
  em.execute(
    `update webhook_deliveries set outcome = 'not_sent' where outcome = 'waiting' and coalesce(receiver_id, ?) = ?`,
    [firstReceiver, id],
  );

/**
 * Sends nothing more to a receiver that is gone, unless another address has been saved meanwhile.
 * @returns whether it was stopped by this
 */
export function disableReceiver(em: EntityManager, known: Known, { id, url }: Pick<KnownReceiver, 'id' | 'url'>) {
  return em.transactional(async (em) => {
    await storeServersReceiver(em, known);
    const receiver = await em.findOne(ReceiverSchema, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!receiver?.url || receiver.disabledAt) return false;
    if (decryptUrl(known.vault, id, receiver.url) !== url) return false;
    Object.assign(receiver, { disabledAt: known.now, toldAt: null });
    await stopWaiting(em, id);
    return true;
  });
}
