import type { JobOf } from '@plainwill/contracts/notifications/jobs';
import type { QueueFigures } from '@plainwill/contracts/notifications/operations';
import type { JobState } from '@plainwill/contracts/notifications/queue-vocabulary';
import { type QueueName, queueNames } from '@plainwill/contracts/notifications/queue-vocabulary';
import type { Queue } from 'bullmq';
import type { Log } from '../log.ts';
import { withTimeout } from '../resilience/timeouts.ts';
import { countWaiting, findJob, pageOfJobs, tryJob, waitingJobs } from './queue-jobs.ts';
import { queueStore, storeIsLate, storeTimeoutMs } from './queue-store.ts';
import { createStoreErrorLog } from './store-errors.ts';
import { openStoreMark } from './store-mark.ts';

export interface JobToAdd {
  /** The same id is the same job, however often it is added. */
  id: string;
  data: unknown;
  trace?: string | null;
}

/** `unknown` where the store has no such job. */
export type KnownState = Awaited<ReturnType<Queue['getJobState']>>;

interface Schedule<Name extends QueueName> {
  id: string;
  everyMs: number;
  data: JobOf<Name>;
}

/** Adds jobs, and fails within two seconds when the store does not answer. */
export function createProducer(url: string, log: Log) {
  const store = queueStore(url);
  const mark = openStoreMark(url);
  const logError = createStoreErrorLog(log);
  const open = new Map<QueueName, Queue>();

  function queueOf(name: QueueName): Queue {
    const known = open.get(name);
    if (known) return known;
    const queue = store.queue(queueNames[name]);
    queue.on('error', (err) => logError(err, { queue: name }));
    open.set(name, queue);
    return queue;
  }

  async function discard(name: QueueName) {
    const queue = open.get(name);
    open.delete(name);
    if (!queue) return;
    // Closing alone waits for the store's goodbye, and would go on reconnecting to one that is away.
    const closed = Promise.allSettled([queue.disconnect(), queue.close()]);
    await withTimeout(storeTimeoutMs, closed, storeIsLate).catch(() => undefined);
  }

  async function ask<T>(name: QueueName, work: (queue: Queue) => Promise<T>): Promise<T> {
    try {
      return await withTimeout(storeTimeoutMs, work(queueOf(name)), storeIsLate);
    } catch (error) {
      // A connection that never came up stays broken for good, so the next attempt begins with a new one.
      void discard(name);
      throw error;
    }
  }

  return {
    add: (name: QueueName, jobs: JobToAdd[]): Promise<unknown> =>
      ask(name, (queue) =>
        queue.addBulk(jobs.map(({ id, data, trace }) => ({ name, data, opts: optionsFor(id, trace) }))),
      ),
    /** How much is in a queue, and how long the oldest waiting job has waited. */
    figuresOf: (name: QueueName): Promise<QueueFigures> => ask(name, (queue) => figuresOf(name, queue)),
    /** What has become of these jobs, in their order. */
    statesOf: (name: QueueName, ids: string[]): Promise<KnownState[]> =>
      ask(name, (queue) => Promise.all(ids.map((id) => queue.getJobState(id)))),
    pageOfJobs: (name: QueueName, state: JobState, page: number) =>
      ask(name, (queue) => pageOfJobs(queue, state, page)),
    findJob: (name: QueueName, id: string) => ask(name, (queue) => findJob(queue, id)),
    /** @returns whether the job was still in that state */
    tryJob: (name: QueueName, id: string, state: 'failed' | 'delayed') =>
      ask(name, (queue) => tryJob(queue, id, state)),
    retryAllFailed: (name: QueueName) => ask(name, (queue) => queue.retryJobs({ state: 'failed' })),
    pause: (name: QueueName) => ask(name, (queue) => queue.pause()),
    resume: (name: QueueName) => ask(name, (queue) => queue.resume()),
    /** Has a job added again and again; harmless to repeat. */
    schedule: <Name extends QueueName>(name: Name, { id, everyMs, data }: Schedule<Name>): Promise<void> =>
      ask(name, async (queue) => {
        const known = await queue.getJobScheduler(id);
        if (known?.every !== everyMs) await queue.upsertJobScheduler(id, { every: everyMs }, { name, data });
      }),
    storeMark: mark.read,
    async close() {
      await Promise.all([...[...open.keys()].map(discard), mark.close()]);
    },
  };
}

/** How much is in a queue, and how long the oldest waiting job has waited. */
async function figuresOf(name: QueueName, queue: Queue): Promise<QueueFigures> {
  const [counts, waiting, isPaused] = await Promise.all([
    queue.getJobCounts('active', 'delayed', 'failed'),
    countWaiting(queue),
    queue.isPaused(),
  ]);
  const { active = 0, delayed = 0, failed = 0 } = counts;
  const [oldest] = await waitingJobs(queue, { from: 0, atMost: 1, count: waiting });
  const oldestWaitingSeconds = oldest ? Math.max(0, Date.now() - oldest.timestamp) / 1000 : null;
  return { name, waiting, active, delayed, failed, isPaused, oldestWaitingSeconds };
}

const optionsFor = (jobId: string, trace: string | null | undefined) => ({
  jobId,
  ...(trace && { telemetry: { metadata: trace, omitContext: true } }),
});

export type Producer = ReturnType<typeof createProducer>;
