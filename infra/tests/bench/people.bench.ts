import { bareRows, bareRowsUrlOf } from './baselines/bare-rows.ts';
import { beginAnswering } from './support/autosaves.ts';
import { type Figure, median, quantile } from './support/figures.ts';
import { manyPeople } from './support/many-people.ts';
import { durations } from './support/pace.ts';
import { withProduct } from './support/running-product.ts';
import { siteCaller } from './support/site-caller.ts';

const count = 1000;
const everySeconds = 5;
const signInsPerMinute = 50;
// PostgreSQL itself updates one row meanwhile: if calls wait for the disk, so do these updates.
const updatesPerSecond = 20;
const measuredMs = 60_000;
const warmUpMs = 10_000;

/** A thousand people who type, each saved every five seconds, while others sign in; beside updates of one row. */
export const measure = (): Promise<Figure[]> =>
  withProduct({}, async ({ site, dataDir, cleanUp }) => {
    const caller = siteCaller(site, 256);
    const bare = await bareRows(bareRowsUrlOf(site), 1);
    cleanUp.push(caller.close, bare.close);
    const people = await manyPeople(site, dataDir, count);
    const saves: (() => Promise<void>)[] = [];
    for (const person of people) saves.push(await beginAnswering(caller, person));

    let failed = 0;
    const counted = (work: () => Promise<unknown>) => () =>
      work().catch(() => {
        failed++;
      });

    let turn = 0;
    const save = counted(() => saves[turn++ % count]?.() ?? Promise.resolve());
    let arrived = 0;
    const signIn = counted(async () => {
      const person = people[arrived++ % count];
      if (person) await caller.signIn(person, { address: person.address });
    });
    let updates = 0;
    const update = () => bare.update(1, `Librarian ${updates++}`);
    const all = (ms: number) =>
      Promise.all([
        durations(save, { perSecond: count / everySeconds, ms }),
        durations(signIn, { perSecond: signInsPerMinute / 60, ms }),
        durations(update, { perSecond: updatesPerSecond, ms }),
      ]);

    await all(warmUpMs);
    failed = 0;
    const [saved, signedIn, updated] = await all(measuredMs);
    return [
      { what: `${count} people saved every ${everySeconds} s, p50`, value: median(saved), unit: 'ms', digits: 1 },
      {
        what: `${count} people saved every ${everySeconds} s, p99`,
        value: quantile(saved, 0.99),
        baseline: quantile(updated, 0.99),
        unit: 'ms',
        limit: 100,
      },
      { what: `${signInsPerMinute} sign-ins a minute meanwhile, p99`, value: quantile(signedIn, 0.99), unit: 'ms' },
      {
        what: 'of these calls failed',
        value: (100 * failed) / (saved.length + signedIn.length),
        unit: '%',
        digits: 2,
        limit: 0,
      },
    ];
  });
