import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@plainwill/kit/free-port';
import { StartError } from '../console.ts';
import type { ProcessSpec } from '../processes/supervisor.ts';
import { initialisePostgres } from './initialise-postgres.ts';
import { postgresProcess } from './postgres.ts';

const password = 'temporary';
const startLimitMs = 60_000;
const pollMs = 20;

/** Settings for data that nobody misses after a power cut; PostgreSQL then waits for no disk. */
const withoutDurability = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  max_connections: '200',
  shared_buffers: '128MB',
  max_wal_size: '2GB',
};

/** Starts a PostgreSQL and waits until it takes connections. @throws {StartError} if it ends, or takes too long */
export async function startUntilReady(spec: ProcessSpec, limitMs = startLimitMs): Promise<ChildProcess> {
  const child = await spec.spawn();
  child.stderr?.resume();
  for (let waitedMs = 0; !(await spec.isReady(child)); waitedMs += pollMs) {
    if (hasEnded(child)) throw new StartError('PostgreSQL did not start.');
    if (waitedMs > limitMs) {
      child.kill('SIGQUIT');
      throw new StartError(`PostgreSQL was not ready after ${limitMs / 1000} s.`);
    }
    await sleep(pollMs);
  }
  return child;
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

async function stopAtOnce(child: ChildProcess) {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  child.kill('SIGINT');
  await ended;
}

/** Starts an embedded PostgreSQL with a new, empty data directory, which goes when it is stopped. */
export async function startTemporaryPostgres() {
  const dataDir = mkdtempSync(join(tmpdir(), 'plainwill-postgres-'));
  const port = await freePort();
  const spec = postgresProcess(dataDir, port, withoutDurability);
  await initialisePostgres(dataDir, password, new AbortController().signal);
  let child = await startUntilReady(spec);
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    async restart() {
      await stopAtOnce(child);
      child = await startUntilReady(spec);
    },
    async stop() {
      await stopAtOnce(child);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
