import { createTcpProxy } from '@plainwill/kit/testing/tcp-proxy';
import type { RunningSite } from '../launcher/running-file.ts';
import { administratorOf } from './administrator.ts';

/** A store of the queues that can be taken away while the product runs. */
export interface QueueStore {
  name: string;
  /** None where the product brings its own. */
  url?: string;
  stop(site: RunningSite, dataDir: string): Promise<void>;
  close(): Promise<void>;
}

/** The embedded store is a database beside the others: it is cut off and let nobody in. */
const postgresStore = (): QueueStore => ({
  name: 'PostgreSQL',
  async stop(site, dataDir) {
    const administrator = await administratorOf(site, dataDir, 'identity');
    await administrator.query('alter database queue with allow_connections false');
    await administrator.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = 'queue'");
    await administrator.end();
  },
  close: async () => {},
});

async function redisStore(target: string): Promise<QueueStore> {
  const { url, shut } = await createTcpProxy(target);
  return { name: 'Redis', url, stop: shut, close: shut };
}

/** The store that the product brings, and the Redis that `BENCH_REDIS_URL` names, if any. */
export async function queueStores(): Promise<QueueStore[]> {
  const redis = process.env.BENCH_REDIS_URL;
  return [postgresStore(), ...(redis ? [await redisStore(redis)] : [])];
}
