import { randomUUID } from 'node:crypto';
import { hourMs } from '@plainwill/contracts/shared/durations';
import { createProducer, type Producer } from '@plainwill/kit/queues/producer';
import { anAccount, quietLog } from '@plainwill/kit/testing/call';
import { onEachQueueStore, type TestStore } from '@plainwill/kit/testing/queue-stores';
import { createTcpProxy } from '@plainwill/kit/testing/tcp-proxy';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { callsAt } from '../testing/enquiries.ts';
import { aDatabase, startService } from '../testing/service.ts';

const { orm, url: databaseUrl } = await aDatabase();
const now = new Date('2026-11-20T10:00:00Z');

async function entriesOf(accountId: string) {
  const rows = await orm.em
    .fork()
    .execute<{ fields: string[]; object_id: string }[]>(
      `select fields, object_id from audit_log where action = 'queue.act' and actor_account_id = ?`,
      [accountId],
    );
  return rows.map(({ fields, object_id }) => `${fields} ${object_id}`).toSorted();
}

const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => 'not refused',
    (error: { cause?: { reason?: string } }) => error.cause?.reason,
  );

onEachQueueStore((openStore) => {
  let store: TestStore;
  let producer: Producer;
  beforeAll(async () => {
    store = await openStore();
    producer = createProducer(store.url, quietLog);
  });
  afterAll(async () => {
    await producer.close();
    await store.remove();
  });

  const queuesAs = (account = anAccount({ roles: ['admin'] })) => callsAt(orm, now, { producer })(account).queues;
  const failed = { queue: 'webhooks', state: 'failed', page: 1 } as const;

  /** A job that cannot be done, once it has failed. */
  async function aFailedJob() {
    const id = randomUUID();
    await producer.add('webhooks', [{ id, data: { submissionId: 'not-an-id' } }]);
    await hasFailed(id);
    return id;
  }

  const hasFailed = (id: string, after = '') =>
    vi.waitFor(
      async () => {
        const job = await queuesAs().find({ queue: 'webhooks', id });
        expect(job).toMatchObject({ state: 'failed' });
        expect(job?.triedAt).not.toBe(after);
        return job;
      },
      { timeout: 30_000 },
    );

  it('show staff the jobs in a state, a page at a time, who is next first', async () => {
    const ids = Array.from({ length: 27 }, () => randomUUID());
    for (const id of ids) await producer.add('housekeeping', [{ id, data: { task: 'none' } }]);
    const looking = queuesAs(anAccount({ roles: ['readonly'] }));
    const page = (page: number) => looking.jobs({ queue: 'housekeeping', state: 'waiting', page });
    const [first, second] = [await page(1), await page(2)];
    expect([first.count, first.jobs.length, second.jobs.length]).toEqual([27, 25, 2]);
    expect([...first.jobs, ...second.jobs].map(({ id }) => id)).toEqual(ids);
    expect(first.jobs[0]).toMatchObject({ state: 'waiting', attempts: 0, dueAt: null, triedAt: null, error: null });
  });

  it('find a job by its ID, and say what it failed of but never what it carries', async () => {
    await startService({ databaseUrl, queueUrl: store.url });
    const id = await aFailedJob();
    const { jobs } = await queuesAs().jobs(failed);
    expect(jobs.find((job) => job.id === id)).toMatchObject({ attempts: 1, error: expect.stringMatching(/\S/) });
    expect(JSON.stringify(jobs)).not.toContain('not-an-id');
    expect(await queuesAs().find({ queue: 'webhooks', id: randomUUID() })).toBeNull();
  });

  it('try a failed job again, one or all, pause and resume, and keep who did it', async () => {
    await startService({ databaseUrl, queueUrl: store.url });
    const admin = anAccount({ roles: ['admin'] });
    const acting = queuesAs(admin);
    const id = await aFailedJob();
    const before = await acting.find({ queue: 'webhooks', id });
    await acting.retry({ queue: 'webhooks', id });
    const again = await hasFailed(id, before?.triedAt ?? '');
    await acting.retryAllFailed({ queue: 'webhooks' });
    await hasFailed(id, again?.triedAt ?? '');
    await acting.pause({ queue: 'emails' });
    expect((await producer.figuresOf('emails')).isPaused).toBe(true);
    await producer.add('emails', [{ id: randomUUID(), data: { source: 'identity', messageId: randomUUID() } }]);
    expect(await producer.figuresOf('emails')).toMatchObject({ waiting: 1, oldestWaitingSeconds: expect.any(Number) });
    expect(await queuesAs().jobs({ queue: 'emails', state: 'waiting', page: 1 })).toMatchObject({
      jobs: [{}],
      count: 1,
    });
    await acting.resume({ queue: 'emails' });
    expect((await producer.figuresOf('emails')).isPaused).toBe(false);
    expect(await entriesOf(admin.id)).toEqual([
      'pause emails',
      'resume emails',
      'retry all failed webhooks',
      `retry webhooks/${id}`,
    ]);
  });

  it('say when a scheduled job is due, and run it now', async () => {
    const { stop } = await startService(
      { databaseUrl, queueUrl: store.url, smtpUrl: 'smtp://127.0.0.1:1' },
      { delays: [hourMs] },
    );
    const id = randomUUID();
    await producer.add('emails', [{ id, data: { source: 'identity', messageId: randomUUID() } }]);
    const job = await vi.waitFor(
      async () => {
        const job = await queuesAs().find({ queue: 'emails', id });
        expect(job).toMatchObject({ state: 'delayed', attempts: 1 });
        return job;
      },
      { timeout: 30_000 },
    );
    const inMs = Date.parse(job?.dueAt ?? '') - Date.parse(job?.triedAt ?? '');
    expect(inMs / 60_000).toBeGreaterThan(30);
    await stop();
    await queuesAs().runNow({ queue: 'emails', id });
    expect(await queuesAs().find({ queue: 'emails', id })).toMatchObject({ state: 'waiting' });
    expect(await refusalOf(queuesAs().runNow({ queue: 'emails', id }))).toBe('JobMovedOn');
    expect(await refusalOf(queuesAs().retry({ queue: 'emails', id: 'gone' }))).toBe('JobNotFound');
  });

  it('do nothing that cannot be written down', async () => {
    await orm.em.fork().execute('alter table audit_log rename to audit_log_away');
    onTestFinished(async () => {
      await orm.em.fork().execute('alter table audit_log_away rename to audit_log');
    });
    await expect(queuesAs().pause({ queue: 'emails' })).rejects.toThrow();
    expect((await producer.figuresOf('emails')).isPaused).toBe(false);
  });

  it('say so while the store is away, and answer once it is back', async () => {
    const proxy = await createTcpProxy(store.url);
    onTestFinished(() => proxy.shut());
    const far = createProducer(proxy.url, quietLog);
    onTestFinished(() => far.close());
    const { queues } = callsAt(orm, now, { producer: far })(anAccount({ roles: ['admin'] }));
    expect((await queues.jobs(failed)).jobs).toBeInstanceOf(Array);
    await proxy.shut();
    expect(await refusalOf(queues.jobs(failed))).toBe('QueueStoreAway');
    await proxy.open();
    await vi.waitFor(async () => expect((await queues.jobs(failed)).jobs).toBeInstanceOf(Array), { timeout: 30_000 });
  });
});
