import { randomUUID } from 'node:crypto';
import { dayMs } from '@plainwill/contracts/shared/durations';
import { DeliveryId, ReceiverId } from '@plainwill/contracts/shared/ids';
import { beforeEach, expect, it } from 'vitest';
import { noWebhook } from '../testing/enquiries.ts';
import { aDatabase, vault } from '../testing/service.ts';
import { DeliverySchema } from './delivery.entity.ts';
import { createDeliveryStore } from './delivery-store.ts';
import { encryptSecret, encryptUrl, firstReceiver, ReceiverSchema } from './receiver.entity.ts';

const { orm } = await aDatabase();
const now = new Date('2026-11-20T10:00:00.000Z');
const ofServer = { ...noWebhook, url: 'https://server.example/hook', secret: 'whsec_server' };
const store = createDeliveryStore({ orm, vault, webhook: ofServer });
const second = ReceiverId.parse(2);
const urlOf = (id: ReceiverId) => `https://receiver-${id}.example/hook`;

beforeEach(async () => {
  await orm.em.fork().nativeDelete(DeliverySchema, {});
  await orm.em.fork().nativeDelete(ReceiverSchema, {});
});

async function aReceiver(id: ReceiverId, given: object = {}) {
  const stored = {
    id,
    name: 'Zapier',
    events: ['lead.submitted'] as never,
    url: encryptUrl(vault, id, urlOf(id)),
    savedAt: now,
  };
  await orm.em.fork().insert(ReceiverSchema, { ...stored, ...given });
}

async function aDelivery(receiver: ReceiverId | null) {
  const id = DeliveryId.parse(randomUUID());
  await orm.em
    .fork()
    .insert(DeliverySchema, { id, receiver, event: 'test', outcome: 'waiting', acceptedAt: now, attempts: 0 });
  return id;
}

/** The receivers that deliveries go to, in this order. */
async function receiversOf(...ids: DeliveryId[]) {
  const stored = await store.read(ids, now);
  return ids.map((id) => stored.get(id)?.receiver);
}

it('reads deliveries with their receivers, and their secrets', async () => {
  const secrets = {
    secret: encryptSecret(vault, second, 'new'),
    earlierSecret: encryptSecret(vault, second, 'earlier'),
  };
  await aReceiver(firstReceiver, { secret: encryptSecret(vault, firstReceiver, 'own') });
  await aReceiver(second, { ...secrets, earlierSecretUntil: new Date(now.getTime() + dayMs) });
  const [toFirst, toSecond] = [await aDelivery(firstReceiver), await aDelivery(second)];
  expect(await receiversOf(toSecond, toFirst, toSecond, DeliveryId.parse(randomUUID()))).toMatchObject([
    { id: second, url: urlOf(second), secrets: ['new', 'earlier'] },
    { id: firstReceiver, url: urlOf(firstReceiver), secrets: ['own'] },
    { id: second },
    undefined,
  ]);
  await orm.em.fork().nativeUpdate(ReceiverSchema, { id: second }, { earlierSecretUntil: now });
  expect(await receiversOf(toSecond)).toMatchObject([{ secrets: ['new'] }]);
});

it('reads those that name no receiver with the server’s own as long as none is stored, and then with the first', async () => {
  const delivery = await aDelivery(null);
  expect(await receiversOf(delivery)).toMatchObject([
    { id: firstReceiver, url: ofServer.url, secrets: ['whsec_server'] },
  ]);
  await aReceiver(second);
  expect(await receiversOf(delivery)).toEqual([null]);
  await aReceiver(firstReceiver);
  expect(await receiversOf(delivery)).toMatchObject([{ url: urlOf(firstReceiver), secrets: ['whsec_server'] }]);
});

it.each([{ pausedAt: now }, { disabledAt: now }, { url: null }])('reads no receiver where it is %j', async (given) => {
  await aReceiver(firstReceiver, given);
  expect(await receiversOf(await aDelivery(firstReceiver), await aDelivery(null))).toEqual([null, null]);
});
