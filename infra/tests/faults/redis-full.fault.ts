import { expect, it, vi } from 'vitest';
import { expectBalance } from './support/expect-balance.ts';
import { startLoad } from './support/load.ts';
import { startRedis } from './support/servers/redis-server.ts';
import { openStage } from './support/stage.ts';
import { onRedis } from './support/stores.ts';

const limitMs = 30_000;
const soon = { timeout: limitMs, interval: 20 };

onRedis(() => {
  it('F7: accepts while Redis takes no more, tells of what waits, and works it off when there is room', async () => {
    const redis = await startRedis();
    const stage = await openStage({ store: redis });
    const { notifications } = await stage.start('notifications');
    const oldest = async () => {
      const metrics = await (await fetch(`${notifications.url}/metrics`)).text();
      return Number(/^plainwill_outbox_oldest_seconds\S* (\S+)$/m.exec(metrics)?.[1]);
    };
    await redis.ask('config', 'set', 'maxmemory', '1');
    const load = startLoad({ perSecond: 20, act: stage.submit });
    await vi.waitFor(async () => expect(await oldest()).toBeGreaterThan(2), soon);
    expect(stage.webhooks.posts).toEqual([]);
    expect(notifications.output()).toContain('accepted work waits');
    await redis.ask('config', 'set', 'maxmemory', '0');
    const { accepted, failures } = await load.stop();
    expect(failures).toEqual([]);
    await expectBalance(accepted, stage.webhooks, limitMs);
    await vi.waitFor(async () => expect(await oldest()).toBe(0), soon);
  });
});
