import { expect, it } from 'vitest';
import { bandsByStart, bandsOn } from './bands.ts';

it('changes the bands on 6 April', () => {
  expect(bandsOn('2009-04-05').nrb).toBe(312_000);
  expect(bandsOn('2009-04-06').nrb).toBe(325_000);
  expect(bandsOn('2020-04-05').rnrb).toBe(150_000);
  expect(bandsOn('2020-04-06').rnrb).toBe(175_000);
});

it('goes on with the newest bands, and before the oldest with those', () => {
  expect(bandsOn('2040-01-01')).toMatchObject({ nrb: 325_000, rnrb: 175_000, taperThreshold: 2_000_000 });
  expect(bandsOn('1999-01-01').nrb).toBe(285_000);
});

it('lists the bands from old to new, each from the first day of a tax year', () => {
  const starts = bandsByStart.map(({ from }) => from);
  expect(starts).toEqual(starts.toSorted());
  for (const from of starts) expect(from.slice(4)).toBe('-04-06');
});
