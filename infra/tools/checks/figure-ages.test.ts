import { expect, it } from 'vitest';
import { figureAges } from './figure-ages.ts';

const figure = (what: string, checkedOn: string) => ({ what, value: '£325,000', source: 'An Act', checkedOn });
const figures = [figure('new', '2026-11-20'), figure('old', '2024-05-01'), figure('a year old', '2025-11-24')];

it('lists what was checked longest ago first, with its source and its day', () => {
  const { lines } = figureAges(figures, '2026-11-24');
  expect(lines).toEqual([
    'CHECK  2024-05-01  £325,000  old         An Act',
    'ok     2025-11-24  £325,000  a year old  An Act',
    'ok     2026-11-20  £325,000  new         An Act',
  ]);
});

it('counts a figure once it is more than a year old, and not on its anniversary', () => {
  expect(figureAges(figures, '2026-11-24').overdue).toBe(1);
  expect(figureAges(figures, '2026-11-25').overdue).toBe(2);
  expect(figureAges([figure('leap', '2028-02-29')], '2029-02-28').overdue).toBe(0);
  expect(figureAges([figure('leap', '2028-02-29')], '2029-03-01').overdue).toBe(1);
});

it('finds nothing overdue where everything is fresh', () => {
  expect(figureAges([figure('new', '2026-11-20')], '2026-11-24').overdue).toBe(0);
});
