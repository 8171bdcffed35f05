import { dayMs } from '@plainwill/contracts/shared/durations';
import { expect, it } from 'vitest';
import { retryDelay, retryDelaysMs, TryLater } from './retries.ts';

const second = 1000;
const noReason = new Error('no answer');

it('tries a webhook seven times more, the last time about a day after the first', () => {
  const waits = retryDelaysMs.webhooks.map((_, index) => retryDelay(retryDelaysMs.webhooks, index + 1, noReason, 0));
  expect(waits.map((wait) => wait / second)).toEqual([5, 300, 1800, 7200, 18_000, 36_000, 21_600]);
  const total = waits.reduce((sum, wait) => sum + wait, 0);
  expect(total).toBeGreaterThan(0.95 * dayMs);
  expect(total).toBeLessThanOrEqual(dayMs);
});

it.each([0, 0.25, 0.5, 1])('never waits longer than planned, nor less than four fifths of it (%d)', (draw) => {
  for (const [index, planned] of retryDelaysMs.webhooks.entries()) {
    const wait = retryDelay(retryDelaysMs.webhooks, index + 1, noReason, draw);
    expect(wait).toBeLessThanOrEqual(planned);
    expect(wait).toBeGreaterThanOrEqual(planned * 0.8);
  }
});

it.each([
  ['waits as long as it is asked to, when that is longer', 60 * second, 60 * second],
  ['keeps to its own plan when it is asked to come back sooner', second, 5 * second],
  ['never waits more than a day', 30 * dayMs, dayMs],
])('%s', (_title, asked, expected) => {
  expect(retryDelay(retryDelaysMs.webhooks, 1, new TryLater(429, asked), 0)).toBe(expected);
});
