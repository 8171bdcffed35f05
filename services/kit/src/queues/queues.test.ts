import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { quietLog } from '../testing/call.ts';
import { onBothQueueStores, type TestStore } from '../testing/queue-stores.ts';
import { createTcpProxy } from '../testing/tcp-proxy.ts';
import { createConsumer } from './consumer.ts';
import { type DeadJob, type RecordDeadJob, UnrecoverableError } from './dead-job.ts';
import { createProducer } from './producer.ts';
import { queueStore } from './queue-store.ts';
import { attemptsOf, NotNow, type RetryDelays, TryLater } from './retries.ts';

const aJob = () => ({ id: randomUUID(), data: { deliveryId: randomUUID() } });

onBothQueueStores((openStore) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openStore();
  });
  afterAll(() => store.remove());

  function produce(url = store.url) {
    const producer = createProducer(url, quietLog);
    onTestFinished(() => producer.close());
    return producer;
  }

  type Handle = Parameters<typeof createConsumer<'webhooks'>>[0]['handle'];

  interface Given {
    url?: string;
    delays?: RetryDelays;
    recordDeadJob?: RecordDeadJob;
  }

  function consume(handle: Handle, { url = store.url, delays = [200], recordDeadJob = async () => {} }: Given = {}) {
    const common = { queue: 'webhooks', concurrency: 5, log: quietLog } as const;
    const consumer = createConsumer({ ...common, store: queueStore(url), delays, handle, recordDeadJob });
    onTestFinished(() => consumer.close());
    return consumer;
  }

  const stateOf = async (id: string) => {
    const queue = queueStore(store.url).queue('webhooks');
    queue.on('error', () => {});
    const job = await queue.getJob(id);
    const found = job && { state: await job.getState(), failedReason: job.failedReason, stack: job.stacktrace };
    await queue.close();
    return found;
  };

  it('works a job once, however often it is added', async () => {
    const handle = vi.fn<Handle>(async () => {});
    const producer = produce();
    const [job, last] = [aJob(), aJob()];
    await producer.add('webhooks', [job]);
    await producer.add('webhooks', [job]);
    consume(handle);
    await vi.waitFor(async () => expect((await stateOf(job.id))?.state).toBe('completed'), { timeout: 30_000 });
    await producer.add('webhooks', [job, last]);
    await vi.waitFor(async () => expect((await stateOf(last.id))?.state).toBe('completed'), { timeout: 30_000 });
    expect(handle.mock.calls.map(([data]) => data)).toEqual([job.data, last.data]);
  });

  it('tries a failed job again under the same id, and keeps no words of the failure', async () => {
    const attempts: { id: string; attempt: number; isLast: boolean }[] = [];
    const job = aJob();
    consume(async (_data, attempt) => {
      attempts.push(attempt);
      if (attempts.length === 1) throw Object.assign(new TypeError('no such person: Anna Weber'), { code: 'X1' });
    });
    await produce().add('webhooks', [job]);
    await vi.waitFor(async () => expect((await stateOf(job.id))?.state).toBe('completed'), { timeout: 30_000 });
    expect(attempts).toEqual([
      { id: job.id, attempt: 1, isLast: false },
      { id: job.id, attempt: 2, isLast: false },
    ]);
    const kept = JSON.stringify(await stateOf(job.id));
    expect(kept).toContain('TypeError X1');
    expect(kept).not.toContain('Anna');
  });

  it('gives up at once on what cannot heal, a job of the wrong shape included', async () => {
    const handle = vi.fn(async () => {
      throw new UnrecoverableError('the receiver is gone');
    });
    const [refused, misshapen] = [aJob(), { id: randomUUID(), data: { deliveryId: 'not an id' } }];
    consume(handle);
    await produce().add('webhooks', [refused, misshapen]);
    await vi.waitFor(async () => expect((await stateOf(refused.id))?.state).toBe('failed'), { timeout: 30_000 });
    await vi.waitFor(async () => expect((await stateOf(misshapen.id))?.state).toBe('failed'), { timeout: 30_000 });
    expect(handle).toHaveBeenCalledTimes(1);
  });

  it('buries what has failed for good, before the queue lets go of it', async () => {
    const [hopeless, unhealable] = [aJob(), aJob()];
    const buried: DeadJob[] = [];
    const states: unknown[] = [];
    const recordDeadJob = async (job: DeadJob) => {
      states.push((await stateOf(job.id))?.state);
      buried.push(job);
    };
    const handle: Handle = async (_data, { id }) => {
      if (id === unhealable.id) throw new UnrecoverableError('the receiver is gone');
      throw Object.assign(new TypeError('no such person: Anna Weber'), { code: 'X1' });
    };
    consume(handle, { delays: [1], recordDeadJob });
    await produce().add('webhooks', [hopeless, unhealable]);
    const expected = [
      { ...unhealable, queue: 'webhooks', attempts: 1, error: 'the receiver is gone' },
      { ...hopeless, queue: 'webhooks', attempts: attemptsOf('webhooks'), error: 'TypeError X1' },
    ];
    await vi.waitFor(() => expect(buried).toEqual(expected), { timeout: 30_000 });
    expect(states).toEqual(['active', 'active']);
    await vi.waitFor(async () => expect((await stateOf(hopeless.id))?.state).toBe('failed'), { timeout: 30_000 });
  });

  it('keeps in the queue what could not be buried', async () => {
    const job = aJob();
    const recordDeadJob = vi.fn<RecordDeadJob>(async () => {
      throw new Error('the database is away');
    });
    consume(
      async () => {
        throw new UnrecoverableError('the receiver is gone');
      },
      { recordDeadJob },
    );
    await produce().add('webhooks', [job]);
    await vi.waitFor(async () => expect((await stateOf(job.id))?.state).toBe('delayed'), { timeout: 30_000 });
    expect(recordDeadJob).toHaveBeenCalledTimes(1);
  });

  it('puts back what cannot be done yet, without counting an attempt', async () => {
    const attempts: number[] = [];
    const job = aJob();
    consume(async (_data, { attempt }) => {
      attempts.push(attempt);
      if (attempts.length < 3) throw new NotNow('wait', 50);
    });
    await produce().add('webhooks', [job]);
    await vi.waitFor(async () => expect((await stateOf(job.id))?.state).toBe('completed'), { timeout: 30_000 });
    expect(attempts).toEqual([1, 1, 1]);
  });

  it('waits at least as long as a handler is asked to', async () => {
    const begun: number[] = [];
    const job = aJob();
    consume(async () => {
      begun.push(Date.now());
      if (begun.length === 1) throw new TryLater(429, 700);
    });
    await produce().add('webhooks', [job]);
    await vi.waitFor(async () => expect((await stateOf(job.id))?.state).toBe('completed'), { timeout: 30_000 });
    const [first = 0, second = 0] = begun;
    expect(second - first).toBeGreaterThanOrEqual(700);
  });

  it('lets the job in hand finish when it closes, and then takes no other', async () => {
    const started = Promise.withResolvers<void>();
    const mayFinish = Promise.withResolvers<void>();
    const finished: string[] = [];
    const job = aJob();
    const consumer = consume(async (_data, { id }) => {
      started.resolve();
      await mayFinish.promise;
      finished.push(id);
    });
    const producer = produce();
    await producer.add('webhooks', [job]);
    await started.promise;
    const closing = consumer.close();
    mayFinish.resolve();
    await closing;
    const later = aJob();
    await producer.add('webhooks', [later]);
    expect(finished).toEqual([job.id]);
    expect((await stateOf(job.id))?.state).toBe('completed');
    expect((await stateOf(later.id))?.state).toBe('waiting');
  });

  describe('while the store is away', () => {
    it('fails to add within about two seconds, and adds when it is back', async () => {
      const proxy = await createTcpProxy(store.url);
      onTestFinished(() => proxy.shut());
      await proxy.shut();
      const producer = produce(proxy.url);
      const job = aJob();
      const before = Date.now();
      await expect(producer.add('webhooks', [job])).rejects.toThrow();
      expect(Date.now() - before).toBeLessThan(8000);
      await proxy.open();
      await producer.add('webhooks', [job]);
      await proxy.shut();
      await expect(producer.add('webhooks', [aJob()])).rejects.toThrow();
      await proxy.open();
      await producer.add('webhooks', [job]);
      expect(await stateOf(job.id)).toBeDefined();
    });

    it('begins to work when the store first comes up, and again after it was gone', async () => {
      const proxy = await createTcpProxy(store.url);
      onTestFinished(() => proxy.shut());
      await proxy.shut();
      const worked: string[] = [];
      consume(async (_data, { id }) => void worked.push(id), { url: proxy.url });
      const producer = produce();
      const [first, second] = [aJob(), aJob()];
      await producer.add('webhooks', [first]);
      await proxy.open();
      await vi.waitFor(() => expect(worked).toContain(first.id), { timeout: 30_000 });
      await proxy.shut();
      await producer.add('webhooks', [second]);
      await proxy.open();
      await vi.waitFor(() => expect(worked).toContain(second.id), { timeout: 30_000 });
    });

    it('closes promptly', async () => {
      const proxy = await createTcpProxy(store.url);
      const never = consume(async () => {}, { url: proxy.url });
      await proxy.shut();
      const neverUp = consume(async () => {}, { url: proxy.url });
      const before = Date.now();
      await Promise.all([never.close(), neverUp.close()]);
      expect(Date.now() - before).toBeLessThan(8000);
    });
  });
});
