import { DelayedError, UnrecoverableError } from 'bullmq';
import {
  backoffBy,
  jobOptions,
  type Processor,
  type QueueWorker,
  type QueueWorkers,
  recovery,
  type WorkerJob,
  type WorkerOptions,
} from '../queues/queue-store.ts';
import { LockLost, type MemoryJob, type MemoryQueues } from './memory-queues.ts';

/** How long BullMQ waits for a job before it asks again. */
const drainMs = 5000;

interface Surroundings {
  queues: MemoryQueues;
  /** Asks the store, which may take time, fail, or never answer. */
  ask?: <T>(what: string, work: () => T) => Promise<T>;
  /** Calls back soon, in the worker's own process. */
  soon?: (work: () => void) => void;
}

let tokens = 0;

/** Workers of queues in memory, which take, retry, stall and give up as BullMQ's do. */
export function createMemoryWorkers({
  queues,
  ask = async (_what, work) => work(),
  soon = queueMicrotask,
}: Surroundings): QueueWorkers {
  function worker(name: Parameters<QueueWorkers['worker']>[0], process: Processor, options: WorkerOptions) {
    const backoff = backoffBy(options.delays);
    const errorListeners: ((error: Error) => void)[] = [];
    const failedListeners: ((job: WorkerJob | undefined, error: Error) => void)[] = [];
    const inHand = new Set<Promise<void>>();
    let isClosing = false;
    let wake = () => {};

    const emitError = (error: unknown) => {
      for (const listener of errorListeners) listener(error as Error);
    };
    const pause = (ms: number) =>
      new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    let isWoken = false;
    const stopListening = queues.onChange(() =>
      soon(() => {
        isWoken = true;
        wake();
      }),
    );
    const sweeping = setInterval(() => {
      if (queues.hasActive(name))
        ask(`${name}: look for stalled jobs`, () => queues.sweepStalled(name)).catch(emitError);
    }, recovery.stalledInterval);

    async function work() {
      while (!isClosing) {
        if (inHand.size >= options.concurrency) {
          await Promise.race(inHand);
          continue;
        }
        const token = `token-${++tokens}`;
        isWoken = false;
        try {
          const job = await ask(`${name}: take a job`, () => queues.take(name, token));
          if (job) hold(job, token);
          else if (!isWoken) await pause(Math.max(1, Math.min(drainMs, queues.nextDueAt(name) - Date.now())));
        } catch (error) {
          emitError(error);
          await pause(recovery.runRetryDelay);
        }
      }
    }

    function hold(job: MemoryJob, token: string) {
      const held = workOn(job, token).finally(() => inHand.delete(held));
      inHand.add(held);
    }

    async function workOn(taken: MemoryJob, token: string) {
      const { id, data, attemptsMade, stalls } = taken;
      const job: WorkerJob & { attemptsMade: number } = {
        id,
        data,
        opts: {},
        attemptsMade,
        stalledCounter: stalls,
        moveToDelayed: (dueAt) =>
          ask(`${name}: put off ${id}`, () => queues.delay(id, token, { dueAt, isAttempt: false })),
      };
      const renewing = setInterval(() => {
        ask(`${name}: extend the lock of ${id}`, () => queues.extendLock(id, token)).catch(emitError);
      }, recovery.lockDuration / 2);
      let failure: Error | undefined;
      try {
        await process(job, token);
      } catch (error) {
        failure = error as Error;
      }
      clearInterval(renewing);
      if (failure instanceof DelayedError) return;
      const isOver = failure instanceof UnrecoverableError || attemptsMade + 1 >= jobOptions.attempts;
      const dueAt = failure && !isOver ? Date.now() + backoff(attemptsMade + 1, 'planned', failure) : 0;
      const isTold = await persist(
        () => {
          if (!failure) queues.complete(id, token);
          else if (isOver) queues.fail(id, token);
          else queues.delay(id, token, { dueAt, isAttempt: true });
        },
        `${name}: ${failure ? (isOver ? 'fail' : 'retry') : 'complete'} ${id}`,
      );
      if (!failure || !isTold) return;
      job.attemptsMade++;
      for (const listener of failedListeners) listener(job, failure);
    }

    /** @returns whether the store took it: not if the lock was lost meanwhile */
    async function persist(write: () => void, what: string): Promise<boolean> {
      while (!isClosing) {
        try {
          await ask(what, write);
          return true;
        } catch (error) {
          emitError(error);
          if (error instanceof LockLost) return false;
          await new Promise((resolve) => setTimeout(resolve, recovery.runRetryDelay));
        }
      }
      return false;
    }

    void work();
    const opened: QueueWorker = {
      on(event: 'error' | 'failed', listener: (...given: never[]) => void) {
        if (event === 'error') errorListeners.push(listener as (error: Error) => void);
        else failedListeners.push(listener as (job: WorkerJob | undefined, error: Error) => void);
      },
      waitUntilReady: async () => {},
      async close() {
        isClosing = true;
        wake();
        stopListening();
        clearInterval(sweeping);
        await Promise.all(inHand);
      },
      disconnect: async () => {},
    };
    return opened;
  }

  return { worker };
}
