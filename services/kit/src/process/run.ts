import { SettingError } from '../config/setting.ts';
import type { Log } from '../log.ts';
import { releaseStartupMemory } from './release-startup-memory.ts';

export interface Running {
  /** Finishes what is in flight, then lets go of everything. */
  close(): Promise<void>;
}

/** The exit code for a setting that is missing or wrong, so that nobody restarts in vain. */
const badSettingExitCode = 78;
const stopTimeoutMs = 10_000;

/** Ends without delay: `process.exit` waits for native threads, and one that never returns would keep it for ever. */
function die(): never {
  process.kill(process.pid, 'SIGKILL');
  // The first process of a container cannot be killed from inside.
  process.exit(1);
}

/** Starts a process and stops it on SIGTERM, SIGINT, or the end of whoever supervises it. */
export async function run(log: () => Log, start: () => Promise<Running>) {
  let stopping = false;
  let running: Running | undefined;

  async function stop(why: string, end: () => never) {
    if (stopping) die();
    stopping = true;
    log().info({ why }, 'stopping');
    // A job or request that never ends must not keep the process for ever.
    setTimeout(die, stopTimeoutMs).unref();
    await running?.close();
    end();
  }

  process.once('SIGTERM', () => void stop('SIGTERM', () => process.exit(0)));
  process.once('SIGINT', () => void stop('SIGINT', () => process.exit(0)));
  process.on('uncaughtException', (err) => {
    log().fatal({ err }, 'uncaught exception');
    void stop('uncaught exception', () => process.exit(1));
  });
  if (process.env.PLAINWILL_SUPERVISED) {
    // Nobody is left who would notice that it does not end.
    const stopAlone = () => void stop('supervisor gone', die);
    if (process.connected) process.once('disconnect', stopAlone);
    else stopAlone();
  }

  try {
    running = await start();
    releaseStartupMemory();
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(badSettingExitCode);
  }
}
