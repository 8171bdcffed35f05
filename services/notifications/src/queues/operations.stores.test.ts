import { randomUUID } from 'node:crypto';
import { hourMs } from '@plainwill/contracts/shared/durations';
import type { DeadLetterId } from '@plainwill/contracts/shared/ids';
import { acceptJob } from '@plainwill/kit/outbox/accept-job';
import { createProducer } from '@plainwill/kit/queues/producer';
import { metricsText } from '@plainwill/kit/telemetry/metrics';
import { anAccount, quietLog } from '@plainwill/kit/testing/call';
import { onEachQueueStore, type TestStore } from '@plainwill/kit/testing/queue-stores';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { callsAt } from '../testing/enquiries.ts';
import { aDatabase } from '../testing/service.ts';
import { DeadLetterSchema } from './dead-letter.entity.ts';
import { measureQueues } from './operations.ts';

const { orm } = await aDatabase();
const now = new Date('2026-11-20T10:00:00Z');
const staff = anAccount({ roles: ['readonly'] });

const aDeadLetter = (hoursAgo: number, replayedAt: Date | null = null) =>
  orm.em.fork().insert(DeadLetterSchema, {
    id: randomUUID() as DeadLetterId,
    queue: 'emails',
    jobId: randomUUID(),
    payload: {},
    error: 'Error',
    attempts: 8,
    failedAt: new Date(now.getTime() - hoursAgo * hourMs),
    replayedAt,
    replayJobId: null,
  });

onEachQueueStore((openStore) => {
  let store: TestStore;
  let producer: ReturnType<typeof createProducer>;
  beforeAll(async () => {
    store = await openStore();
    producer = createProducer(store.url, quietLog);
  });
  afterAll(async () => {
    await producer.close();
    await store.remove();
  });

  it('tell how much each queue holds, and how long the oldest job has waited', async () => {
    const addAJob = () =>
      producer.add('emails', [{ id: randomUUID(), data: { source: 'identity', messageId: randomUUID() } }]);
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    await addAJob();
    vi.setSystemTime(Date.now() + 600_000);
    await addAJob();
    await addAJob();
    const { queues } = await callsAt(orm, now, { producer })(staff).operations.get();
    const emails = queues?.find(({ name }) => name === 'emails');
    expect(emails).toMatchObject({ waiting: 3, active: 0, delayed: 0, failed: 0, isPaused: false });
    expect(emails?.oldestWaitingSeconds).toBeGreaterThanOrEqual(600);
    expect(queues?.find(({ name }) => name === 'webhooks')?.oldestWaitingSeconds).toBeNull();
  });
});

it('tell of what was given up, in the last day and in all', async () => {
  await aDeadLetter(1);
  await aDeadLetter(25);
  await aDeadLetter(2, now);
  const figures = await callsAt(orm, now)(staff).operations.get();
  expect(figures).toMatchObject({ givenUpLastDay: 2, givenUpInAll: 2 });
  const figuresOf = () => Promise.reject(new Error('the queue store is away'));
  measureQueues({ figuresOf }, orm);
  const metrics = await metricsText();
  expect(metrics).toMatch(/^plainwill_jobs_given_up\{queue="emails".*\} 2$/m);
  expect(metrics).toMatch(/^plainwill_jobs_given_up\{queue="webhooks".*\} 0$/m);
});

it('tell of accepted work that waits, also while the queues’ store is away', async () => {
  const before = await callsAt(orm, now)(staff).operations.get();
  expect(before).toMatchObject({ queues: null, outbox: { waiting: 0, oldestSeconds: null } });
  await orm.em.fork().transactional((em) => acceptJob(em, randomUUID(), 'housekeeping', {} as never));
  const { outbox } = await callsAt(orm, now)(staff).operations.get();
  expect(outbox.waiting).toBe(1);
  expect(outbox.oldestSeconds).toBeGreaterThanOrEqual(0);
});
