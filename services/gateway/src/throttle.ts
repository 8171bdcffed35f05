import { isIPv6 } from 'node:net';
import type { CallLimit } from '@plainwill/contracts/kit/contract';
import type { Log } from '@plainwill/kit/log';
import { TRPCError } from '@trpc/server';
import type { FastifyReply } from 'fastify';
import { Redis } from 'ioredis';
import pg from 'pg';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';

const storeLimitMs = 1000;

/** Takes back the counting of a call that failed through no fault of the caller. */
export type GiveBack = () => void;

/**
 * Counts one call; refuses it when the caller has made too many. `caller` is an account's id or an address.
 * @throws {TRPCError} TOO_MANY_REQUESTS, with the time to wait in the answer's headers
 */
export type Throttle = (what: string, limit: CallLimit, caller: string, reply: FastifyReply) => Promise<GiveBack>;

/** An IPv6 household has a /64 to itself, so that is what is counted. */
export const keyOfCaller = (caller: string) => (isIPv6(caller) ? caller.split(':').slice(0, 4).join(':') : caller);

/**
 * Counters in the store of the queues, shared by all gateways. While the store is away each process counts for itself,
 * so nothing is ever unlimited. Limits of a call a second and more are counted in the process alone.
 */
export function createThrottle(url: string, log: Log) {
  const store = openStore(url, log);
  const limiters = new Map<string, RateLimiterAbstract>();

  function limiterFor({ calls, seconds }: CallLimit): RateLimiterAbstract {
    const name = `${calls}_in_${seconds}`;
    const known = limiters.get(name);
    if (known) return known;
    const options = { keyPrefix: `throttle_${name}`, points: calls, duration: seconds };
    const inProcess = new RateLimiterMemory(options);
    const limiter = calls >= seconds ? inProcess : store.limiter({ ...options, insuranceLimiter: inProcess });
    limiters.set(name, limiter);
    return limiter;
  }

  const throttle: Throttle = async (what, limit, caller, reply) => {
    const limiter = limiterFor(limit);
    const key = `${what} ${keyOfCaller(caller)}`;
    try {
      await limiter.consume(key);
      return () => void limiter.reward(key).catch((err) => log.debug({ err }, 'throttle store error'));
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      const seconds = Math.ceil(refused.msBeforeNext / 1000);
      reply.header('retry-after', String(seconds));
      const wait = seconds > 90 ? `${Math.ceil(seconds / 60)} minutes` : `${seconds} seconds`;
      throw new TRPCError({
        code: 'TOO_MANY_REQUESTS',
        message: `You have done this many times in a short while. Wait ${wait} and try again.`,
      });
    }
  };
  return { throttle, close: store.close };
}

type Options = ConstructorParameters<typeof RateLimiterMemory>[0] & { insuranceLimiter: RateLimiterAbstract };

function openStore(url: string, log: Log) {
  if (url.startsWith('redis')) {
    const client = new Redis(url, {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      commandTimeout: storeLimitMs,
      retryStrategy: (attempt) => Math.min(attempt * 100, 2000),
    });
    client.on('error', (err) => log.debug({ err }, 'throttle store error'));
    return {
      limiter: (options: Options) => new RateLimiterRedis({ ...options, storeClient: client }),
      close: async () => client.disconnect(),
    };
  }
  const pool = new pg.Pool({
    connectionString: url,
    max: 4,
    connectionTimeoutMillis: storeLimitMs,
    statement_timeout: storeLimitMs,
  });
  pool.on('error', (err) => log.debug({ err }, 'throttle store error'));
  const stopCreating = createTable(pool, log);
  return {
    limiter: (options: Options) =>
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
