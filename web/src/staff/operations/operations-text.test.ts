import { expect, it } from 'vitest';
import { formatDuration, isLate } from './operations-text.ts';

it.each([
  [null, '–'],
  [0.2, '0 s'],
  [89, '89 s'],
  [90, '2 min'],
  [3600, '60 min'],
  [7200, '2 h'],
  [200_000, '2 days'],
])('says %s seconds as %s', (seconds, words) => {
  expect(formatDuration(seconds)).toBe(words);
});

it('raises the alarm after a minute, and never where nothing waits', () => {
  const waiting = (oldestSeconds: number | null) => isLate({ waiting: 1, oldestSeconds });
  expect([waiting(null), waiting(60), waiting(61)]).toEqual([false, false, true]);
});
