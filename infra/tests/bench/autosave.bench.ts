import { bareRows, bareRowsUrlOf, bareUpdates } from './baselines/bare-rows.ts';
import { beginAnswering } from './support/autosaves.ts';
import { type Figure, median } from './support/figures.ts';
import { manyPeople } from './support/many-people.ts';
import { ratePerSecond } from './support/pace.ts';
import { withProduct } from './support/running-product.ts';
import { siteCaller } from './support/site-caller.ts';

const atOnce = 8;
const rounds = 3;
const roundMs = 4000;
const warmUpMs = 3000;
// Nobody may save as often as this, so there are many who take turns.
const people = 200;

/** Measures the answers a second that can be saved as they are typed, beside as many updates of one row by PostgreSQL itself. */
export const measure = (): Promise<Figure[]> =>
  withProduct({}, async ({ site, dataDir, cleanUp }) => {
    const caller = siteCaller(site, atOnce);
    cleanUp.push(caller.close);
    const waiting: (() => Promise<void>)[] = [];
    for (const person of await manyPeople(site, dataDir, people)) waiting.push(await beginAnswering(caller, person));
    const bare = await bareRows(bareRowsUrlOf(site), atOnce);
    cleanUp.push(bare.close);
    const updates = await bareUpdates();

    async function save() {
      const next = waiting.shift();
      if (!next) throw new Error('More at once than people');
      await next();
      waiting.push(next);
    }

    await ratePerSecond(save, { atOnce, ms: warmUpMs });
    const saved: number[] = [];
    const updated: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const asMany = { connectionString: bareRowsUrlOf(site), bare, atOnce, ms: roundMs };
      updated.push(await updates.perSecond(asMany));
      saved.push(await ratePerSecond(save, { atOnce, ms: roundMs }));
    }
    return [
      {
        what: `answers saved through the whole chain, beside one-row updates by ${updates.by}`,
        value: median(saved),
        baseline: median(updated),
        unit: '/s',
        minRatio: 0.45,
      },
    ];
  });
