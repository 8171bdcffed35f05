import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../console.ts';
import type { ProcessSpec } from '../processes/supervisor.ts';
import { readOr } from '../settings/data-dir.ts';
import { commandLineOf, hasEnded, untilFolderUnused } from '../settings/process-table.ts';
import { databaseDirOf, postgresBinaries } from './initialise-postgres.ts';
import { postgresAccount, spawnAs } from './postgres-account.ts';

const lastQueryMs = 3000;

const lockOf = (databaseDir: string) => join(databaseDir, 'postmaster.pid');

/** The number of the PostgreSQL that has this directory; null if none has. */
export function postgresIn(databaseDir: string): number | null {
  const [pid, knownAs] = readOr(lockOf(databaseDir), '').split('\n');
  if (!pid || !knownAs) return null;
  // Its number may now belong to another program.
  const running = commandLineOf(Number(pid));
  return running.includes('postgres') && running.includes(knownAs) ? Number(pid) : null;
}

/** Ends a PostgreSQL that a killed launcher has left on this directory, and clears the lock of one that was killed. */
async function recoverDatabaseDir(databaseDir: string) {
  const pid = postgresIn(databaseDir);
  if (pid !== null) await stopPostgres(pid);
  // The processes of a killed server may still be at their last query, and would keep the next from starting.
  await untilFolderUnused(databaseDir, lastQueryMs);
  // PostgreSQL would refuse to start for a lock whose number another program has.
  rmSync(lockOf(databaseDir), { force: true });
}

/** Ends the sessions and writes everything out; if that takes too long, then less and less politely. */
async function stopPostgres(pid: number) {
  const ways = [
    ['SIGINT', 3000],
    ['SIGQUIT', 2000],
    ['SIGKILL', 10_000],
  ] as const;
  for (const [signal, withinMs] of ways) {
    process.kill(pid, signal);
    if (await hasEnded(pid, withinMs)) return;
  }
  throw new StartError(`PostgreSQL is still running from before (process ${pid}). End it, then start again.`);
}

// Sized for one small machine. What makes a commit durable is left at its defaults.
const flags = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '80',
  shared_buffers: '24MB',
  max_wal_size: '256MB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_logical_replication_workers: '0',
  max_parallel_workers: '0',
  autovacuum_max_workers: '1',
  io_method: 'sync',
  jit: 'off',
};

/** The embedded database server as a process to supervise. @param overrides settings in place of those for the product */
export function postgresProcess(dataDir: string, port: number, overrides: Record<string, string> = {}): ProcessSpec {
  const databaseDir = databaseDirOf(dataDir);
  const settings = Object.entries({ ...flags, ...overrides }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return {
    name: 'postgres',
    // "Fast" shutdown: ends the sessions and writes everything out.
    stopSignal: 'SIGINT',
    killSignal: 'SIGQUIT',
    async spawn() {
      await recoverDatabaseDir(databaseDir);
      const { postgres } = await postgresBinaries();
      const account = postgresAccount(databaseDir);
      const args = ['-D', databaseDir, '-p', String(port), ...settings];
      return spawnAs({ account, folder: databaseDir }, postgres, args, {
        stdio: ['ignore', 'ignore', 'pipe'],
        // In a group of its own: Ctrl-C must not stop it before the services have finished.
        detached: process.platform !== 'win32',
        windowsHide: true,
      });
    },
    async isReady({ pid }) {
      const [owner, , , , , , , status] = readOr(join(databaseDir, 'postmaster.pid'), '').split('\n');
      return Number(owner) === pid && status?.trim() === 'ready';
    },
  };
}
