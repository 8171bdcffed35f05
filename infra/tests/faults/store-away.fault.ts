import { expect, it, vi } from 'vitest';
import { expectBalance } from './support/expect-balance.ts';
import { type LoadReport, startLoad, typicalP99 } from './support/load.ts';
import { openStage } from './support/stage.ts';
import { onEachStore, withFault } from './support/stores.ts';

const awayMs = 60_000;
const windowMs = 5000;
const drainLimitMs = 30_000;
const soon = { timeout: drainLimitMs, interval: 20 };
// Less is the timer’s and the collector’s doing.
const noiseMs = 10;

const isBetween = (from: number, to: number) => (time: LoadReport['times'][number]) => time.at >= from && time.at < to;

onEachStore((store) => {
  it('F4: accepts as quickly while its store is away, without an error, and works off the backlog after', async () => {
    const stage = await openStage({ store });
    await stage.start('notifications', 'gateway');
    const act = (submissionId: string) => stage.submitAsVisitor(submissionId);
    const load = startLoad({ perSecond: 20, act });
    const passes = async (ms: number) => {
      const until = Date.now() + ms;
      await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(until), { timeout: ms + 1000, interval: 50 });
      return Date.now();
    };
    const begun = await passes(2000);
    const stopped = await passes(awayMs / 2);
    await stage.store.stop();
    const startedAgain = await passes(awayMs);
    await stage.store.start();
    const ended = await passes(awayMs / 2);
    const { accepted, failures, times } = await load.stop();
    expect(failures).toEqual([]);
    const normal = times.filter((time) => isBetween(begun, stopped)(time) || isBetween(startedAgain, ended)(time));
    const away = times.filter(isBetween(stopped, startedAgain));
    expect(typicalP99(away, windowMs)).toBeLessThan(1.2 * typicalP99(normal, windowMs) + noiseMs);
    expect(await expectBalance(accepted, stage.webhooks, drainLimitMs)).toBeLessThan(drainLimitMs);
  });

  it('F8: loses nothing when its store is cut off without notice under load, and comes back', async () => {
    const stage = await openStage({ store });
    const notifications = stage.service('notifications');
    await notifications.start(withFault({ repairMs: 1000 }));
    const load = startLoad({ perSecond: 20, act: stage.submit });
    for (let crash = 1; crash <= 3; crash++) {
      await vi.waitFor(() => expect(load.report.accepted.length).toBeGreaterThan(50 * crash), soon);
      await stage.store.crash();
      await stage.store.start();
    }
    const { accepted, failures } = await load.stop();
    expect(failures).toEqual([]);
    await expectBalance(accepted, stage.webhooks, drainLimitMs);
    expect(notifications.isRunning()).toBe(true);
  });
});
