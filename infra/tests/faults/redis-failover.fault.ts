import { expect, it, vi } from 'vitest';
import { expectBalance } from './support/expect-balance.ts';
import { type Failover, failovers, reportFailover } from './support/failovers.ts';
import { startLoad, troubleMs } from './support/load.ts';
import { startPostgres } from './support/servers/postgres-server.ts';
import { startRedisCluster } from './support/servers/redis-sentinel.ts';
import type { Post } from './support/servers/webhook-receiver.ts';
import { openStageOn } from './support/stage.ts';

const soon = { timeout: 60_000, interval: 50 };

/** The longest time since then in which nothing was delivered. */
function standstillMs(posts: readonly Post[], since: number) {
  const times = [since, ...posts.map(({ at }) => at).filter((at) => at > since)];
  return Math.max(...times.slice(1).map((at, index) => at - (times[index] as number)));
}

it('loses nothing and does nothing twice whatever happens to the primary under load', async () => {
  const [postgres, cluster] = await Promise.all([startPostgres(), startRedisCluster()]);
  const stage = await openStageOn({ postgres, store: cluster });
  const [notifications, gateway] = [stage.service('notifications'), stage.service('gateway')];
  await Promise.all([
    notifications.start({ QUEUE_URL: cluster.urlOf('notifications') }),
    gateway.start({ QUEUE_URL: cluster.urlOf('gateway') }),
  ]);
  const client = cluster.connect();
  const load = startLoad({ perSecond: 10, act: (id) => stage.submitAsVisitor(id) });
  const writing = startLoad({ perSecond: 20, act: (id) => client.set('plainwill:probe', id) });

  /** Waits until more has been written, accepted and delivered. */
  async function goesOn(when: string) {
    const [accepted, written] = [load, writing].map(({ report }) => report.accepted.length) as [number, number];
    await vi.waitFor(() => expect(writing.report.accepted.length, when).toBeGreaterThan(written + 30), soon);
    await vi.waitFor(() => expect(load.report.accepted.length, when).toBeGreaterThan(accepted + 30), soon);
    const last = load.report.accepted.at(-1) as string;
    await vi.waitFor(() => expect(stage.webhooks.effects().has(last), when).toBe(true), soon);
  }

  async function failOver({ name, limitMs, happen, isAlone, end }: Failover) {
    await goesOn(`before it ${name}`);
    const old = await cluster.primary();
    const since = Date.now();
    await happen(old, cluster);
    const next = await vi.waitFor(async () => {
      const promoted = await cluster.primary();
      expect(promoted, name).not.toBe(old);
      return promoted;
    }, soon);
    if (isAlone)
      await vi.waitFor(async () => expect(await cluster.writeAt(old)).toMatch(/^(NOREPLICAS|READONLY)/), soon);
    await goesOn(`after it ${name}`);
    reportFailover(name, limitMs, {
      'errors of visitors': troubleMs(load.report.failures, since),
      'errors of a client of Redis': troubleMs(writing.report.failures, since),
      'nothing delivered': standstillMs(stage.webhooks.posts, since),
    });

    await end(old, cluster);
    await cluster.untilWhole();
    expect(await cluster.primary()).toBe(next);
    await vi.waitFor(async () => expect(await cluster.writeAt(old)).toMatch(/^READONLY/), soon);
  }

  for (const failover of failovers) await failOver(failover);
  await goesOn('at the end');
  const [{ accepted }] = await Promise.all([load.stop(), writing.stop()]);
  await expectBalance(accepted, stage.webhooks, soon.timeout);
  expect([notifications, gateway].map(({ isRunning }) => isRunning())).toEqual([true, true]);
});
