import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { readOr } from './data-dir.ts';
import { commandLineOf, hasEnded } from './process-table.ts';
import { StartError } from './start-error.ts';

/** Ends a PostgreSQL that a killed launcher has left on this directory, and clears the lock of one that was killed. */
export async function recoverDatabaseDir(databaseDir: string) {
  const lock = join(databaseDir, 'postmaster.pid');
  const [pid, knownAs] = readOr(lock, '').split('\n');
  if (!pid || !knownAs) return;
  const running = commandLineOf(Number(pid));
  if (running.includes('postgres') && running.includes(knownAs)) await stopPostgres(Number(pid));
  // Its number may now belong to another program, for which PostgreSQL would refuse to start.
  rmSync(lock, { force: true });
}

/** Ends the sessions and writes everything out; if that takes too long, then less and less politely. */
async function stopPostgres(pid: number) {
  const ways = [
    ['SIGINT', 3000],
    ['SIGQUIT', 2000],
    ['SIGKILL', 1000],
  ] as const;
  for (const [signal, withinMs] of ways) {
    process.kill(pid, signal);
    if (await hasEnded(pid, withinMs)) return;
  }
  throw new StartError(`PostgreSQL is still running from before (process ${pid}). End it, then start again.`);
}
