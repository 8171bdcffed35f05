import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../console/start-error.ts';
import { readOr } from '../settings/data-dir.ts';
import { commandLineOf, hasEnded, untilNobodyIn } from '../settings/process-table.ts';

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
export async function recoverDatabaseDir(databaseDir: string) {
  const pid = postgresIn(databaseDir);
  if (pid !== null) await stopPostgres(pid);
  // Of one that was killed, what it started may still be at its last query, and would keep the next from starting.
  await untilNobodyIn(databaseDir, lastQueryMs);
  // PostgreSQL would refuse to start for a lock whose number another program has.
  rmSync(lockOf(databaseDir), { force: true });
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
