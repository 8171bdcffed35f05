import { expect, it } from 'vitest';
import { dayParts, daysAfter } from './calendar-date.ts';

it('knows the parts of a real day', () => {
  expect(dayParts('2024-02-29')).toEqual({ year: 2024, month: 2, day: 29 });
  expect(dayParts('0001-12-31')).toEqual({ year: 1, month: 12, day: 31 });
});

it.each([
  '',
  '2026-02-30',
  '1900-02-29',
  '2026-13-01',
  '2026-00-10',
  '2026-10-00',
  '2026-1-01',
  '2026-01-1x',
  '2026-01-011',
  '20x6-01-01',
  '2026/01/01',
  '-026-01-01',
  ' 026-01-01',
  '٢٠٢٦-01-01',
])('knows no day in %j', (text) => expect(dayParts(text)).toBeNull());

it.each([
  ['2026-02-27', 2, '2026-03-01'],
  ['2024-02-28', 1, '2024-02-29'],
  ['2026-01-01', -1, '2025-12-31'],
  // The clocks change in the night between.
  ['2026-03-28', 2, '2026-03-30'],
  ['2026-10-26', -2, '2026-10-24'],
])('counts from %s %i days to %s', (day, days, expected) => expect(daysAfter(day, days)).toBe(expected));
