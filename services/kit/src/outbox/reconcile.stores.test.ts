import { randomUUID } from 'node:crypto';
import { MikroORM } from '@mikro-orm/postgresql';
import { minuteMs } from '@plainwill/contracts/shared/durations';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { databaseOptions } from '../database/database-options.ts';
import { createConsumer } from '../queues/consumer.ts';
import { createProducer } from '../queues/producer.ts';
import { queueStore } from '../queues/queue-store.ts';
import { quietLog } from '../testing/call.ts';
import { emptyDatabase } from '../testing/database.ts';
import { onEachQueueStore, type TestStore } from '../testing/queue-stores.ts';
import { acceptJob } from './accept-job.ts';
import { OutboxSchema } from './outbox.entity.ts';
import { createOutboxStore } from './outbox-store.ts';
import { reconcile, removeSettled } from './reconcile.ts';
import { startRelay } from './relay.ts';

const databaseUrl = await emptyDatabase();
const orm = await MikroORM.init(
  databaseOptions({ url: databaseUrl, entities: [OutboxSchema], beside: import.meta.url }),
);
await orm.schema.create();
const outbox = createOutboxStore({ orm, databaseUrl, log: quietLog });
afterAll(() => orm.close());
beforeEach(async () => void (await orm.em.fork().nativeDelete(OutboxSchema, {})));

const settlingMs = 5 * minuteMs;
const minutes = (count: number) => new Date(Date.now() + count * minuteMs);
const soon = { timeout: 30_000 };
const rows = (where: object = {}) => orm.em.fork().count(OutboxSchema, where);

async function accept(count: number) {
  await orm.em.fork().transactional(async (em) => {
    for (let made = 0; made < count; made++) {
      await acceptJob(em, randomUUID(), 'webhooks', { deliveryId: randomUUID() });
    }
  });
}

onEachQueueStore((openStore) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openStore();
  });
  afterAll(() => store.remove());

  async function withRelay(work: (producer: ReturnType<typeof createProducer>) => Promise<void>) {
    const producer = createProducer(store.url, quietLog);
    const relay = startRelay({ outbox, producer, log: quietLog });
    await work(producer);
    await relay.close();
    await producer.close();
  }
  const allDispatched = () => vi.waitFor(async () => expect(await rows({ dispatchedAt: null })).toBe(0), soon);

  async function forgetEverything() {
    const queue = queueStore(store.url).queue('webhooks');
    await queue.obliterate({ force: true });
    await queue.close();
  }

  it('hands over again, under the same ids, all that an emptied store has lost', async () => {
    await withRelay(async (producer) => {
      await accept(250);
      await allDispatched();
      await forgetEverything();
      expect(await reconcile({ outbox, producer, now: minutes(4), settlingMs })).toBe(0);
      expect(await reconcile({ outbox, producer, now: minutes(6), settlingMs })).toBe(250);
      await allDispatched();
      const ids = (await orm.em.fork().findAll(OutboxSchema)).map(({ id }) => id);
      expect(new Set(await producer.statesOf('webhooks', ids))).toEqual(new Set(['waiting']));
      expect(await reconcile({ outbox, producer, now: minutes(6), settlingMs })).toBe(0);
    });
    await forgetEverything();
  });

  it('hands over again in one pass what was handed over just now, also once the clock was set back', async () => {
    await withRelay(async (producer) => {
      await accept(71);
      await allDispatched();
      await forgetEverything();
      expect(await reconcile({ outbox, producer, now: minutes(-120), settlingMs: 0 })).toBe(71);
      await allDispatched();
      expect(await reconcile({ outbox, producer, now: minutes(-120), settlingMs: 0 })).toBe(0);
    });
    await forgetEverything();
  });

  it('asks no more about what was done, and forgets it after a week', async () => {
    await withRelay(async (producer) => {
      await accept(3);
      await allDispatched();
      const common = {
        store: queueStore(store.url),
        queue: 'webhooks',
        concurrency: 3,
        log: quietLog,
        recordDeadJob: async () => {},
      } as const;
      const consumer = createConsumer({ ...common, handle: async () => {} });
      const ids = (await orm.em.fork().findAll(OutboxSchema)).map(({ id }) => id);
      // The store knows it a moment later than the handler.
      const areDone = async () => expect(await producer.statesOf('webhooks', ids)).toEqual(ids.map(() => 'completed'));
      await vi.waitFor(areDone, soon);
      await consumer.close();
      await accept(1);
      await allDispatched();
      await reconcile({ outbox, producer, now: minutes(6), settlingMs });
      expect([await rows({ settledAt: null }), await rows()]).toEqual([1, 4]);
      await forgetEverything();
      expect(await reconcile({ outbox, producer, now: minutes(7), settlingMs })).toBe(1);
      await removeSettled(outbox, minutes(6 * 24 * 60));
      expect(await rows()).toBe(4);
      await removeSettled(outbox, minutes(8 * 24 * 60));
      expect(await rows()).toBe(1);
    });
  });
});
