import type { Log } from '@plainwill/kit/log';
import { redisOptions } from '@plainwill/kit/queues/redis-options';
import { createStoreErrorLog } from '@plainwill/kit/queues/store-errors';
import { Redis } from 'ioredis';
import pg from 'pg';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { createRefusalMemory } from './refusal-memory.ts';

/** Counts by key; refuses with a RateLimiterRes. */
export type Counter = Pick<RateLimiterAbstract, 'consume' | 'penalty' | 'reward' | 'get' | 'delete'>;

// The counts of a process fill its memory, and only stand in when the store does not answer.
const maxLocalSeconds = 3600;

interface Times {
  /** How long the store may take to answer. */
  timeoutMs?: number;
  /** How long one that is away is left alone. */
  retryAfterMs?: number | undefined;
}

interface CounterOptions {
  keyPrefix: string;
  points: number;
  /** Counts end after so many seconds. */
  duration: number;
}

/**
 * Counters in the store of the queues, shared by all gateways. While the store is away each process counts for itself,
 * so nothing is ever unlimited.
 */
export function openThrottleStore(url: string, log: Log, { timeoutMs = 1000, retryAfterMs }: Times = {}) {
  const store = openStore(url, log, timeoutMs);
  return {
    limiter: (options: CounterOptions): Counter =>
      withLocalFallback(
        store.limiter(options),
        new RateLimiterMemory({ ...options, duration: Math.min(options.duration, maxLocalSeconds) }),
        { retryAfterMs },
      ),
    close: store.close,
  };
}

export type ThrottleStore = ReturnType<typeof openThrottleStore>;

function openStore(url: string, log: Log, timeoutMs: number) {
  const logError = createStoreErrorLog(log);
  if (url.startsWith('redis')) {
    const client = new Redis({
      ...redisOptions(url),
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      commandTimeout: timeoutMs,
      retryStrategy: (attempt) => Math.min(attempt * 100, 2000),
    });
    client.on('error', logError);
    return {
      limiter: (options: CounterOptions) => new RateLimiterRedis({ ...options, storeClient: client }),
      close: async () => client.disconnect(),
    };
  }
  const pool = new pg.Pool({
    connectionString: url,
    max: 4,
    connectionTimeoutMillis: timeoutMs,
    statement_timeout: timeoutMs,
    // Nothing is lost that matters when a crash takes back the last counts.
    options: '-c synchronous_commit=off',
  });
  pool.on('error', logError);
  const stopCreating = createTable(pool, logError);
  return {
    limiter: (options: CounterOptions) =>
      new RateLimiterPostgres({
        ...options,
        storeClient: pool,
        storeType: 'pool',
        tableName,
        // The limiter would try once and give up for good; we go on trying.
        tableCreated: true,
        clearExpiredByTimeout: true,
      }),
    close: () => {
      stopCreating();
      return pool.end();
    },
  };
}

const tableName = 'throttles';
const retryMs = 2000;

function createTable(pool: pg.Pool, logError: (error: Error) => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const attempt = () =>
    pool
      .query(
        `create table if not exists ${tableName} (key varchar(255) primary key, points integer not null default 0, expire bigint)`,
      )
      .catch((error) => {
        logError(error);
        timer = setTimeout(attempt, retryMs);
      });
  void attempt();
  return () => clearTimeout(timer);
}

/**
 * The store's counter, beside which this process keeps its own: while the store is away or slow that one decides, and
 * it has counted from the start, so that nobody starts from zero whenever the store does not answer for a moment. The
 * library's own `insuranceLimiter` counts only what the store did not. Whoever is refused is refused from memory for as
 * long as the wait lasts, a minute at a time.
 * @param retryAfterMs how long a store that is away is left alone: an attempt at it costs more than the call it counts
 */
export function withLocalFallback(
  store: Counter,
  own: Counter,
  { retryAfterMs = 500, clock = () => performance.now() } = {},
): Counter {
  let awayUntil = 0;
  const refusals = createRefusalMemory(clock);

  /** The answer of the store, or our own if the store does not answer. */
  async function either<T>(ask: () => Promise<T>, mine: Promise<T>): Promise<T> {
    mine.catch(() => undefined);
    if (clock() < awayUntil) return mine;
    return ask().catch((error) => {
      if (error instanceof RateLimiterRes) throw error;
      awayUntil = clock() + retryAfterMs;
      return mine;
    });
  }

  return {
    async consume(key, ...given) {
      const waitMs = refusals.msLeft(`${key}`);
      if (waitMs) throw new RateLimiterRes(0, waitMs);
      try {
        const mine = own.consume(key, ...given);
        const left = await either(() => store.consume(key, ...given), mine);
        // The store may have missed some of what was counted here.
        await mine;
        return left;
      } catch (refused) {
        if (refused instanceof RateLimiterRes) refusals.remember(`${key}`, refused.msBeforeNext);
        throw refused;
      }
    },
    penalty: (...given) => either(() => store.penalty(...given), own.penalty(...given)),
    reward(key, ...given) {
      refusals.forget(`${key}`);
      return either(() => store.reward(key, ...given), own.reward(key, ...given));
    },
    get: (...given) => either(() => store.get(...given), own.get(...given)),
    delete(key, ...given) {
      refusals.forget(`${key}`);
      return either(() => store.delete(key, ...given), own.delete(key, ...given));
    },
  };
}
