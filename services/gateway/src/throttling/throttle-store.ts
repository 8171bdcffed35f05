import type { Log } from '@plainwill/kit/log';
import { Redis } from 'ioredis';
import pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRedis } from 'rate-limiter-flexible';
import { besideOwnCount, type Counter } from './own-count.ts';

// What a process counts itself fills its memory, and is there for when the store does not answer.
const longestOwnSeconds = 3600;

interface Times {
  /** How long the store may take to answer. */
  limitMs?: number;
  /** How long one that is away is left alone. */
  askAgainMs?: number | undefined;
}

interface CounterOptions {
  keyPrefix: string;
  points: number;
  /** In seconds. */
  duration: number;
}

/**
 * Counters in the store of the queues, shared by all gateways. While the store is away each process counts for itself,
 * so nothing is ever unlimited.
 */
export function openThrottleStore(url: string, log: Log, { limitMs = 1000, askAgainMs }: Times = {}) {
  const store = openStore(url, log, limitMs);
  return {
    limiter: (options: CounterOptions): Counter =>
      besideOwnCount(
        store.limiter(options),
        new RateLimiterMemory({ ...options, duration: Math.min(options.duration, longestOwnSeconds) }),
        { askAgainMs },
      ),
    close: store.close,
  };
}

export type ThrottleStore = ReturnType<typeof openThrottleStore>;

function openStore(url: string, log: Log, limitMs: number) {
  if (url.startsWith('redis')) {
    const client = new Redis(url, {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      commandTimeout: limitMs,
      retryStrategy: (attempt) => Math.min(attempt * 100, 2000),
    });
    client.on('error', (err) => log.debug({ err }, 'throttle store error'));
    return {
      limiter: (options: CounterOptions) => new RateLimiterRedis({ ...options, storeClient: client }),
      close: async () => client.disconnect(),
    };
  }
  const pool = new pg.Pool({
    connectionString: url,
    max: 4,
    connectionTimeoutMillis: limitMs,
    statement_timeout: limitMs,
    // Nothing is lost that matters when a crash takes back the last counts.
    options: '-c synchronous_commit=off',
  });
  pool.on('error', (err) => log.debug({ err }, 'throttle store error'));
  const stopCreating = createTable(pool, log);
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

function createTable(pool: pg.Pool, log: Log): () => void {
  let timer: NodeJS.Timeout | undefined;
  const attempt = () =>
    pool
      .query(
        `create table if not exists ${tableName} (key varchar(255) primary key, points integer not null default 0, expire bigint)`,
      )
      .catch((err) => {
        log.debug({ err }, 'throttle store error');
        timer = setTimeout(attempt, retryMs);
      });
  void attempt();
  return () => clearTimeout(timer);
}
