import { expect, it, vi } from 'vitest';
import { local } from '../../tools/launcher/settings/environments.ts';
import { expectBalance } from './support/expect-balance.ts';
import { type Failover, failovers, reportFailover } from './support/failovers.ts';
import { startLoad, troubleMs } from './support/load.ts';
import { signUpAt } from './support/person.ts';
import { startSaver } from './support/saver.ts';
import { startPostgresCluster } from './support/servers/postgres-cluster.ts';
import type { Service } from './support/service.ts';
import { openStageOn } from './support/stage.ts';

const soon = { timeout: 60_000, interval: 50 };
const refusal = /read-only transaction|Connection refused|not accepting connections|starting up|shutting down/;
const submissions = 'select id from questionnaire_submissions order by id';

it('loses nothing and does nothing twice whatever happens to the primary under load', async () => {
  const cluster = await startPostgresCluster();
  // Queues are on the same cluster.
  const stage = await openStageOn({ postgres: cluster, store: cluster });
  const services: Service[] = [];
  // One after another, for the machine is busy with three of everything.
  for (const name of ['identity', 'will-data', 'notifications', 'gateway'] as const)
    services.push((await stage.start(name))[name]);
  const site = { url: local(stage.ports.gateway), origin: stage.origin, mail: stage.mail };
  const person = await vi.waitFor(() => signUpAt(site), soon);
  const saver = startSaver(person.api);
  const load = startLoad({ perSecond: 10, act: (id) => stage.submitAsVisitor(id) });

  /** Waits until more has been accepted and saved. */
  async function goesOn(when: string) {
    const [accepted, saved] = [load.report.accepted.length, saver.saves.length];
    await vi.waitFor(() => expect(load.report.accepted.length, when).toBeGreaterThan(accepted + 30), soon);
    await vi.waitFor(() => expect(saver.saves.length, when).toBeGreaterThan(saved + 10), soon);
  }

  async function failOver({ name, limitMs, happen, isAlone, end }: Failover) {
    await goesOn(`before it ${name}`);
    const old = await cluster.primary();
    const since = Date.now();
    await happen(old, cluster);
    await vi.waitFor(async () => expect(await cluster.primary(), name).not.toBe(old), soon);
    if (isAlone) await vi.waitFor(async () => expect(await cluster.writeAt(old)).toMatch(refusal), soon);
    await goesOn(`after it ${name}`);
    reportFailover(name, limitMs, {
      'errors of visitors': troubleMs(load.report.failures, since),
      'errors of saving': troubleMs(saver.failures, since),
    });

    await end(old, cluster);
    await cluster.untilWhole();
    expect(await cluster.primary()).not.toBe(old);
    await vi.waitFor(async () => expect(await cluster.writeAt(old)).toMatch(/read-only transaction/), soon);
  }

  for (const failover of failovers) await failOver(failover);
  await goesOn('at the end');
  const [{ accepted }, { lost }] = await Promise.all([load.stop(), saver.stop()]);
  expect(lost).toEqual([]);
  await expectBalance(accepted, stage.webhooks, soon.timeout);
  const stored = await stage.postgres.rows<{ id: string }>('notifications', submissions);
  const ids = new Set(stored.map(({ id }) => id));
  expect(accepted.filter((id) => !ids.has(id))).toEqual([]);
  // Rows that an old primary alone had are gone.
  for (const machine of cluster.machines)
    await vi.waitFor(async () => expect(await cluster.rowsAt(machine, submissions)).toEqual(stored), soon);
  expect(services.map(({ isRunning }) => isRunning())).toEqual([true, true, true, true]);
});
