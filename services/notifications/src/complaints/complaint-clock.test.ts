import { expect, it } from 'vitest';
import { daysLeft, dueOn, progressOwed } from './complaint-clock.ts';

it.each([
  ['copy', '2026-02-10', '2026-03-10'],
  ['copy', '2026-02-27', '2026-03-27'],
  ['correct', '2026-01-31', '2026-03-02'],
  ['erase', '2026-03-31', '2026-04-30'],
  ['other-right', '2026-10-14', '2026-11-16'],
  ['copy', '2026-11-25', '2026-12-29'],
  ['copy', '2026-12-31', '2027-02-01'],
  ['service', '2026-02-10', '2026-03-12'],
  ['data-use', '2026-11-25', '2026-12-25'],
] as const)('a %s that came on %s is due on %s', (kind, came, due) => {
  expect(dueOn(kind, new Date(`${came}T12:00:00Z`))).toBe(due);
});

it('owes a letter on the last day, and another 30 days later', () => {
  const came = new Date('2026-02-10T09:00:00Z');
  const on = (day: string) => new Date(`${day}T12:00:00Z`);
  expect(daysLeft('copy', came, on('2026-03-05'))).toBe(5);
  expect(progressOwed('copy', came, on('2026-03-09'))).toBeNull();
  expect(progressOwed('copy', came, on('2026-03-10'))).toBe('progress-30');
  expect(progressOwed('copy', came, on('2026-04-08'))).toBe('progress-30');
  expect(progressOwed('copy', came, on('2026-04-09'))).toBe('progress-60');
});
