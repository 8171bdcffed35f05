import { NotNow, retryDelay, retryDelaysMs, TryLater } from '@plainwill/kit/queues/retries';
import type { Ledger } from './ledger.ts';
import type { Process } from './machine.ts';

/** A receiver that answers so is left alone for this time, whatever it asks for. */
const [minPauseMs, maxPauseMs] = [1000, 60_000];
const overloads: readonly unknown[] = [429, 503];

interface Watch<Data> {
  queue: 'webhooks' | 'emails';
  process: Process;
  ledger: Ledger;
  now: () => number;
  itemOf: (data: Data) => string;
  failures: Failures;
}

/** The latest failed attempt at each job, and how long the next must wait. */
export type Failures = Map<string, { attempt: number; at: number; minMs: number }>;

interface Job {
  id: string;
  attempt: number;
  isLast: boolean;
}

/** A handler whose runs are written down, and held to the planned delays between attempts. */
export function watchHandler<Data>(
  handle: (data: Data, job: Job) => Promise<void>,
  { queue, process, ledger, now, itemOf, failures }: Watch<Data>,
) {
  function checkWait({ id, attempt }: Job) {
    const failed = failures.get(id);
    if (failed?.attempt !== attempt - 1 || ledger.wasClockSetSince(failed.at)) return;
    const waitedMs = now() - failed.at;
    if (waitedMs < failed.minMs)
      ledger.violate(`attempt ${attempt} of ${id} came after ${waitedMs} ms, not ${failed.minMs}`);
  }

  function noteFailure({ id, attempt }: Job, error: unknown) {
    if (error instanceof NotNow) {
      const isSound = error.afterMs > 0 && error.afterMs <= maxPauseMs;
      if (!isSound) ledger.violate(`${id} was put off by ${error.afterMs} ms`);
      return;
    }
    if (error instanceof TryLater && overloads.includes(error.code)) {
      ledger.pause(process, Math.min(Math.max(error.afterMs, minPauseMs), maxPauseMs));
    }
    const maxDraw = 1;
    const minMs = retryDelay(retryDelaysMs[queue], attempt, error, maxDraw);
    // Two workers may have had the job at once, and either may have put it off.
    const other = failures.get(id);
    const isSooner = other?.attempt === attempt && other.at + other.minMs < now() + minMs;
    if (!isSooner) failures.set(id, { attempt, at: now(), minMs });
  }

  return async (data: Data, job: Job) => {
    checkWait(job);
    const run = ledger.begin({ item: itemOf(data), job: job.id, attempt: job.attempt, process });
    try {
      await handle(data, job);
      run.end = 'done';
    } catch (error) {
      run.end = 'failed';
      noteFailure(job, error);
      throw error;
    }
  };
}
