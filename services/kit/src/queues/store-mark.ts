import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import pg from 'pg';
import { storeTimeoutMs } from './queue-store.ts';
import { redisOptions } from './redis-options.ts';

export interface StoreMark {
  /** Another one than before if the store was emptied or started again meanwhile: it may have lost what it had. */
  read(): Promise<string>;
  close(): Promise<unknown>;
}

const redisKey = 'plainwill:store-mark';

/** A random mark that we leave in the queues' store, beside when its server was started. */
export function openStoreMark(url: string): StoreMark {
  return url.startsWith('redis') ? inRedis(url) : inPostgres(url);
}

function inRedis(url: string): StoreMark {
  const client = new Redis({
    ...redisOptions(url),
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    lazyConnect: true,
    commandTimeout: storeTimeoutMs,
    retryStrategy: (attempt) => Math.min(attempt * 100, 2000),
  });
  // Whoever reads is told.
  client.on('error', () => {});
  return {
    async read() {
      if (client.status === 'wait') await client.connect();
      await client.set(redisKey, randomUUID(), 'NX');
      const [mark, server] = await Promise.all([client.get(redisKey), client.info('server')]);
      return `${mark} ${/run_id:(\w+)/.exec(server)?.[1]}`;
    },
    close: async () => client.disconnect(),
  };
}

/** SQL, for the queues' database has no entities of ours. */
function inPostgres(url: string): StoreMark {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: storeTimeoutMs,
    query_timeout: storeTimeoutMs,
  });
  pool.on('error', () => {});
  return {
    async read() {
      const { rows: there } = await pool.query(`select to_regclass('store_mark') is not null as is_there`);
      if (!there[0].is_there) {
        await pool.query('create table if not exists store_mark (is_only boolean primary key default true, mark uuid)');
      }
      await pool.query('insert into store_mark (mark) values ($1) on conflict do nothing', [randomUUID()]);
      const { rows } = await pool.query('select mark, pg_postmaster_start_time()::text as started from store_mark');
      return `${rows[0]?.mark} ${rows[0]?.started}`;
    },
    close: () => pool.end(),
  };
}
