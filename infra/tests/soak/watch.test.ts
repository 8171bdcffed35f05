import { expect, it } from 'vitest';
import { slopePerHour, trendOf } from './watch.ts';

const everyTenSeconds = (valueAt: (seconds: number) => number) =>
  Array.from({ length: 180 }, (_, n) => ({ seconds: n * 10, value: valueAt(n * 10) }));

it('finds how much a value rises in an hour', () => {
  expect(slopePerHour(everyTenSeconds((seconds) => 100 + seconds / 3600))).toBeCloseTo(1);
  expect(slopePerHour([{ seconds: 0, value: 5 }])).toBe(0);
});

it.each<[string, (seconds: number) => number, boolean]>([
  ['a flat line', () => 100, false],
  ['a saw', (seconds) => 100 + ((seconds / 10) % 7) * 5, false],
  ['what is taken while it warms up', (seconds) => Math.min(200, 80 + seconds), false],
  ['a leak', (seconds) => 100 + seconds * 0.03, true],
  ['a leak under a saw', (seconds) => 100 + seconds * 0.03 + ((seconds / 10) % 7) * 5, true],
  ['what shrinks', (seconds) => 200 - seconds * 0.03, false],
])('tells growth from noise: %s', (_what, valueAt, isGrowing) => {
  expect(trendOf(everyTenSeconds(valueAt), { amount: 8, share: 0.1 }).isGrowing).toBe(isGrowing);
});
