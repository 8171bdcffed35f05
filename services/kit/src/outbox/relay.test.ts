import { randomUUID } from 'node:crypto';
import { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { databaseOptions } from '../database/database-options.ts';
import type { JobToAdd } from '../queues/producer.ts';
import { quietLog } from '../testing/call.ts';
import { emptyDatabase } from '../testing/database.ts';
import { acceptJob } from './accept-job.ts';
import { OutboxSchema } from './outbox.entity.ts';
import { createOutboxStore } from './outbox-store.ts';
import { startRelay } from './relay.ts';

const databaseUrl = await emptyDatabase();
const orm = await MikroORM.init(
  databaseOptions({ url: databaseUrl, entities: [OutboxSchema], beside: import.meta.url }),
);
await orm.schema.create();
const outbox = createOutboxStore({ orm, databaseUrl, log: quietLog });
afterAll(() => orm.close());
beforeEach(async () => void (await orm.em.fork().nativeDelete(OutboxSchema, {})));

// Longer than the relay's poll, which stands in for a wake-up that came before anyone listened.
const soon = { timeout: 30_000 };

const aJob = () => ({ deliveryId: randomUUID() });

async function accept(count = 1) {
  const ids = Array.from({ length: count }, () => randomUUID());
  await orm.em.fork().transactional(async (em) => {
    for (const id of ids) await acceptJob(em, id, 'webhooks', aJob());
  });
  return ids;
}

const waiting = () => orm.em.fork().count(OutboxSchema, { dispatchedAt: null });

type RelayProducer = Parameters<typeof startRelay>[0]['producer'];

function aProducer(take: (jobs: JobToAdd[]) => void = () => {}) {
  const added: string[] = [];
  const store = { mark: 'first' };
  const producer: RelayProducer = {
    add: async (_queue, jobs) => {
      take(jobs);
      added.push(...jobs.map((job) => job.id));
    },
    statesOf: async (_queue, ids) => ids.map((id) => (added.includes(id) ? 'waiting' : 'unknown')),
    storeMark: async () => store.mark,
  };
  /** As if the store had lost its data. */
  function empty() {
    added.length = 0;
    store.mark = 'another';
  }
  return { producer, added, empty };
}

function relayTo(producer: RelayProducer) {
  const relay = startRelay({ outbox, producer, log: quietLog });
  onTestFinished(() => relay.close());
  return relay;
}

it('adds each accepted job under the id it was accepted with, and marks it', async () => {
  const { producer, added } = aProducer();
  const [before] = await accept();
  relayTo(producer);
  const [after] = await accept();
  await vi.waitFor(() => expect(added).toEqual([before, after]), soon);
  await vi.waitFor(async () => expect(await waiting()).toBe(0), soon);
});

it('moves more than one batch at once', async () => {
  const { producer, added } = aProducer();
  const ids = await accept(1100);
  relayTo(producer);
  await vi.waitFor(() => expect(new Set(added)).toEqual(new Set(ids)), soon);
  expect(added).toHaveLength(1100);
});

it('adds all again that a store has lost which was emptied, however lately it was given them', async () => {
  const { producer, added, empty } = aProducer();
  const ids = await accept(71);
  relayTo(producer);
  await vi.waitFor(() => expect(new Set(added)).toEqual(new Set(ids)), soon);
  await vi.waitFor(async () => expect(await waiting()).toBe(0), soon);
  empty();
  await vi.waitFor(() => expect(new Set(added)).toEqual(new Set(ids)), soon);
});

it('never sees a job whose transaction was undone', async () => {
  const { producer, added } = aProducer();
  const undone = orm.em.fork().transactional(async (em) => {
    await acceptJob(em, randomUUID(), 'webhooks', aJob());
    await em.flush();
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  relayTo(producer);
  const [id] = await accept();
  await vi.waitFor(() => expect(added).toEqual([id]), soon);
});

it('keeps a job that the queue does not take, and offers it again', async () => {
  let refusals = 2;
  const { producer, added } = aProducer(() => {
    if (refusals-- > 0) throw new Error('the queue is away');
  });
  const [id] = await accept();
  relayTo(producer);
  await vi.waitFor(() => expect(added).toEqual([id]), soon);
  await vi.waitFor(async () => expect(await waiting()).toBe(0), soon);
});

it('offers its jobs once a second to a queue that is away, however many come in', async () => {
  let offers = 0;
  const { producer } = aProducer(() => {
    offers++;
    throw new Error('the queue is away');
  });
  relayTo(producer);
  await accept();
  await vi.waitFor(() => expect(offers).toBeGreaterThan(0), soon);
  const before = offers;
  const started = performance.now();
  for (let more = 0; more < 50; more++) await accept();
  const seconds = (performance.now() - started) / 1000;
  // One more may have been called for before the first refusal was known.
  expect(offers - before).toBeLessThanOrEqual(1 + Math.ceil(seconds));
});

it('shares the jobs among several relays without adding one twice', async () => {
  const { producer, added } = aProducer();
  for (let relays = 0; relays < 3; relays++) relayTo(producer);
  const batches = await Promise.all(Array.from({ length: 10 }, () => accept(10)));
  await vi.waitFor(async () => expect(await waiting()).toBe(0), soon);
  expect(added.toSorted()).toEqual(batches.flat().toSorted());
});

it('refuses to accept a job outside a transaction', async () => {
  await expect(acceptJob(orm.em.fork(), randomUUID(), 'webhooks', aJob())).rejects.toThrow('within a transaction');
});
