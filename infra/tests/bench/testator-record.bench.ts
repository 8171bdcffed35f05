import { bareRows, bareRowsUrlOf } from './baselines/bare-rows.ts';
import { type Figure, median } from './support/figures.ts';
import { willMakers } from './support/many-people.ts';
import { withProduct } from './support/running-product.ts';

const reads = 400;
const warmUpReads = 100;

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** Measures reading the testator record beside reading one row, one call at a time, in turns. */
export const measure = (): Promise<Figure[]> =>
  withProduct({}, async ({ site, cleanUp }) => {
    const [person] = await willMakers(site, 1);
    if (!person) throw new Error('Nobody is there');
    const bare = await bareRows(bareRowsUrlOf(site), 1);
    cleanUp.push(bare.close);
    const { willData, identity } = person.api;
    const took: Record<'bare' | 'row' | 'testatorRecord', number[]> = { bare: [], row: [], testatorRecord: [] };
    for (let n = -warmUpReads; n < reads; n++) {
      const now = {
        bare: await milliseconds(bare.read),
        row: await milliseconds(() => identity.profile.get.query()),
        testatorRecord: await milliseconds(() => willData.testatorRecord.get.query()),
      };
      if (n >= 0) for (const [what, ms] of Object.entries(now)) took[what as keyof typeof took].push(ms);
    }
    const [one, row, testatorRecord] = [median(took.bare), median(took.row), median(took.testatorRecord)];
    return [
      { what: 'one row, by bare Node', value: one, unit: 'ms', digits: 2 },
      { what: 'one row, through the whole chain', value: row, unit: 'ms', digits: 2 },
      { what: 'the whole portal, through the whole chain', value: testatorRecord, unit: 'ms', digits: 2 },
      { what: 'the whole portal, of one row by bare Node', value: (100 * testatorRecord) / one, unit: '%' },
      {
        what: 'the whole portal, of one row through the chain',
        value: (100 * testatorRecord) / row,
        unit: '%',
        limit: 120,
      },
    ];
  });
