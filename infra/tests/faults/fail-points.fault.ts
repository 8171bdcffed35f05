import { randomUUID } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { expectBalance } from './support/expect-balance.ts';
import { openStage } from './support/stage.ts';
import { onEachStore, withFault } from './support/stores.ts';

const limitMs = 15_000;
const soon = { timeout: limitMs, interval: 20 };

onEachStore((store) => {
  it('F2: does once what was killed between the queue’s having it and the outbox’s knowing', async () => {
    const stage = await openStage({ store });
    const notifications = stage.service('notifications');
    await notifications.start(withFault({ failPoint: 'job-added' }));
    const event = randomUUID();
    await stage.submit(event);
    await notifications.ended();
    await notifications.start();
    await expectBalance([event], stage.webhooks, limitMs);
    const waiting = () => stage.postgres.rows('notifications', 'select 1 from outbox where dispatched_at is null');
    await vi.waitFor(async () => expect(await waiting()).toEqual([]), soon);
    expect(stage.webhooks.posts).toHaveLength(1);
  });

  it('F3: repeats a message at most once, under its Message-ID, when killed between its sending and the record of it', async () => {
    const stage = await openStage({ store });
    await stage.start('identity');
    const notifications = stage.service('notifications');
    await notifications.start(withFault({ failPoint: 'mail-taken' }));
    await stage.signUp('anna@example.com');
    await notifications.ended();
    expect(stage.mail.mails).toHaveLength(1);
    await notifications.start();
    const sent = () => stage.postgres.rows('notifications', `select 1 from sent_emails where state = 'sent'`);
    await vi.waitFor(async () => expect(await sent()).toHaveLength(1), soon);
    expect(stage.mail.mails).toHaveLength(2);
    expect(new Set(stage.mail.mails.map(({ messageId }) => messageId)).size).toBe(1);
  });
});
