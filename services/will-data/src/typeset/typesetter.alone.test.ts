import { expect, it } from 'vitest';
import { composeWill } from '../will/composition/compose-will.ts';
import { asOf } from '../will/testing/facts.ts';
import { typical } from '../will/testing/wills.ts';
import { draftPdf } from '../will-files/will-pdf.ts';

const megabyte = 1e6;

it('keeps nothing of a document once it is set', async () => {
  const will = composeWill(typical(), { asOf });
  const set = async (count: number) => {
    for (let n = 0; n < count; n += 1) await draftPdf(will);
    return process.memoryUsage.rss();
  };
  const warm = await set(200);
  // Documents that were kept took 35 MB.
  expect((await set(300)) - warm).toBeLessThan(25 * megabyte);
}, 900_000);
