import { expect, it } from 'vitest';
import { monthNames, yearsAround } from './calendar-popup.tsx';

it('names the twelve months', () => {
  expect(monthNames).toHaveLength(12);
});

it.each([
  [1975, 1925, 2025],
  [2026, 1976, 2026],
  [1920, 1900, 1970],
  [1900, 1900, 1950],
])('offers, around %i, the years from %i to %i', (shown, first, last) => {
  const years = yearsAround(shown, '2026-11-20');
  expect([years[0], years.at(-1), years.length]).toEqual([first, last, last - first + 1]);
});
