import { SettingError } from './config.ts';
import type { Log } from './log.ts';

export interface Running {
  /** Finishes what is in flight, then lets go of everything. */
  close(): Promise<void>;
}

/** The exit code for a setting that is missing or wrong, so that nobody restarts in vain. */
export const badSettingExitCode = 78;
const stopLimitMs = 10_000;

/** Starts a process and stops it on SIGTERM, SIGINT, or the end of whoever supervises it. */
export async function run(log: () => Log, start: () => Promise<Running>) {
  let stopping = false;
  let running: Running | undefined;

  async function stop(why: string, exitCode: number) {
    if (stopping) process.exit(exitCode || 1);
    stopping = true;
    log().info({ why }, 'stopping');
    // A job or request that never ends must not keep the process for ever.
    setTimeout(() => process.exit(exitCode || 1), stopLimitMs).unref();
    await running?.close();
    process.exit(exitCode);
  }

  process.once('SIGTERM', () => void stop('SIGTERM', 0));
  process.once('SIGINT', () => void stop('SIGINT', 0));
  if (process.env.PLAINWILL_SUPERVISED) process.once('disconnect', () => void stop('supervisor gone', 0));
  process.on('uncaughtException', (err) => {
    log().fatal({ err }, 'uncaught exception');
    void stop('uncaught exception', 1);
  });

  try {
    running = await start();
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(badSettingExitCode);
  }
}
