import { expect, it } from 'vitest';
import { dayText } from './format-date.ts';

const now = new Date('2026-11-20T12:00:00Z');

it.each([
  ['2026-11-20T09:00:00Z', 'today'],
  ['2026-11-17T23:30:00Z', 'Tuesday'],
  ['2026-11-15T09:00:00Z', 'Sunday'],
  ['2026-11-13T09:00:00Z', '13 November 2026'],
  // Just after midnight here, in summer.
  ['2026-07-03T23:30:00Z', '4 July 2026'],
])('calls %s %s', (at, words) => {
  expect(dayText(at, now)).toBe(words);
});
