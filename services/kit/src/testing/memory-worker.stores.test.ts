import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createConsumer } from '../queues/consumer.ts';
import { type RecordDeadJob, UnrecoverableError } from '../queues/dead-job.ts';
import { createProducer, type Producer } from '../queues/producer.ts';
import { type QueueWorkers, queueStore } from '../queues/queue-store.ts';
import { attemptsOf, NotNow } from '../queues/retries.ts';
import { quietLog } from './call.ts';
import { createMemoryQueues } from './memory-queues.ts';
import { createMemoryWorkers } from './memory-worker.ts';
import { onEachQueueStore, type TestStore } from './queue-stores.ts';
import { createTcpProxy } from './tcp-proxy.ts';

const soon = { timeout: 60_000, interval: 25 };
const aJob = () => ({ id: randomUUID(), data: { deliveryId: randomUUID() } });
const forEver = () => new Promise<void>(() => {});

type Handle = Parameters<typeof createConsumer<'webhooks'>>[0]['handle'];

interface Opened {
  producer: Pick<Producer, 'add' | 'statesOf'>;
  workers: QueueWorkers;
  /** Workers that no longer reach the store once they are cut off, as if their process had ended. */
  doomed: { workers: QueueWorkers; cut(): Promise<unknown> };
}

/** What the simulation takes for granted of the queues: true of BullMQ on each store, and of those in memory. */
function behaviour(open: () => Promise<Opened>) {
  interface Given {
    workers: QueueWorkers;
    recordDeadJob?: RecordDeadJob;
    isLeft?: boolean;
  }
  function consume(handle: Handle, { workers, recordDeadJob = async () => {}, isLeft = false }: Given) {
    const common = { queue: 'webhooks', concurrency: 5, delays: [50], log: quietLog } as const;
    const consumer = createConsumer({ ...common, store: workers, handle, recordDeadJob });
    if (!isLeft) onTestFinished(() => consumer.close());
  }
  // A store that is busy or opened for the first time may be late; the same job is added once.
  const add = (producer: Opened['producer'], jobs: ReturnType<typeof aJob>[]) =>
    vi.waitFor(() => producer.add('webhooks', jobs), soon);
  const becomes = (producer: Opened['producer'], id: string, state: string) =>
    vi.waitFor(async () => expect(await producer.statesOf('webhooks', [id])).toEqual([state]), soon);

  it('works a job once, however often it is added, and knows no other', async () => {
    const { producer, workers } = await open();
    const handle = vi.fn<Handle>(async () => {});
    const job = aJob();
    await add(producer, [job, job]);
    consume(handle, { workers });
    await becomes(producer, job.id, 'completed');
    await add(producer, [job]);
    await becomes(producer, randomUUID(), 'unknown');
    await becomes(producer, job.id, 'completed');
    expect(handle).toHaveBeenCalledOnce();
  });

  it('tries as often as planned, and counts no attempt of a job that is put off', async () => {
    const { producer, workers } = await open();
    const attempts: number[] = [];
    const recordDeadJob = vi.fn<RecordDeadJob>(async () => {});
    const job = aJob();
    consume(
      async (_data, { attempt }) => {
        attempts.push(attempt);
        if (attempts.length === 1) throw new NotNow('wait', 20);
        throw new Error('no');
      },
      { workers, recordDeadJob },
    );
    await add(producer, [job]);
    await becomes(producer, job.id, 'failed');
    const planned = Array.from({ length: attemptsOf('webhooks') }, (_, index) => index + 1);
    expect(attempts).toEqual([1, ...planned]);
    expect(recordDeadJob).toHaveBeenCalledOnce();
  });

  it('gives up at once on what cannot heal', async () => {
    const { producer, workers } = await open();
    const handle = vi.fn<Handle>(async () => {
      throw new UnrecoverableError('gone');
    });
    const job = aJob();
    consume(handle, { workers });
    await add(producer, [job]);
    await becomes(producer, job.id, 'failed');
    expect(handle).toHaveBeenCalledOnce();
  });

  it('gives another worker what a lost one had in hand, as the same attempt', async () => {
    const { producer, workers, doomed } = await open();
    const isHeld = Promise.withResolvers<void>();
    const job = aJob();
    const held = () => {
      isHeld.resolve();
      return forEver();
    };
    consume(held, { workers: doomed.workers, isLeft: true });
    await add(producer, [job]);
    await isHeld.promise;
    await doomed.cut();
    const attempts: number[] = [];
    consume(async (_data, { attempt }) => void attempts.push(attempt), { workers });
    await becomes(producer, job.id, 'completed');
    expect(attempts).toEqual([1]);
  });
}

onEachQueueStore((openStore) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openStore();
  });
  afterAll(() => store.remove());

  behaviour(async () => {
    const producer = createProducer(store.url, quietLog);
    const proxy = await createTcpProxy(store.url);
    onTestFinished(async () => void (await Promise.all([producer.close(), proxy.shut()])));
    return {
      producer,
      workers: queueStore(store.url),
      doomed: { workers: queueStore(proxy.url), cut: () => proxy.shut() },
    };
  });
});

describe('with queues in memory', () => {
  behaviour(async () => {
    const queues = createMemoryQueues();
    let isCut = false;
    const ask = async <T>(_what: string, work: () => T) => {
      if (isCut) await forEver();
      return work();
    };
    const cut = async () => {
      isCut = true;
    };
    return {
      producer: {
        add: async (queue, jobs) => queues.add(queue, jobs),
        statesOf: async (_queue, ids) => queues.statesOf(ids),
      },
      workers: createMemoryWorkers({ queues }),
      doomed: { workers: createMemoryWorkers({ queues, ask }), cut },
    };
  });
});
