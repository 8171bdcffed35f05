import { type JobOf, jobSchemas, type QueueName, queueNames } from '@plainwill/contracts/notifications/jobs';
import type { QueueFigures } from '@plainwill/contracts/notifications/operations';
import { createPostgresBackend, DelayedError, type Job, Queue, UnrecoverableError, Worker, withBackend } from 'bullmq';
import pg from 'pg';
import type { Log } from './log.ts';
import { countJob } from './metrics/metrics.ts';
import { attemptsOf, NotNow, type RetryDelays, retryDelay, retryDelaysMs } from './retries.ts';
import { inSpan } from './tracing/spans.ts';
import { within } from './within.ts';

/** How long the store may take over one request before it counts as away. */
export const storeLimitMs = 2000;
const reopenMs = 1000;
const dayInSeconds = 86_400;

const jobOptionsOf = (queue: QueueName) => ({
  attempts: attemptsOf(queue),
  // Whoever works the queue says how long; see retries.ts.
  backoff: { type: 'planned' },
  removeOnComplete: { age: dayInSeconds, count: 10_000 },
  removeOnFail: { age: 30 * dayInSeconds },
});

// A killed worker's job is taken up by another within lock + check, and a store that was away is asked again after a
// second, instead of BullMQ's default minute and quarter of a minute.
const recovery = { lockDuration: 4000, stalledInterval: 1500, maxStalledCount: 3, runRetryDelay: reopenMs };

interface WorkerOptions {
  concurrency: number;
  delays: RetryDelays;
  /** At most this many jobs begin in a second, over all processes. */
  perSecond?: number | undefined;
}

const workerOptions = ({ concurrency, delays, perSecond }: WorkerOptions) => ({
  ...recovery,
  concurrency,
  ...(perSecond && { limiter: { max: perSecond, duration: 1000 } }),
  settings: {
    backoffStrategy: (attempt: number, _type?: string, error?: Error) =>
      retryDelay(delays, attempt, error?.cause, Math.random()),
  },
});

const buryAgainMs = 5000;

const storeIsLate = 'the queue store did not answer in time';

type Processor = (job: Job, token?: string) => Promise<unknown>;

export interface JobToAdd {
  /** The same id is the same job, however often it is added. */
  id: string;
  data: unknown;
  trace?: string | null;
}

/** A connection that breaks while BullMQ holds it tells whoever waits for an answer; nobody else need hear of it. */
class CalmClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => {});
  }
}

export type JobState = Awaited<ReturnType<Queue['getJobState']>>;

interface Schedule<Name extends QueueName> {
  id: string;
  everyMs: number;
  data: JobOf<Name>;
}

/** BullMQ on the store that `QUEUE_URL` names: Redis, or PostgreSQL. */
export function queueStore(url: string) {
  if (url.startsWith('postgres')) {
    const postgres = withBackend(createPostgresBackend);
    const connection = {
      connectionString: url,
      migrate: true,
      max: 4,
      connectionTimeoutMillis: storeLimitMs,
      Client: CalmClient,
    };
    // The classes have one API whatever the store; only their private parts differ in type.
    return {
      queue: (name: QueueName) =>
        new postgres.Queue(name, { connection, defaultJobOptions: jobOptionsOf(name) }) as unknown as Queue,
      worker: (name: QueueName, process: Processor, options: WorkerOptions) =>
        new postgres.Worker(name, process, { connection, ...workerOptions(options) }) as unknown as Worker,
    };
  }
  const retryStrategy = (attempt: number) => Math.min(attempt * 100, 2000);
  const producer = { url, maxRetriesPerRequest: 1, enableOfflineQueue: false, retryStrategy };
  const consumer = { url, maxRetriesPerRequest: null, retryStrategy };
  return {
    queue: (name: QueueName) => new Queue(name, { connection: producer, defaultJobOptions: jobOptionsOf(name) }),
    worker: (name: QueueName, process: Processor, options: WorkerOptions) =>
      new Worker(name, process, { connection: consumer, ...workerOptions(options) }),
  };
}

/** Adds jobs, and fails within two seconds when the store does not answer. */
export function createProducer(url: string, log: Log) {
  const store = queueStore(url);
  const open = new Map<QueueName, Queue>();

  function queueOf(name: QueueName): Queue {
    const known = open.get(name);
    if (known) return known;
    const queue = store.queue(queueNames[name]);
    queue.on('error', (err) => log.debug({ err, queue: name }, 'queue store error'));
    open.set(name, queue);
    return queue;
  }

  async function discard(name: QueueName) {
    const queue = open.get(name);
    open.delete(name);
    if (!queue) return;
    // Closing alone waits for the store's goodbye, and would go on reconnecting to one that is away.
    const closed = Promise.allSettled([queue.disconnect(), queue.close()]);
    await within(storeLimitMs, closed, storeIsLate).catch(() => undefined);
  }

  async function ask<T>(name: QueueName, work: (queue: Queue) => Promise<T>): Promise<T> {
    try {
      return await within(storeLimitMs, work(queueOf(name)), storeIsLate);
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
    /** What has become of these jobs, in their order; `unknown` where the store has no such job. */
    statesOf: (name: QueueName, ids: string[]): Promise<JobState[]> =>
      ask(name, (queue) => Promise.all(ids.map((id) => queue.getJobState(id)))),
    /** Has a job added again and again; harmless to repeat. */
    schedule: <Name extends QueueName>(name: Name, { id, everyMs, data }: Schedule<Name>): Promise<void> =>
      ask(name, async (queue) => {
        const known = await queue.getJobScheduler(id);
        if (known?.every !== everyMs) await queue.upsertJobScheduler(id, { every: everyMs }, { name, data });
      }),
    async close() {
      await Promise.all([...open.keys()].map(discard));
    },
  };
}

const optionsFor = (jobId: string, trace: string | null | undefined) => ({
  jobId,
  ...(trace && { telemetry: { metadata: trace, omitContext: true } }),
});

async function figuresOf(name: QueueName, queue: Queue): Promise<QueueFigures> {
  const [counts, [oldest], isPaused] = await Promise.all([
    queue.getJobCounts('waiting', 'active', 'delayed', 'failed'),
    queue.getWaiting(0, 0),
    queue.isPaused(),
  ]);
  const { waiting = 0, active = 0, delayed = 0, failed = 0 } = counts;
  const oldestWaitingSeconds = oldest ? Math.max(0, Date.now() - oldest.timestamp) / 1000 : null;
  return { name, waiting, active, delayed, failed, isPaused, oldestWaitingSeconds };
}

export type Producer = ReturnType<typeof createProducer>;

interface Consumer<Name extends QueueName> {
  url: string;
  queue: Name;
  concurrency: number;
  perSecond?: number | undefined;
  delays?: RetryDelays | undefined;
  log: Log;
  handle: (data: JobOf<Name>, job: { id: string; attempt: number; isLast: boolean }) => Promise<void>;
  /** Keeps what has failed for good. While it cannot, the job stays in the queue. */
  bury: Bury;
}

/** A job that has failed for good. */
export interface DeadJob {
  id: string;
  queue: QueueName;
  data: unknown;
  attempts: number;
  /** What kind of failure; never its words. */
  error: string;
}

export type Bury = (job: DeadJob) => Promise<void>;

/** Works a queue for as long as the process lives, also when the store comes up only later. */
export function createConsumer<Name extends QueueName>(given: Consumer<Name>) {
  const { url, queue, concurrency, perSecond, delays = retryDelaysMs[given.queue], log, handle, bury } = given;
  const store = queueStore(url);
  const inHand = new Set<Promise<void>>();
  let isClosed = false;
  let isReady = false;
  let reopening: NodeJS.Timeout | undefined;
  let worker = open();

  async function work(job: Job, token: string | undefined) {
    const attempt = job.attemptsMade + 1;
    const isLast = attempt >= (job.opts.attempts ?? 1);
    try {
      const data = jobSchemas[queue].safeParse(job.data);
      if (!data.success) throw new UnrecoverableError('the job is not of the agreed shape');
      const work = () => handle(data.data as JobOf<Name>, { id: job.id ?? '', attempt, isLast });
      await inSpan(
        `job ${queue}`,
        { kind: 'consumer', parent: job.opts.telemetry?.metadata, attributes: { attempt } },
        work,
      );
      countJob(queue, 'done');
    } catch (error) {
      if (!(error instanceof NotNow)) countJob(queue, 'failed');
      if (error instanceof NotNow) return putBack(job, token, error.afterMs);
      if (isLast || error instanceof UnrecoverableError) {
        try {
          await bury(deadJob(job, attempt, error));
        } catch (err) {
          log.warn({ queue, job: job.id, err }, 'a job that failed for good waits to be recorded');
          return putBack(job, token, buryAgainMs);
        }
      }
      throw storable(error);
    }
  }

  async function putBack(job: Job, token: string | undefined, afterMs: number): Promise<never> {
    await job.moveToDelayed(Date.now() + afterMs, token);
    throw new DelayedError();
  }

  const deadJob = (job: Job, attempts: number, error: unknown): DeadJob => ({
    id: job.id ?? '',
    queue,
    data: job.data,
    attempts,
    error: kindOf(error),
  });

  // What killed its worker again and again never comes to the handler any more.
  function buryIfStalled(job: Job | undefined, error: Error) {
    if (!job?.deferredFailure) return;
    bury(deadJob(job, job.attemptsMade, error)).catch((err) => log.error({ queue, job: job.id, err }, 'not recorded'));
  }

  function process(job: Job, token?: string) {
    const working = work(job, token).finally(() => inHand.delete(working));
    inHand.add(working);
    return working;
  }

  function open() {
    const opened = store.worker(queueNames[queue], process, { concurrency, delays, perSecond });
    opened.on('error', (err) => log.debug({ err, queue }, 'queue store error'));
    opened.on('failed', (job, err) => {
      log.warn({ queue, job: job?.id, attempt: job?.attemptsMade, err }, 'a job failed');
      buryIfStalled(job, err);
    });
    opened.waitUntilReady().then(
      () => {
        isReady = true;
      },
      (err) => {
        if (isClosed) return;
        log.warn({ queue, err }, 'the queue store is away; trying again');
        // A connection that never came up stays broken for good.
        void within(storeLimitMs, opened.close(true), storeIsLate).catch(() => undefined);
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
        await Promise.allSettled(inHand);
        await within(storeLimitMs, closing, storeIsLate).catch(() => undefined);
      } while (inHand.size > 0);
      // A reconnection that was under way would otherwise go on for ever.
      void worker.disconnect().catch(() => undefined);
    },
  };
}

/** The store keeps a failure's message in clear text, and messages may quote data: only the kind of it goes there. */
function storable(error: unknown): Error {
  return error instanceof UnrecoverableError ? error : new Error(kindOf(error), { cause: error });
}

function kindOf(error: unknown): string {
  if (error instanceof UnrecoverableError) return error.message;
  const { name = 'Error', code = '' } = (error ?? {}) as { name?: string; code?: string | number };
  return `${name} ${code}`.trim();
}

export { UnrecoverableError } from 'bullmq';
