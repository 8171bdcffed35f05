import pg from 'pg';
import { expect, it, onTestFinished, vi } from 'vitest';
import { p99, startLoad } from './support/load.ts';
import { codeOf, startSaver } from './support/saver.ts';
import { ask } from './support/servers/postgres-server.ts';
import { openSite } from './support/site.ts';
import { onEachStore } from './support/stores.ts';

const soon = { timeout: 20_000, interval: 25 };
/** A write is given up after five seconds. */
const maxAnswerMs = 6500;

type Site = Awaited<ReturnType<typeof openSite>>;

async function expectEveryRow({ stage }: Site, accepted: readonly string[]) {
  const rows = await ask<{ id: string }>(
    stage.postgres.urlOf('notifications'),
    'select id from questionnaire_submissions',
  );
  const stored = new Set(rows.map(({ id }) => id));
  expect(accepted.filter((id) => !stored.has(id))).toEqual([]);
}

onEachStore((store) => {
  it('F9: survives PostgreSQL going down at once and coming back, under load, with every row that was answered for', async () => {
    const site = await openSite({ store });
    const { stage, person } = site;
    const load = startLoad({ perSecond: 20, act: stage.submit });
    const saver = startSaver(person.api);
    await vi.waitFor(() => expect(saver.saves.length).toBeGreaterThan(5), soon);

    await stage.postgres.crash();
    const failedBefore = saver.failures.length;
    await vi.waitFor(() => expect(saver.failures.length).toBeGreaterThan(failedBefore + 5), soon);
    await stage.postgres.start();
    const back = Date.now();
    const first = await vi.waitFor(() => {
      const answered = load.report.times.map(({ at, ms }) => at + ms).find((at) => at >= back);
      if (!answered) throw new Error('nothing is answered yet');
      return answered;
    }, soon);
    expect(first - back).toBeLessThan(1000);

    const saved = saver.saves.length;
    await vi.waitFor(() => expect(saver.saves.length).toBeGreaterThan(saved + 5), soon);
    const { accepted } = await load.stop();
    expect((await saver.stop()).lost).toEqual([]);
    await expectEveryRow(site, accepted);
    expect(new Set(saver.failures.map(({ code }) => code))).toEqual(new Set(['SERVICE_UNAVAILABLE']));
    expect(site.areRunning()).toBe(true);
  });

  it('F10: survives all connections being cut each second for half a minute, and keeps its places in the pool', async () => {
    const rounds = 30;
    const perSecond = 20;
    const justCutConnections = 2;
    const site = await openSite({ store });
    const { stage, person } = site;
    const load = startLoad({ perSecond, act: stage.submit });
    const saver = startSaver(person.api);
    await vi.waitFor(() => expect(saver.saves.length).toBeGreaterThan(5), soon);
    await vi.waitFor(() => expect(load.report.times.length).toBeGreaterThan(5 * perSecond), soon);
    const calmP99Seconds = p99(load.report.times) / 1000;
    const admin = stage.postgres.urlOf('postgres');
    let cuts = 0;
    const cutting = setInterval(() => {
      cuts++;
      // A cut that takes long may itself be cut by the next.
      void ask(
        admin,
        `select pg_terminate_backend(pid) from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
      ).catch(() => undefined);
    }, 1000);
    onTestFinished(() => clearInterval(cutting));
    await vi.waitFor(() => expect(cuts).toBe(rounds), { timeout: 60_000, interval: 20 });
    clearInterval(cutting);

    const { accepted, failures } = await load.stop();
    // A cut takes with it what is under way at that moment, and the next few that are given a connection just cut.
    expect(failures.length / rounds).toBeLessThan(perSecond * calmP99Seconds + justCutConnections);
    const { lost } = await saver.stop();
    expect(lost).toEqual([]);
    // They save one after another, and look once more after each failure.
    expect(saver.failures.length / rounds).toBeLessThan(2);
    await expectEveryRow(site, accepted);
    // Were a place lost at each cut, none would be left by now.
    const together = Array.from({ length: 30 }, () => person.anotherTab().willData.testatorRecord.get.query());
    expect((await Promise.allSettled(together)).filter(({ status }) => status === 'rejected')).toEqual([]);
    expect(site.areRunning()).toBe(true);
  });
});

it('F11: answers 503 in bounded time while others hold every connection, and goes on when they let go', async () => {
  const { stage, person, areRunning } = await openSite();
  await person.api.willData.testatorRecord.get.query();
  const hogs: pg.Client[] = [];
  let isHogging = true;
  async function hog() {
    const client = new pg.Client({ connectionString: stage.postgres.urlOf('will_data') });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.query('begin');
      hogs.push(client);
    } catch {
      await client.end().catch(() => undefined);
    }
  }
  const releaseConnections = async () => {
    isHogging = false;
    await Promise.all(hogs.splice(0).map((client) => client.end().catch(() => undefined)));
  };
  onTestFinished(releaseConnections);
  async function hogAll() {
    let before = -1;
    while (isHogging && hogs.length > before && hogs.length < 100) {
      before = hogs.length;
      await Promise.all(Array.from({ length: 20 }, hog));
    }
  }
  /** Cuts the connections of everyone else, so that they have to ask for new ones. @returns how many */
  const cutOthers = async () => {
    const own = hogs.map((client) => (client as pg.Client & { processID: number }).processID);
    const cut = await ask(
      stage.postgres.urlOf('postgres'),
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = 'will_data' and not pid = any('{${own.join(',')}}')`,
    );
    return cut.length;
  };
  // A service that is cut asks again at once, and may be first.
  do await hogAll();
  while ((await cutOthers()) > 0);

  const outcomes = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const started = performance.now();
      const code = await person
        .anotherTab()
        .willData.testatorRecord.get.query()
        .then(() => 'OK', codeOf);
      return { code, ms: performance.now() - started };
    }),
  );
  expect(outcomes.filter(({ code }) => code !== 'OK' && code !== 'SERVICE_UNAVAILABLE')).toEqual([]);
  expect(outcomes.some(({ code }) => code === 'SERVICE_UNAVAILABLE')).toBe(true);
  expect(Math.max(...outcomes.map(({ ms }) => ms))).toBeLessThan(maxAnswerMs);

  await releaseConnections();
  await vi.waitFor(() => person.api.willData.testatorRecord.get.query(), soon);
  expect(areRunning()).toBe(true);
});

it('F11: answers 503 in bounded time while somebody holds a lock, and goes on when they let go', async () => {
  const { stage, person, areRunning } = await openSite();
  const saver = startSaver(person.api);
  await vi.waitFor(() => expect(saver.saves.length).toBeGreaterThan(5), soon);
  const holder = new pg.Client({ connectionString: stage.postgres.urlOf('will_data') });
  onTestFinished(() => holder.end());
  await holder.connect();
  await holder.query('begin; lock table funeral_wishes in access exclusive mode');
  await vi.waitFor(() => expect(saver.failures.length).toBeGreaterThan(2), soon);
  await holder.query('commit');
  const saved = saver.saves.length;
  await vi.waitFor(() => expect(saver.saves.length).toBeGreaterThan(saved + 5), soon);
  const { lost, failures } = await saver.stop();
  expect(lost).toEqual([]);
  expect(new Set(failures.map(({ code }) => code))).toEqual(new Set(['SERVICE_UNAVAILABLE']));
  expect(Math.max(...failures.map(({ ms }) => ms))).toBeLessThan(maxAnswerMs);
  expect(areRunning()).toBe(true);
});
