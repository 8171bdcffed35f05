import { composeWill } from '@plainwill/law/will/composition/compose-will';
import { asOf } from '@plainwill/law/will/testing/facts';
import { typical } from '@plainwill/law/will/testing/wills';
import { expect, it } from 'vitest';
import { draftPdf } from '../documents/files/will-pdf.ts';

const megabyte = 1e6;

it('keeps nothing of a document once it is set', async () => {
  const will = composeWill(typical(), { asOf });
  const set = async (count: number) => {
    const before = process.memoryUsage.rss();
    for (let n = 0; n < count; n += 1) await draftPdf(will);
    return process.memoryUsage.rss() - before;
  };
  await set(200);
  const growths = [await set(150), await set(150), await set(150)];
  // Documents that were kept took 17 MB each time. The heap may grow once, but not every time.
  expect(Math.min(...growths)).toBeLessThan(8 * megabyte);
}, 900_000);
