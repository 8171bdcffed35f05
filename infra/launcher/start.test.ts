import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@plainwill/kit/free-port';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serviceFolders } from '../services.ts';
import { type RunningSite, readRunning } from './running-file.ts';
import { inRoot, root } from './settings/paths.ts';
import { isAlive } from './settings/process-table.ts';
import type { Environment } from './settings/settings.ts';

/** What below the folder somebody else could read or change. */
const readableByOthers = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => {
    const found = statSync(join(folder, path), { throwIfNoEntry: false });
    return found && (found.mode & 0o066) !== 0;
  });

// Of a machine that does much else: it takes seconds otherwise.
const startLimitMs = 150_000;

/** `npm start` as a real process, with all that it starts. */
describe('start', { timeout: 2 * startLimitMs }, () => {
  let dataDir: string;
  let launcher: ChildProcess;
  let output: string;

  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'plainwill-start-'));
  });

  afterEach(async () => {
    if (launcher.exitCode === null && launcher.signalCode === null) {
      launcher.kill('SIGTERM');
      await once(launcher, 'exit');
    }
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function start(environment: Environment = {}) {
    output = '';
    launcher = spawn(process.execPath, [inRoot('infra', 'commands', 'start.ts')], {
      cwd: root,
      env: { ...process.env, NODE_ENV: undefined, DATA_DIR: dataDir, PORT: String(await freePort()), ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [launcher.stdout, launcher.stderr]) {
      stream?.on('data', (chunk) => {
        output += chunk;
      });
    }
  }

  /** The exit code, and the last line it wrote. */
  async function ended() {
    const [exitCode] = await once(launcher, 'close');
    return { exitCode, lastLine: output.trim().split('\n').at(-1) };
  }

  const ready = () => vi.waitFor(() => readRunning(dataDir), { timeout: startLimitMs, interval: 50 });

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

  const expectGone = (pids: number[], timeout: number) =>
    vi.waitFor(() => expect(pids.filter(isAlive)).toEqual([]), { timeout, interval: 50 });

  it('ends with one line when its port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    await start({ PORT: String(port) });
    const { exitCode, lastLine } = await ended();
    other.close();
    expect(exitCode).toBe(1);
    expect(output.trim()).toBe(lastLine);
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

  it('ends with the line of a service that refuses a setting, and leaves nothing running', async () => {
    await start({ LOG_LEVEL: 'loud' });
    const { exitCode, lastLine } = await ended();
    expect(exitCode).toBe(78);
    expect(lastLine).toMatch(/^LOG_LEVEL: /);
    expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
    expect(existsSync(join(dataDir, 'launcher.pid'))).toBe(false);
  });

  it('restarts what is killed, leaves nothing when killed itself, starts again after it, and stops in time', async () => {
    await start();
    const first = await ready();
    process.kill(first.processes.identity as number, 'SIGKILL');
    await vi.waitFor(() => expect(output).toContain('identity is running again'), { timeout: startLimitMs });
    expect(readRunning(dataDir).processes.identity).not.toBe(first.processes.identity);

    const submissionId = randomUUID();
    await submit(readRunning(dataDir), submissionId);
    expect(readableByOthers(dataDir)).toEqual([]);
    // So that the database has another number than the one it was started under.
    process.kill(first.processes.postgres as number, 'SIGKILL');
    await vi.waitFor(() => expect(output).toContain('postgres is running again'), { timeout: startLimitMs });
    const orphans = pidsOf(readRunning(dataDir));
    launcher.kill('SIGKILL');
    await once(launcher, 'exit');
    await expectGone(orphans, startLimitMs);

    const startedAt = performance.now();
    await start();
    const second = await ready();
    const startMs = performance.now() - startedAt;
    expect(await submissionsOf(second)).toEqual([submissionId]);
    expect((await fetch(`${second.url}/health/ready`)).status).toBe(200);
    const told = performance.now();
    launcher.kill('SIGTERM');
    expect((await ended()).exitCode).toBe(0);
    // Five seconds, or on a busy machine as long as it took to start.
    expect(performance.now() - told).toBeLessThan(Math.max(5000, startMs));
    await expectGone(pidsOf(second), 0);
    expect(existsSync(join(dataDir, 'running.json'))).toBe(false);
  });

  it('leaves no service when it is killed while they start, and starts again after it', async () => {
    await start();
    const startedOf = (name: string) => join(dataDir, 'logs', `${name}.log`);
    await vi.waitFor(() => expect(serviceFolders.filter((name) => !existsSync(startedOf(name)))).toEqual([]), {
      timeout: startLimitMs,
      interval: 5,
    });
    const children = execFileSync('pgrep', ['-P', String(launcher.pid)], { encoding: 'utf8' });
    const services = children.trim().split('\n').map(Number);
    launcher.kill('SIGKILL');
    await once(launcher, 'exit');
    expect(services.length).toBeGreaterThan(serviceFolders.length);
    await expectGone(services, startLimitMs);
    await start();
    expect((await fetch(`${(await ready()).url}/health/ready`)).status).toBe(200);
  });
});
