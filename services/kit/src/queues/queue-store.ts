import type { QueueName } from '@plainwill/contracts/notifications/queue-vocabulary';
import { createPostgresBackend, type Job, Queue, Worker, withBackend } from 'bullmq';
import pg from 'pg';
import { redisOptions } from './redis-options.ts';
import { type RetryDelays, retryDelay } from './retries.ts';

/** How long the store may take over one request before it counts as away. */
export const storeTimeoutMs = 2000;
export const storeIsLate = 'the queue store did not answer in time';
/** How soon a store that was away is asked again. */
export const reopenMs = 1000;
const hourInSeconds = 3600;
const dayInSeconds = 24 * hourInSeconds;

/** Without end: of attempts or stalls, BullMQ would let go of a job that is not recorded. The consumer ends it. */
const withoutEnd = 1_000_000_000;

export const jobOptions = {
  attempts: withoutEnd,
  // Whoever works the queue says how long; see retries.ts.
  backoff: { type: 'planned' },
  // By age alone, and longer than the outbox takes to see that a job is done: one forgotten sooner would be handed over
  // again. A count would make PostgreSQL sort what it keeps at the end of each job.
  removeOnComplete: { age: hourInSeconds },
  removeOnFail: { age: 30 * dayInSeconds },
};

// A killed worker's job is taken up by another within lock + check, and a store that was away is asked again after a
// second, instead of BullMQ's default minute and quarter of a minute.
export const recovery = {
  lockDuration: 4000,
  stalledInterval: 1000,
  maxStalledCount: withoutEnd,
  runRetryDelay: reopenMs,
};

export interface WorkerOptions {
  concurrency: number;
  delays: RetryDelays;
  /** At most this many jobs begin in a second, over all processes. */
  perSecond?: number | undefined;
}

/** How long BullMQ waits after a failed attempt. */
export const backoffBy = (delays: RetryDelays) => (attempt: number, _type?: string, error?: Error) =>
  retryDelay(delays, attempt, error?.cause, Math.random());

const workerOptions = ({ concurrency, delays, perSecond }: WorkerOptions) => ({
  ...recovery,
  concurrency,
  ...(perSecond && { limiter: { max: perSecond, duration: 1000 } }),
  settings: { backoffStrategy: backoffBy(delays) },
});

/** Connections to a PostgreSQL store, for one that asks now and then and for one that works much at once. */
const few = 4;
const many = 8;

/** What a consumer asks of a job in hand. */
export type WorkerJob = Pick<Job, 'id' | 'data' | 'opts' | 'attemptsMade' | 'stalledCounter' | 'moveToDelayed'>;

export type Processor = (job: WorkerJob, token?: string) => Promise<unknown>;

/** What a consumer asks of a worker. */
export interface QueueWorker {
  on(event: 'error', listener: (error: Error) => void): unknown;
  on(event: 'failed', listener: (job: WorkerJob | undefined, error: Error) => void): unknown;
  waitUntilReady(): Promise<unknown>;
  close(force?: boolean): Promise<void>;
  disconnect(): Promise<void>;
}

export interface QueueWorkers {
  worker(name: QueueName, process: Processor, options: WorkerOptions): QueueWorker;
}

/** A connection that breaks while BullMQ holds it tells whoever waits for an answer; nobody else need hear of it. */
class CalmClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => {});
  }
}

/** BullMQ on the store that `QUEUE_URL` names: Redis, or PostgreSQL. */
export function queueStore(url: string) {
  if (url.startsWith('postgres')) {
    const postgres = withBackend(createPostgresBackend);
    const connectionsAtOnce = (max: number) => ({
      connectionString: url,
      migrate: true,
      max,
      connectionTimeoutMillis: storeTimeoutMs,
      Client: CalmClient,
    });
    // The classes have one API whatever the store; only their private parts differ in type.
    return {
      queue: (name: QueueName) =>
        new postgres.Queue(name, {
          connection: connectionsAtOnce(few),
          defaultJobOptions: jobOptions,
        }) as unknown as Queue,
      worker: (name: QueueName, process: Processor, options: WorkerOptions) =>
        new postgres.Worker(name, process, {
          connection: connectionsAtOnce(options.concurrency > few ? many : few),
          ...workerOptions(options),
        }) as unknown as Worker,
    };
  }
  const retryStrategy = (attempt: number) => Math.min(attempt * 100, 2000);
  const server = redisOptions(url);
  const producer = { ...server, maxRetriesPerRequest: 1, enableOfflineQueue: false, retryStrategy };
  const consumer = { ...server, maxRetriesPerRequest: null, retryStrategy };
  return {
    queue: (name: QueueName) => new Queue(name, { connection: producer, defaultJobOptions: jobOptions }),
    worker: (name: QueueName, process: Processor, options: WorkerOptions) =>
      new Worker(name, process, { connection: consumer, ...workerOptions(options) }),
  };
}
