import { describe, expect, it } from 'vitest';
import { readPercent, readPounds, tidyPounds } from './pounds.ts';

describe('readPounds', () => {
  it.each([
    ['450000', 450_000],
    ['£450,000', 450_000],
    [' 1 250 000 ', 1_250_000],
    ['450k', 450_000],
    ['1.25m', 1_250_000],
    ['99.5', 99.5],
    ['12.', 12],
    ['', 0],
    ['£', 0],
  ])('reads "%s"', (text, pounds) => expect(readPounds(text)).toBe(pounds));

  it.each(['lots', '1.234', '1..2', '12 pounds', '1e6', '-5', '12,5'])('cannot read "%s"', (text) =>
    expect(readPounds(text)).toBeNull(),
  );
});

it('tidyPounds sets the thousands apart and leaves alone what it cannot read', () => {
  expect(tidyPounds('1250000')).toBe('1,250,000');
  expect(tidyPounds('1.25m')).toBe('1,250,000');
  expect(tidyPounds('')).toBe('');
  expect(tidyPounds('lots')).toBe('lots');
});

it.each([
  ['12.5%', 12.5],
  ['12.5 %', 12.5],
  ['10 per cent', 10],
  ['', 0],
  ['-5', null],
  ['1k', null],
  ['£5', null],
  ['%', null],
])('reads the percentage "%s" as %s', (text, percent) => {
  expect(readPercent(text)).toBe(percent);
});
