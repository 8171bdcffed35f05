import { poundsText } from '@plainwill/contracts/shared/pounds-text';
import { describe, expect, it } from 'vitest';
import { penceIn } from './money-text.ts';

describe('an amount as typed', () => {
  it.each([
    ['£1,234.50', 123_450],
    ['1234.5', 123_450],
    [' £ 1 234 ', 123_400],
    ['0', 0],
    ['.5', 50],
    ['5.', 500],
    ['2.5k', 250_000],
    ['10K', 1_000_000],
    ['10,000,000,000', 1_000_000_000_000],
    ['19.99', 1999],
    ['1.15k', 115_000],
    ['1.25m', 125_000_000],
    ['1,250k', 125_000_000],
    ['.5m', 50_000_000],
  ])('reads %j', (typed, pence) => expect(penceIn(typed)).toBe(pence));

  it.each(['', '£', '.', '-5', '1.234', '1,23', '12,34.50', '1e5', 'five', '1,2345', '5 pounds', 'k', '.m'])(
    'does not guess at %j',
    (typed) => expect(penceIn(typed)).toBeNull(),
  );
});

it.each([
  [123_450, '£1,234.50'],
  [100_000, '£1,000'],
  [5, '£0.05'],
  [0, '£0'],
])('prints %i pence as %s, which reads as the same amount', (pence, text) => {
  expect(poundsText(pence)).toBe(text);
  expect(penceIn(text)).toBe(pence);
});
