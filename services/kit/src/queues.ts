import { type JobOf, jobSchemas, type QueueName, queueNames } from '@plainwill/contracts/notifications/jobs';
import { createPostgresBackend, type Job, Queue, UnrecoverableError, Worker, withBackend } from 'bullmq';
import type { Log } from './log.ts';
import { within } from './within.ts';

/** How long the store may take over one request before it counts as away. */
export const storeLimitMs = 2000;
const reopenMs = 1000;
const dayInSeconds = 86_400;

const jobOptions = {
  attempts: 8,
  backoff: { type: 'exponential', delay: 2000, jitter: 0.5 },
  removeOnComplete: { age: dayInSeconds, count: 10_000 },
  removeOnFail: { age: 30 * dayInSeconds },
} as const;

// A killed worker's job is taken up by another within lock + check, and a store that was away is asked again after a
// second, instead of BullMQ's default minute and quarter of a minute.
const recovery = { lockDuration: 5000, stalledInterval: 2500, maxStalledCount: 3, runRetryDelay: reopenMs };

const storeIsLate = 'the queue store did not answer in time';

type Processor = (job: Job) => Promise<unknown>;

export interface JobToAdd {
  /** The same id is the same job, however often it is added. */
  id: string;
  data: unknown;
}

/** BullMQ on the store that `QUEUE_URL` names: Redis, or PostgreSQL. */
export function queueStore(url: string) {
  if (url.startsWith('postgres')) {
    const postgres = withBackend(createPostgresBackend);
    const connection = { connectionString: url, migrate: true, max: 4, connectionTimeoutMillis: storeLimitMs };
    // The classes have one API whatever the store; only their private parts differ in type.
    return {
      queue: (name: string) =>
        new postgres.Queue(name, { connection, defaultJobOptions: jobOptions }) as unknown as Queue,
      worker: (name: string, process: Processor, concurrency: number) =>
        new postgres.Worker(name, process, { connection, concurrency, ...recovery }) as unknown as Worker,
    };
  }
  const retryStrategy = (attempt: number) => Math.min(attempt * 100, 2000);
  const producer = { url, maxRetriesPerRequest: 1, enableOfflineQueue: false, retryStrategy };
  const consumer = { url, maxRetriesPerRequest: null, retryStrategy };
  return {
    queue: (name: string) => new Queue(name, { connection: producer, defaultJobOptions: jobOptions }),
    worker: (name: string, process: Processor, concurrency: number) =>
      new Worker(name, process, { connection: consumer, concurrency, ...recovery }),
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

  return {
    async add(name: QueueName, jobs: JobToAdd[]) {
      const added = queueOf(name).addBulk(jobs.map(({ id, data }) => ({ name, data, opts: { jobId: id } })));
      try {
        await within(storeLimitMs, added, storeIsLate);
      } catch (error) {
        // A connection that never came up stays broken for good, so the next attempt begins with a new one.
        void discard(name);
        throw error;
      }
    },
    async close() {
      await Promise.all([...open.keys()].map(discard));
    },
  };
}

export type Producer = ReturnType<typeof createProducer>;

interface Consumer<Name extends QueueName> {
  url: string;
  queue: Name;
  concurrency: number;
  log: Log;
  handle: (data: JobOf<Name>, job: { id: string; attempt: number }) => Promise<void>;
}

/** Works a queue for as long as the process lives, also when the store comes up only later. */
export function createConsumer<Name extends QueueName>({ url, queue, concurrency, log, handle }: Consumer<Name>) {
  const store = queueStore(url);
  const inHand = new Set<Promise<void>>();
  let isClosed = false;
  let isReady = false;
  let reopening: NodeJS.Timeout | undefined;
  let worker = open();

  async function work(job: Job) {
    try {
      const data = jobSchemas[queue].safeParse(job.data);
      if (!data.success) throw new UnrecoverableError('the job is not of the agreed shape');
      await handle(data.data as JobOf<Name>, { id: job.id ?? '', attempt: job.attemptsMade + 1 });
    } catch (error) {
      throw storable(error);
    }
  }

  function process(job: Job) {
    const working = work(job).finally(() => inHand.delete(working));
    inHand.add(working);
    return working;
  }

  function open() {
    const opened = store.worker(queueNames[queue], process, concurrency);
    opened.on('error', (err) => log.debug({ err, queue }, 'queue store error'));
    opened.on('failed', (job, err) =>
      log.warn({ queue, job: job?.id, attempt: job?.attemptsMade, err }, 'a job failed'),
    );
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
  if (error instanceof UnrecoverableError) return error;
  const { name = 'Error', code = '' } = (error ?? {}) as { name?: string; code?: string | number };
  return new Error(`${name} ${code}`.trim(), { cause: error });
}

export { UnrecoverableError } from 'bullmq';
