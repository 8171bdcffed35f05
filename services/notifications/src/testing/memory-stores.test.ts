import { randomUUID } from 'node:crypto';
import { type DeadLetterId, DeliveryId } from '@plainwill/contracts/shared/ids';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createSentEmails } from '../emails/sent-emails.ts';
import { DeadLetterSchema } from '../queues/dead-letter.entity.ts';
import { createDeadLetters } from '../queues/dead-letters.ts';
import { DeliverySchema } from '../webhooks/delivery.entity.ts';
import { createDeliveryStore } from '../webhooks/delivery-store.ts';
import { firstReceiver } from '../webhooks/receiver.entity.ts';
import { withId } from '../webhooks/record-attempts.ts';
import { noWebhook } from './enquiries.ts';
import { createMemoryDeadLetters, createMemoryDeliveries, createMemorySentEmails } from './memory-stores.ts';
import { aDatabase, vault } from './service.ts';

const { orm } = await aDatabase();
const url = 'https://hooks.zapier.com/hooks/catch/1/a/';
const leaseMs = 4000;

describe.each([
  ['PostgreSQL', () => createSentEmails(orm)],
  ['memory', () => createMemorySentEmails().store],
])('sent mail in %s', (_name, open) => {
  const aMessage = () => ({ messageId: randomUUID(), source: 'identity', leaseMs }) as const;

  it('is claimed by one', async () => {
    const store = open();
    const message = aMessage();
    const claims = await Promise.all([store.claim(message), store.claim(message), store.claim(message)]);
    expect(claims.toSorted()).toEqual([false, false, true]);
    expect(await store.find(message.messageId)).toMatchObject({ state: 'sending', startedAt: expect.any(Date) });
  });

  it('is claimed again once it is let go of or its lease is over, and never once it is sent', async () => {
    const store = open();
    const message = aMessage();
    await store.claim(message);
    await store.release(message.messageId);
    expect(await store.find(message.messageId)).toBeNull();
    expect(await store.claim(message)).toBe(true);
    await vi.waitFor(async () => expect(await store.claim({ ...message, leaseMs: 0 })).toBe(true));
    await store.markSent(message.messageId, new Date());
    await store.release(message.messageId);
    expect(await store.claim({ ...message, leaseMs: 0 })).toBe(false);
    expect(await store.find(message.messageId)).toMatchObject({ state: 'sent' });
  });
});

it.each(['PostgreSQL', 'memory'])(
  'mail in %s that was claimed by a clock ahead of its time is claimed again',
  async (where) => {
    const message = { messageId: randomUUID(), source: 'identity', leaseMs } as const;
    if (where === 'memory') {
      let now = Date.now();
      const { store } = createMemorySentEmails(() => now);
      await store.claim(message);
      now -= 7_200_000;
      expect(await store.claim(message)).toBe(true);
      return;
    }
    const store = createSentEmails(orm);
    await store.claim(message);
    const ahead = `update sent_emails set started_at = now() + interval '2 hours' where message_id = ?`;
    await orm.em.fork().execute(ahead, [message.messageId]);
    expect(await store.claim(message)).toBe(true);
  },
);

const inPostgres = () => ({
  store: createDeliveryStore({ orm, vault, webhook: { ...noWebhook, url } }),
  accept: (id: DeliveryId) =>
    orm.em
      .fork()
      .insert(DeliverySchema, { id, event: 'test', outcome: 'waiting', acceptedAt: new Date(), attempts: 0 }),
});
const inMemory = () => {
  const { store, accept } = createMemoryDeliveries(url);
  return { store, accept: async (id: DeliveryId) => accept(id) };
};

describe.each([
  ['PostgreSQL', inPostgres],
  ['memory', inMemory],
])('deliveries in %s', (_name, open) => {
  const answer = { status: 200, error: null, durationMs: 1, answer: null, retryAfterMs: null };

  it('are read by id, and end as they are recorded to', async () => {
    const { store, accept } = open();
    const [first, second, third, unknown] = Array.from({ length: 4 }, () => DeliveryId.parse(randomUUID()));
    if (!first || !second || !third || !unknown) throw new Error('there are no ids');
    for (const id of [first, second, third]) await accept(id);
    const attempt = withId({ delivery: first, at: new Date(), answer, outcome: 'delivered' });
    await store.record([attempt, withId({ delivery: second, at: new Date(), answer, outcome: 'failed' })]);
    await store.record([{ ...attempt, outcome: 'failed' }]);
    await store.markNotSent(third);
    const read = await store.read([first, second, third, unknown], new Date());
    expect([...read].map(([id, { outcome }]) => [id, outcome]).toSorted()).toEqual(
      [
        [first, 'delivered'],
        [second, 'failed'],
        [third, 'not_sent'],
      ].toSorted(),
    );
    expect(read.get(first)?.payload(new Date())).toEqual(expect.any(Object));
  });

  it('are sent to one address until it is disabled, and what waits for it is not sent', async () => {
    const { store, accept } = open();
    onTestFinished(async () => void (await orm.em.fork().execute('delete from webhook_settings')));
    const now = new Date();
    const id = DeliveryId.parse(randomUUID());
    await accept(id);
    const stored = async () => (await store.read([id], now)).get(id);
    expect(await store.disable({ id: firstReceiver, url: `${url}other/`, now })).toBe(false);
    expect(await stored()).toMatchObject({ outcome: 'waiting', receiver: { id: firstReceiver, url, secrets: [] } });
    expect(await store.disable({ id: firstReceiver, url, now })).toBe(true);
    expect(await store.disable({ id: firstReceiver, url, now })).toBe(false);
    expect(await stored()).toMatchObject({ outcome: 'not_sent', receiver: null });
  });
});

const memoryLetters = createMemoryDeadLetters();

it.each([
  ['PostgreSQL', createDeadLetters(orm), (jobId: string) => orm.em.fork().findOne(DeadLetterSchema, { jobId })],
  ['memory', memoryLetters.store, async (jobId: string) => memoryLetters.of(jobId)],
])('a dead letter in %s is kept once', async (_name, store, find) => {
  const jobId = randomUUID();
  const letter = { queue: 'emails', jobId, payload: {}, attempts: 9, failedAt: new Date() } as const;
  await store.insert({ ...letter, id: randomUUID() as DeadLetterId, error: 'first' });
  await store.insert({ ...letter, id: randomUUID() as DeadLetterId, error: 'second' });
  expect(await find(jobId)).toMatchObject({ jobId, error: 'first', attempts: 9 });
});
