import { expect, it, vi } from 'vitest';
import { expectBalance } from './support/expect-balance.ts';
import { startLoad } from './support/load.ts';
import { openStage } from './support/stage.ts';
import { onEachStore } from './support/stores.ts';

const limitMs = 15_000;

onEachStore((store) => {
  it('F5: starts without its store, accepts all the same, and recovers by itself when it comes up', async () => {
    const stage = await openStage({ store });
    await stage.store.stop();
    const { notifications } = await stage.start('notifications');
    const load = startLoad({ perSecond: 20, act: stage.submit });
    await vi.waitFor(() => expect(load.report.accepted.length).toBeGreaterThan(40), { timeout: limitMs });
    expect(stage.webhooks.posts).toEqual([]);
    await stage.store.start();
    const { accepted, failures } = await load.stop();
    expect(failures).toEqual([]);
    await expectBalance(accepted, stage.webhooks, limitMs);
    expect(stage.webhooks.posts).toHaveLength(accepted.length);
    expect(notifications.isRunning()).toBe(true);
  });
});
