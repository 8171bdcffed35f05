import { randomUUID } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { expectBalance } from './support/expect-balance.ts';
import { openStage } from './support/stage.ts';
import { onEachStore, withFault } from './support/stores.ts';

const good = 1000;
const limitMs = 60_000;

onEachStore((store) => {
  it('F21: finishes a thousand jobs on time although one among them can never be done, and buries that one', async () => {
    const stage = await openStage({ store });
    const notifications = stage.service('notifications');
    await notifications.start(withFault({ retryDelaysMs: [100] }));
    await stage.store.stop();
    const poison = randomUUID();
    await stage.submit(poison);
    // The encrypted columns cannot be decrypted any more.
    await stage.postgres.rows(
      'notifications',
      `update questionnaire_submissions set answers = 'damaged' where id = $1`,
      [poison],
    );
    const events = await stage.submitMany(good);
    await stage.store.start();
    await expectBalance(events, stage.webhooks, limitMs);
    const buried = () => stage.postgres.rows('notifications', 'select queue, attempts from dead_letters');
    await vi.waitFor(async () => expect(await buried()).toEqual([{ queue: 'webhooks', attempts: 8 }]), {
      timeout: limitMs,
      interval: 50,
    });
    expect(stage.webhooks.effects().has(poison)).toBe(false);
    expect(notifications.isRunning()).toBe(true);
  });
});
