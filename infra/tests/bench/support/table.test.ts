import { expect, it } from 'vitest';
import type { Figure } from './figures.ts';
import { isMissed, tableOf } from './table.ts';

const rate: Figure = { what: 'reads', value: 900, unit: '/s', baseline: 2000, minRatio: 0.45 };

it('shows each figure beside its baseline, its aim, and whether that is met', () => {
  const table = tableOf([
    rate,
    { what: 'reads, p99', value: 31, unit: 'ms', baseline: 10, ratioLimit: 3 },
    { what: 'start', value: 1.234, unit: 's', limit: 5 },
    { what: 'hashes', value: 66, unit: '/s' },
  ]);
  expect(table).toEqual([
    'figure      measured  baseline  ratio  aim',
    'reads         900 /s   2000 /s  0.450  ≥ 0.45 ×  met',
    'reads, p99     31 ms     10 ms   3.10  ≤ 3 ×     NOT MET',
    'start          1.2 s                   ≤ 5.0 s   met',
    'hashes         66 /s',
  ]);
});

it('tells what has no promise from what breaks one', () => {
  expect(isMissed(rate)).toBe(false);
  expect(isMissed({ ...rate, value: 899 })).toBe(true);
  expect(isMissed({ what: 'start', value: 9, unit: 's' })).toBe(false);
  expect(isMissed({ what: 'start', value: 9, unit: 's', min: 10 })).toBe(true);
  expect(isMissed({ ...rate, baseline: 0 })).toBe(true);
});
