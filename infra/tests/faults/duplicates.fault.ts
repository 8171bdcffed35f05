import { randomUUID } from 'node:crypto';
import { createProducer } from '@plainwill/kit/queues/producer';
import { queueStore } from '@plainwill/kit/queues/queue-store';
import { quietLog } from '@plainwill/kit/testing/call';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openStage, type Stage } from './support/stage.ts';
import { onEachStore } from './support/stores.ts';

const soon = { timeout: 20_000, interval: 20 };

onEachStore((store) => {
  function openQueue(stage: Stage, name: 'emails' | 'webhooks') {
    const queue = queueStore(stage.store.url).queue(name);
    queue.on('error', () => {});
    onTestFinished(() => queue.close());
    return queue;
  }

  /** Five more jobs for what this one is about, all at once. */
  async function repeat(stage: Stage, name: 'emails' | 'webhooks', data: object) {
    const queue = openQueue(stage, name);
    const producer = createProducer(stage.store.url, quietLog);
    onTestFinished(() => producer.close());
    const jobs = Array.from({ length: 5 }, () => ({ id: randomUUID(), data }));
    await producer.add(name, jobs);
    await vi.waitFor(async () => {
      for (const { id } of jobs) expect(await queue.getJobState(id)).toBe('completed');
    }, soon);
  }

  it('F13: sends and delivers once what five jobs ask for at the same time of two workers', async () => {
    const stage = await openStage({ store });
    await stage.start('identity');
    await stage.start('notifications');
    const queues = [openQueue(stage, 'emails'), openQueue(stage, 'webhooks')];
    await Promise.all(queues.map((queue) => queue.pause()));
    await (await stage.anotherService('notifications')).start();
    await stage.signUp('anna@example.com');
    const submission = randomUUID();
    await stage.submit(submission);
    const [mail] = await vi.waitFor(async () => {
      const rows = await stage.postgres.rows<{ payload: object }>('identity', 'select payload from outbox');
      expect(rows).toHaveLength(1);
      return rows;
    }, soon);
    const [delivery] = await stage.postgres.rows<{ payload: object }>('notifications', 'select payload from outbox');
    const repeated = Promise.all([
      repeat(stage, 'emails', mail?.payload ?? {}),
      repeat(stage, 'webhooks', delivery?.payload ?? {}),
    ]);
    await Promise.all(queues.map((queue) => queue.resume()));
    await repeated;
    expect(stage.mail.mails).toHaveLength(1);
    expect(stage.webhooks.effects()).toEqual(new Map([[submission, 1]]));
  });

  it('F14: ends right when two events of one person are worked in the wrong order', async () => {
    const stage = await openStage({ store });
    await stage.start('identity', 'notifications');
    await stage.signUp('anna@example.com');
    await vi.waitFor(() => expect(stage.mail.mails).toHaveLength(1), soon);
    const queue = openQueue(stage, 'emails');
    await queue.pause();
    for (const _request of ['first', 'second']) {
      await stage.identity().passwords.requestReset.mutate({ email: 'anna@example.com' });
    }
    const [first, second] = await vi.waitFor(async () => {
      const sql = `select id, payload->>'messageId' as message from outbox where dispatched_at is not null
                   order by created_at offset 1`;
      const rows = await stage.postgres.rows<{ id: string; message: string }>('identity', sql);
      expect(rows).toHaveLength(2);
      return rows;
    }, soon);
    await (await queue.getJob(first?.id ?? ''))?.changePriority({ priority: 5 });
    await queue.resume();
    await vi.waitFor(async () => {
      for (const event of [first, second]) expect(await queue.getJobState(event?.id ?? '')).toBe('completed');
    }, soon);
    const tokenOf = (message = '') =>
      /#token=([\w.~-]+)/.exec(stage.mail.mails.find(({ messageId }) => messageId.includes(message))?.text ?? '')?.[1];
    const [oldest, newest] = [tokenOf(first?.message), tokenOf(second?.message)];
    const password = 'Quarry-Street-7';
    await stage.identity().passwords.reset.mutate({ token: newest ?? '', password });
    // A link that came late opens nothing any more.
    if (oldest) await expect(stage.identity().passwords.reset.mutate({ token: oldest, password })).rejects.toThrow();
  });
});
