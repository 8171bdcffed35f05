import { randomUUID } from 'node:crypto';
import { bareRows, bareRowsUrlOf } from './bare-rows.ts';
import { bareUpdates } from './bare-updates.ts';
import type { Figure } from './figures.ts';
import { ratePerSecond } from './pace.ts';
import { type QueueStore, queueStores } from './queue-stores.ts';
import { addressOf, siteCaller } from './site-caller.ts';
import { quantile } from './statistics.ts';
import { withProduct } from './with-product.ts';

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
    const usual = await accept(ms);
    await store.stop(site, dataDir);
    const stopped = await accept(ms);
    const what = `${store.name}: questionnaires accepted`;
    return [
      { what: `${what}, beside one-row updates by ${updates.by}`, value: usual.rate, baseline, unit: '/s' },
      { what: `${what}, p99`, value: usual.p99, unit: 'ms' },
      {
        what: `${what} while the store is stopped, beside usual`,
        value: stopped.rate,
        baseline: usual.rate,
        unit: '/s',
      },
      { what: `${what} while the store is stopped, p99`, value: stopped.p99, baseline: usual.p99, unit: 'ms' },
    ];
  });

/** How fast a questionnaire is accepted, also while what would deliver it is away: whatever is answered is kept. */
export async function measure(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const store of await queueStores()) figures.push(...(await measureOn(store)));
  return figures;
}
