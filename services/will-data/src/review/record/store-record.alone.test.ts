import { expect, it, vi } from 'vitest';
import { printedSheet } from '../../documents/guidance/guidance-sheet.ts';
import { aWillData } from '../../testing/will-data.ts';
import { anApproved } from '../testing/reviews.ts';

type Sheets = typeof import('../../documents/guidance/guidance-sheet.ts');
vi.mock('../../documents/guidance/guidance-sheet.ts', { spy: true });

const willData = await aWillData();

it('sets the files of the record while nobody has to wait for the review', async () => {
  const actual = await vi.importActual<Sheets>('../../documents/guidance/guidance-sheet.ts');
  vi.mocked(printedSheet).mockImplementation(async (sheet) => {
    await willData.orm.em.fork().execute('select id from reviews for share nowait');
    return actual.printedSheet(sheet);
  });
  await anApproved(willData);
  expect(printedSheet).toHaveBeenCalledTimes(2);
});
