import { postgresIn } from '../launcher/postgres/postgres-orphan.ts';

/**
 * When the launcher is killed, nobody is left to stop the database it started: so this process does. Sessions may end
 * by themselves first, which is how the services finish what they are doing.
 */
export function stopDatabaseWithLauncher(databaseDir: string) {
  function stop() {
    // Looked up now: one that died meanwhile has been started again under another number.
    const pid = postgresIn(databaseDir);
    // To PostgreSQL, SIGTERM means: take nobody new, and stop when the last one has gone.
    if (pid !== null) process.kill(pid, 'SIGTERM');
  }
  if (process.connected) process.once('disconnect', stop);
  else stop();
}
