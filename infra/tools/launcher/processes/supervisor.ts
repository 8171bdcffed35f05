import type { ChildProcess } from 'node:child_process';
import { badSettingExitCode, codeOf, coloured, print, StartError } from '../console.ts';
import { followOutput, openLog } from './process-output.ts';

export interface ProcessSpec {
  name: string;
  spawn(): ChildProcess | Promise<ChildProcess>;
  isReady(child: ChildProcess): Promise<boolean>;
  stopSignal?: NodeJS.Signals;
  killSignal?: NodeJS.Signals;
}

export interface Supervision {
  logDir: string;
  /** It died and is ready again, as another process. */
  onRevived: () => void;
  /** The process cannot be kept alive: the product must stop. */
  onGiveUp: (why: StartError) => void;
  /** Waits, or returns early once the signal is aborted. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
  now: () => number;
}

export interface Supervised {
  name: string;
  pid(): number | undefined;
  /** Fulfilled when it was ready for the first time. */
  ready: Promise<void>;
  /** Ends it and starts it again at once. */
  restart(): void;
  stop(): Promise<void>;
  kill(): void;
}

const firstDelayMs = 250;
// With a start on a busy machine, what crashed is there again within fifteen seconds.
const maxDelayMs = 5000;
const steadyAfterMs = 30_000;
const startsBeforeGivingUp = 4;
const readyPollMs = 30;

export const restartDelayMs = (failures: number) => Math.min(firstDelayMs * 2 ** (failures - 1), maxDelayMs);

/** Keeps one process running until told to stop: restarted with a growing delay, and said so, whenever it dies. */
export function supervise(spec: ProcessSpec, { logDir, onRevived, onGiveUp, wait, now }: Supervision): Supervised {
  const { name } = spec;
  const log = openLog(logDir, name);
  const stopped = new AbortController();
  const firstReady = Promise.withResolvers<void>();
  let child: ChildProcess | undefined;
  let wasReady = false;
  let isRestarting = false;
  let pause = new AbortController();

  function giveUp(why: StartError) {
    stopped.abort();
    onGiveUp(why);
  }

  async function watchReady(watched: ChildProcess, isFirst: boolean) {
    while (watched === child && !stopped.signal.aborted) {
      if (await spec.isReady(watched)) {
        wasReady = true;
        if (isFirst) return firstReady.resolve();
        firstReady.resolve();
        onRevived();
        return print(coloured('green', `${name} is running again`));
      }
      await wait(readyPollMs, stopped.signal);
    }
  }

  /** @returns why it ended; empty if it was asked to. */
  async function liveOnce(isFirst: boolean): Promise<string> {
    const current = await spec.spawn();
    child = current;
    const output = followOutput(current, name, log);
    const ended = Promise.withResolvers<string>();
    current.once('error', (error) => ended.resolve(codeOf(error)));
    // `close` rather than `exit`: by then its last words have been read.
    current.once('close', (code, signal) => {
      if (code === badSettingExitCode) giveUp(new StartError(output.lastLine(), badSettingExitCode));
      const why = [signal ? `killed by ${signal}` : `exit code ${code}`, output.problem()];
      ended.resolve(why.filter(Boolean).join(': '));
    });
    if (stopped.signal.aborted) current.kill(spec.stopSignal ?? 'SIGTERM');
    void watchReady(current, isFirst);
    const why = await ended.promise;
    child = undefined;
    return why;
  }

  async function live() {
    for (let failures = 0, starts = 1; !stopped.signal.aborted; starts++) {
      isRestarting = false;
      const startedAt = now();
      const why = await liveOnce(starts === 1);
      if (stopped.signal.aborted || isRestarting) continue;
      failures = now() - startedAt > steadyAfterMs ? 1 : failures + 1;
      if (!wasReady && starts >= startsBeforeGivingUp) {
        return giveUp(new StartError(`${name} does not start (${why}). More is in ${log.path}`));
      }
      const delay = restartDelayMs(failures);
      print(coloured('yellow', `${name} ended (${why}); starting it again in ${delay / 1000} s`));
      pause = new AbortController();
      await wait(delay, AbortSignal.any([pause.signal, stopped.signal]));
    }
  }

  const life = live()
    .catch((error) => giveUp(error instanceof StartError ? error : new StartError(`${name}: ${error}`)))
    .finally(log.close);
  return {
    name,
    pid: () => child?.pid,
    ready: firstReady.promise,
    restart() {
      isRestarting = true;
      if (child) child.kill(spec.stopSignal ?? 'SIGTERM');
      pause.abort();
    },
    stop() {
      stopped.abort();
      child?.kill(spec.stopSignal ?? 'SIGTERM');
      return life;
    },
    kill() {
      stopped.abort();
      child?.kill(spec.killSignal ?? 'SIGKILL');
    },
  };
}
