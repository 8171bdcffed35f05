import { expect, it } from 'vitest';
import { isBlocked } from './is-blocked.ts';

const day = (number: number) => new Date(Date.UTC(2026, 0, 1 + number));

it.each([
  ['none', [], 0, false],
  ['two', [0, 7], 8, false],
  ['three within 30 days', [0, 7, 30], 30, true],
  ['three within 30 days, in any order', [30, 0, 7], 30, true],
  ['three within 31 days', [0, 7, 31], 31, false],
  ['three, 89 days later', [0, 7, 14], 14 + 89, true],
  ['three, 90 days later', [0, 7, 14], 14 + 90, false],
  ['four, of which the last three were close together', [0, 40, 50, 60], 70, true],
])('invitations that led to nothing: %s', (_what, endings, now, expected) => {
  expect(
    isBlocked(
      endings.map((number) => day(number)),
      day(now),
    ),
  ).toBe(expected);
});
