import type { Log } from '../log.ts';

export interface Repeated {
  everyMs: number;
  work: () => Promise<unknown>;
  /** What could not be done, for the log. */
  failure: string;
  log: Log;
}

/** Does the work again and again, never twice at once. */
export function repeat({ everyMs, work, failure, log }: Repeated) {
  let running: Promise<unknown> | undefined;
  const timer = setInterval(() => {
    running ??= work()
      .catch((err) => log.warn({ err }, failure))
      .finally(() => {
        running = undefined;
      });
  }, everyMs);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
