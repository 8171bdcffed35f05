import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { metricsOf, namedMetrics, portsOfMetrics } from '../../deploy/monitoring/testing/exported-metrics.ts';
import { type RunningSite, readRunning } from './running-file.ts';
import { expectGone, launcherOf, startLimitMs } from './testing/start.ts';

/** Lists the files below the folder that somebody else could read or change. */
const readableByOthers = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => {
    const found = statSync(join(folder, path), { throwIfNoEntry: false });
    return found && (found.mode & 0o066) !== 0;
  });

describe('a start that is refused', () => {
  const { dataDir, start, ended, output } = launcherOf();

  it('ends with one line when its port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    await start({ PORT: String(port) });
    const { exitCode, lastLine } = await ended();
    other.close();
    expect(exitCode).toBe(1);
    expect(output().trim()).toBe(lastLine);
    expect(lastLine).toMatch(new RegExp(`^Port ${port} is in use`));
    expect(readdirSync(dataDir)).toEqual(['logs']);
  });

  it('ends with one line when its data directory cannot be written', async () => {
    writeFileSync(join(dataDir, 'file'), '');
    await start({ DATA_DIR: join(dataDir, 'file', 'data') });
    const { exitCode, lastLine } = await ended();
    expect(exitCode).toBe(1);
    expect(lastLine).toMatch(/^The data directory .+ cannot be written .+ Set DATA_DIR/);
  });
});

async function submit({ url }: RunningSite, submissionId: string) {
  const answers = { whoFor: 'Me', children: 'No', homeOwned: 'No', locationEnglandWales: 'Yes', business: 'No' };
  const { status } = await fetch(`${url}/trpc/notifications.questionnaire.submit`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json' },
    body: JSON.stringify({ submissionId, answers }),
  });
  expect(status).toBe(200);
}

async function submissionsOf({ databases }: RunningSite) {
  const client = new pg.Client(databases.NOTIFICATIONS_DATABASE_URL);
  await client.connect();
  const { rows } = await client.query<{ id: string }>('select id from questionnaire_submissions');
  await client.end();
  return rows.map(({ id }) => id);
}

const pidsOf = ({ processes }: RunningSite) => Object.values(processes).filter((pid) => pid !== undefined);

// One product, through which the tests go in this order: a start costs more than all that they ask of it.
describe('a start', { timeout: 2 * startLimitMs }, () => {
  const { dataDir, start, ready, ended, output, stop, kill } = launcherOf();
  const submissionId = randomUUID();
  let ports: Record<string, string>;
  beforeAll(async () => {
    ports = await portsOfMetrics();
    await start(ports);
    await ready();
  }, 2 * startLimitMs);

  const untilRunningAgain = (name: string) =>
    vi.waitFor(() => expect(output()).toContain(`${name} is running again`), { timeout: startLimitMs });

  it('exports every metric that alerts and dashboards name', async () => {
    const exported = await metricsOf(ports);
    expect(namedMetrics.length).toBeGreaterThan(20);
    expect(namedMetrics.filter((metric) => !exported.has(metric))).toEqual([]);
  });

  it('restarts what is killed', async () => {
    const { processes } = readRunning(dataDir);
    process.kill(processes.identity as number, 'SIGKILL');
    await untilRunningAgain('identity');
    expect(readRunning(dataDir).processes.identity).not.toBe(processes.identity);
    await submit(readRunning(dataDir), submissionId);
    expect(readableByOthers(dataDir)).toEqual([]);
    process.kill(processes.postgres as number, 'SIGKILL');
    await untilRunningAgain('postgres');
  });

  // By now the database has another number than the one it was started under.
  it('leaves nothing running when it is killed itself', async () => {
    const orphans = pidsOf(readRunning(dataDir));
    await kill();
    await expectGone(orphans, startLimitMs);
  });

  it('ends with the line of a service that refuses a setting, and leaves nothing running', async () => {
    await start({ LOG_LEVEL: 'loud' });
    const { exitCode, lastLine } = await ended();
    expect(exitCode).toBe(78);
    expect(lastLine).toMatch(/^LOG_LEVEL: /);
    expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
    expect(existsSync(join(dataDir, 'launcher.pid'))).toBe(false);
  });

  it('has what it kept when it starts again, and leaves nothing when it is told to stop', async () => {
    await start();
    const site = await ready();
    expect(await submissionsOf(site)).toEqual([submissionId]);
    expect((await fetch(`${site.url}/health/ready`)).status).toBe(200);
    stop();
    expect((await ended()).exitCode).toBe(0);
    await expectGone(pidsOf(site), 0);
    expect(existsSync(join(dataDir, 'running.json'))).toBe(false);
  });
});
