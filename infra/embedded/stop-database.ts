/**
 * When the launcher is killed, nobody is left to stop the database it started: so this process does. Sessions may end
 * by themselves first, which is how the services finish what they are doing.
 */
export function stopDatabaseWithLauncher(postgresPid: number) {
  process.once('disconnect', () => {
    // To PostgreSQL, SIGTERM means: take nobody new, and stop when the last one has gone.
    try {
      process.kill(postgresPid, 'SIGTERM');
    } catch {
      // It has gone already.
    }
  });
}
