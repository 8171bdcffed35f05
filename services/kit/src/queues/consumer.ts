import { type JobOf, jobSchemas } from '@plainwill/contracts/notifications/jobs';
import { type QueueName, queueNames } from '@plainwill/contracts/notifications/queue-vocabulary';
import { DelayedError, UnrecoverableError } from 'bullmq';
import type { Log } from '../log.ts';
import { withTimeout } from '../resilience/timeouts.ts';
import { countJob, countJobsOf } from '../telemetry/metrics.ts';
import { inSpan } from '../telemetry/tracing.ts';
import { type DeadJob, kindOf, type RecordDeadJob, storable } from './dead-job.ts';
import { type QueueWorkers, reopenMs, storeIsLate, storeTimeoutMs, type WorkerJob } from './queue-store.ts';
import { attemptsOf, NotNow, type RetryDelays, retryDelaysMs } from './retries.ts';
import { createStoreErrorLog } from './store-errors.ts';

const recordAgainMs = 5000;
/** How often a job may cost its worker its life, or hang, before it is given up. */
const maxStalls = 3;

interface Consumer<Name extends QueueName> {
  store: QueueWorkers;
  queue: Name;
  concurrency: number;
  perSecond?: number | undefined;
  delays?: RetryDelays | undefined;
  log: Log;
  handle: (data: JobOf<Name>, job: { id: string; attempt: number; isLast: boolean }) => Promise<void>;
  /** Keeps what has failed for good. While it cannot, the job stays in the queue. */
  recordDeadJob: RecordDeadJob;
}

/** Works a queue for as long as the process lives, also when the store comes up only later. */
export function createConsumer<Name extends QueueName>(given: Consumer<Name>) {
  const {
    store,
    queue,
    concurrency,
    perSecond,
    delays = retryDelaysMs[given.queue],
    log,
    handle,
    recordDeadJob,
  } = given;
  const logError = createStoreErrorLog(log);
  const inProgress = new Set<Promise<void>>();
  let isClosed = false;
  let isReady = false;
  let reopening: NodeJS.Timeout | undefined;
  let worker = open();
  countJobsOf(queue);

  async function work(job: WorkerJob, token: string | undefined) {
    const attempt = job.attemptsMade + 1;
    const isLast = attempt >= attemptsOf(queue);
    try {
      if (job.stalledCounter > maxStalls) throw new UnrecoverableError('the job stalled too often');
      const data = jobSchemas[queue].safeParse(job.data);
      if (!data.success) throw new UnrecoverableError('the job is not of the agreed shape');
      const span = { kind: 'consumer', parent: job.opts.telemetry?.metadata, attributes: { attempt } } as const;
      await inSpan(`job ${queue}`, span, () => handle(data.data as JobOf<Name>, { id: job.id ?? '', attempt, isLast }));
      countJob(queue, 'done');
    } catch (error) {
      if (error instanceof NotNow) return putBack(job, token, error.afterMs);
      countJob(queue, 'failed');
      if (isLast || error instanceof UnrecoverableError) {
        try {
          await recordDeadJob(deadJob(job, attempt, error));
        } catch (err) {
          log.warn({ queue, job: job.id, err }, 'a job that failed for good waits to be recorded');
          return putBack(job, token, recordAgainMs);
        }
        throw new UnrecoverableError(kindOf(error));
      }
      throw storable(error);
    }
  }

  async function putBack(job: WorkerJob, token: string | undefined, afterMs: number): Promise<never> {
    await job.moveToDelayed(Date.now() + afterMs, token);
    throw new DelayedError();
  }

  const deadJob = (job: WorkerJob, attempts: number, error: unknown): DeadJob => ({
    id: job.id ?? '',
    queue,
    data: job.data,
    attempts,
    error: kindOf(error),
  });

  function process(job: WorkerJob, token?: string) {
    const working = work(job, token).finally(() => inProgress.delete(working));
    inProgress.add(working);
    return working;
  }

  function open() {
    const opened = store.worker(queueNames[queue], process, { concurrency, delays, perSecond });
    opened.on('error', (err) => logError(err, { queue }));
    opened.on('failed', (job, err) => {
      log.warn({ queue, job: job?.id, attempt: job?.attemptsMade, err }, 'a job failed');
    });
    opened.waitUntilReady().then(
      () => {
        isReady = true;
      },
      (err) => {
        if (isClosed) return;
        log.warn({ queue, err }, 'the queue store is away; trying again');
        // A connection that never came up stays broken for good.
        void withTimeout(storeTimeoutMs, opened.close(true), storeIsLate).catch(() => undefined);
        reopening = setTimeout(() => {
          worker = open();
        }, reopenMs);
      },
    );
    return opened;
  }

  return {
    /** Takes no new jobs and lets those in hand finish. */
    async close() {
      isClosed = true;
      clearTimeout(reopening);
      const closing = worker.close(!isReady);
      // A job that was being fetched meanwhile is in hand too; a store that is away would keep the closing for ever.
      do {
        await Promise.allSettled(inProgress);
        await withTimeout(storeTimeoutMs, closing, storeIsLate).catch(() => undefined);
      } while (inProgress.size > 0);
      // A reconnection that was under way would otherwise go on for ever.
      void worker.disconnect().catch(() => undefined);
    },
  };
}
