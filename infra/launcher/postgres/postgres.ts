import { join } from 'node:path';
import type { ProcessSpec } from '../processes/supervisor.ts';
import { readOr } from '../settings/data-dir.ts';
import { databaseDirOf, postgresBinaries } from './initialise-postgres.ts';
import { postgresAccount, spawnAs } from './postgres-account.ts';
import { recoverDatabaseDir } from './postgres-orphan.ts';

// Sized for one small machine. What makes a commit durable is left at its defaults.
const flags = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: 80,
  shared_buffers: '24MB',
  max_wal_size: '256MB',
  wal_level: 'minimal',
  max_wal_senders: 0,
  max_logical_replication_workers: 0,
  max_parallel_workers: 0,
  autovacuum_max_workers: 1,
  io_method: 'sync',
  jit: 'off',
};
const flagArgs = Object.entries(flags).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

/** The embedded database server as a process to supervise. */
export function postgresProcess(dataDir: string, port: number): ProcessSpec {
  const databaseDir = databaseDirOf(dataDir);
  return {
    name: 'postgres',
    // "Fast" shutdown: ends the sessions and writes everything out.
    stopSignal: 'SIGINT',
    killSignal: 'SIGQUIT',
    async spawn() {
      await recoverDatabaseDir(databaseDir);
      const { postgres } = await postgresBinaries();
      const account = postgresAccount(databaseDir);
      const args = ['-D', databaseDir, '-p', String(port), ...flagArgs];
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
