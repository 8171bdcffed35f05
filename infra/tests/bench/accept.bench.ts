import { randomUUID } from 'node:crypto';
import { createTcpProxy } from '@plainwill/kit/testing/tcp-proxy';
import type { RunningSite } from '../../tools/launcher/running-file.ts';
import { bareRows, bareRowsUrlOf, bareUpdates } from './baselines/bare-rows.ts';
import { type Figure, quantile } from './support/figures.ts';
import { administratorOf } from './support/many-people.ts';
import { ratePerSecond } from './support/pace.ts';
import { withProduct } from './support/running-product.ts';
import { addressOf, siteCaller } from './support/site-caller.ts';

/** A store of the queues that can be taken away while the product runs. */
interface QueueStore {
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
async function queueStores(): Promise<QueueStore[]> {
  const redis = process.env.BENCH_REDIS_URL;
  return [postgresStore(), ...(redis ? [await redisStore(redis)] : [])];
}

const atOnce = 8;
const warmUpMs = 3000;
const ms = 8000;
const answers = { whoFor: 'Me', children: 'No', homeOwned: 'No', locationEnglandWales: 'Yes', business: 'No' };

const measureOn = (store: QueueStore): Promise<Figure[]> =>
  withProduct(store.url ? { QUEUE_URL: store.url } : {}, async ({ site, dataDir, cleanUp }) => {
    const { call, close } = siteCaller(site, atOnce);
    cleanUp.push(store.close, close);
    const bare = await bareRows(bareRowsUrlOf(site), atOnce);
    cleanUp.push(bare.close);
    const updates = await bareUpdates();
    let visitors = 0;

    /** Each by another visitor. */
    async function accept(forMs: number) {
      const took: number[] = [];
      const rate = await ratePerSecond(
        async () => {
          const started = performance.now();
          const submission = { submissionId: randomUUID(), answers };
          await call('notifications.questionnaire.submit', submission, { address: addressOf(++visitors) });
          took.push(performance.now() - started);
        },
        { atOnce, ms: forMs },
      );
      return { rate, p99: quantile(took, 0.99) };
    }

    await accept(warmUpMs);
    const baseline = await updates.perSecond({ connectionString: bareRowsUrlOf(site), bare, atOnce, ms });
    const running = await accept(ms);
    await store.stop(site, dataDir);
    const stopped = await accept(ms);
    const what = `${store.name}: questionnaires accepted`;
    return [
      { what: `${what}, beside one-row updates by ${updates.by}`, value: running.rate, baseline, unit: '/s' },
      { what: `${what}, p99`, value: running.p99, unit: 'ms' },
      {
        what: `${what} while the store is stopped, beside usual`,
        value: stopped.rate,
        baseline: running.rate,
        unit: '/s',
      },
      { what: `${what} while the store is stopped, p99`, value: stopped.p99, baseline: running.p99, unit: 'ms' },
    ];
  });

/** Measures how fast a questionnaire is accepted, also while the store of its delivery is away: every accepted one is stored. */
export async function measure(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const store of await queueStores()) figures.push(...(await measureOn(store)));
  return figures;
}
