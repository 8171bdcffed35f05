import { expect, it } from 'vitest';
import { spellOutMoney } from './spell-out-money.ts';

it.each([
  [1, 'ONE POUND (£1)'],
  [0.01, 'ONE PENNY (£0.01)'],
  [0.5, 'FIFTY PENCE (£0.50)'],
  [21, 'TWENTY-ONE POUNDS (£21)'],
  [100, 'ONE HUNDRED POUNDS (£100)'],
  [319, 'THREE HUNDRED AND NINETEEN POUNDS (£319)'],
  [1_005, 'ONE THOUSAND AND FIVE POUNDS (£1,005)'],
  [5_000, 'FIVE THOUSAND POUNDS (£5,000)'],
  [5_000.5, 'FIVE THOUSAND POUNDS AND FIFTY PENCE (£5,000.50)'],
  [12_345.67, 'TWELVE THOUSAND THREE HUNDRED AND FORTY-FIVE POUNDS AND SIXTY-SEVEN PENCE (£12,345.67)'],
  [1_000_000, 'ONE MILLION POUNDS (£1,000,000)'],
  [1_000_001, 'ONE MILLION AND ONE POUNDS (£1,000,001)'],
  [2_500_000, 'TWO MILLION FIVE HUNDRED THOUSAND POUNDS (£2,500,000)'],
  [1_000_500, 'ONE MILLION FIVE HUNDRED POUNDS (£1,000,500)'],
  [10_000_000_000, 'TEN BILLION POUNDS (£10,000,000,000)'],
  [0.29, 'TWENTY-NINE PENCE (£0.29)'],
])('writes %d in words and figures', (amount, words) => {
  expect(spellOutMoney(amount)).toBe(words);
});
