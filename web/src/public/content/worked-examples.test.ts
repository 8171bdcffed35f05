import { expect, it } from 'vitest';
import { charityCompared, giftTax, sharesWithoutWill, taxAbove } from './worked-examples.ts';

it('shares £500,000 between a spouse and two children as the law does', () => {
  expect(sharesWithoutWill(500_000, 2)).toEqual({
    legacy: 322_000,
    rest: 178_000,
    half: 89_000,
    spouse: 411_000,
    eachChild: 44_500,
  });
});

it('leaves the children nothing of an estate below the statutory legacy', () => {
  expect(sharesWithoutWill(300_000, 3)).toMatchObject({ spouse: 300_000, eachChild: 0 });
});

it('taxes what is above the allowance, and nothing below it', () => {
  expect(taxAbove(500_000, 600_000)).toEqual({ taxable: 100_000, tax: 40_000 });
  expect(taxAbove(500_000, 400_000)).toEqual({ taxable: 0, tax: 0 });
});

it('finds that £20,000 to charity costs the family of £525,000 only £4,800', () => {
  const { gift, tax, lowerTax, familyWithout, family } = charityCompared(525_000);
  expect([gift, tax, lowerTax]).toEqual([20_000, 80_000, 64_800]);
  expect(familyWithout - family).toBe(4_800);
});

it('taxes the part of a gift above the allowance', () => {
  expect(giftTax(425_000, 24)).toBe(24_000);
  expect(giftTax(300_000, 40)).toBe(0);
});
