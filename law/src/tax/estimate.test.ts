import { describe, expect, it } from 'vitest';
import { estimateInheritanceTax } from './estimate.ts';
import { asOf } from './testing/arbitrary-estate.ts';
import type { EstimateInput } from './working.ts';

const estimate = (input: EstimateInput) => estimateInheritanceTax(input, { asOf });
const gift = (amount: number, date: string, toSpouseOrCharity = false) => ({ amount, date, toSpouseOrCharity });

describe('the estate', () => {
  it('takes an estate with nothing else said', () => {
    expect(estimate({ estateValue: 500_000 })).toEqual({
      ihtDue: 70_000,
      toBeneficiaries: 430_000,
      availableNRB: 325_000,
      availableRNRB: 0,
      taxableAmount: 175_000,
      spouseExemption: false,
      charityAmount: 0,
      taxRate: 0.4,
      giftTaxDue: 0,
      gifts: [],
      rnrbBeforeTaper: 175_000,
      rnrbAfterTaper: 175_000,
      charityBaseline: 175_000,
      charityMinimumFor36: 17_500,
    });
  });

  it.each([0, -1, Number.NaN])('finds nothing to tax in an estate of %s', (estateValue) => {
    expect(estimate({ estateValue })).toMatchObject({ ihtDue: 0, toBeneficiaries: 0, taxableAmount: 0 });
  });

  it('lets debts use up the estate and no more', () => {
    expect(estimate({ estateValue: 400_000, debts: 500_000 })).toMatchObject({ ihtDue: 0, toBeneficiaries: 0 });
  });

  it('keeps the pennies', () => {
    expect(estimate({ estateValue: 325_000.03 }).ihtDue).toBe(0.01);
    expect(estimate({ estateValue: 1_000_000.55, debts: 0.5 })).toMatchObject({
      ihtDue: 270_000.02,
      toBeneficiaries: 730_000.03,
    });
  });

  it('stays exact for the greatest of estates', () => {
    expect(estimate({ estateValue: 1_000_000_000_000.01 }).ihtDue).toBe(399_999_870_000);
    expect(estimate({ estateValue: Number.POSITIVE_INFINITY }).ihtDue).toBe(35_999_999_870_000);
  });

  it('gives nobody a second band for a living spouse', () => {
    expect(estimate({ estateValue: 900_000, hasSpouse: true }).ihtDue).toBe(230_000);
  });

  it('taxes nothing that goes to a spouse, and leaves the residence band unused', () => {
    const whole = estimate({
      estateValue: 3_000_000,
      hasSpouse: true,
      entireEstateToSpouse: true,
      hasDirectDescendants: true,
      mainResidenceValue: 900_000,
    });
    expect(whole).toMatchObject({ ihtDue: 0, toBeneficiaries: 3_000_000, availableRNRB: 0, spouseExemption: true });
  });

  it('says that a spouse is exempt only where nothing is left for others', () => {
    const half = { estateValue: 1_000_000, hasSpouse: true, amountToSpouse: 500_000 };
    expect(estimate(half)).toMatchObject({ spouseExemption: false, ihtDue: 70_000, toBeneficiaries: 930_000 });
    expect(estimate({ ...half, amountToSpouse: 1_000_000 }).spouseExemption).toBe(true);
  });

  it('widens the bands by what a late spouse left, up to once again', () => {
    const widowed = { estateValue: 1_000_000, hasDirectDescendants: true, mainResidenceValue: 350_000 };
    expect(estimate({ ...widowed, transferredNRBPercent: 100, transferredRNRBPercent: 100 }).ihtDue).toBe(0);
    expect(estimate({ ...widowed, transferredNRBPercent: 250 }).availableNRB).toBe(650_000);
    expect(estimate({ ...widowed, transferredNRBPercent: 33.3333 }).availableNRB).toBe(433_333.23);
  });
});

describe('the residence band', () => {
  const withHome = { estateValue: 2_100_000, hasDirectDescendants: true, mainResidenceValue: 100_000 };

  it('shrinks the allowance before it is held against the home', () => {
    expect(estimate(withHome)).toMatchObject({ rnrbAfterTaper: 125_000, availableRNRB: 100_000 });
  });

  it('measures a large estate without the gifts', () => {
    const gifts = [gift(700_000, '2026-11-01')];
    expect(estimate({ ...withHome, estateValue: 2_000_000, gifts }).rnrbAfterTaper).toBe(175_000);
  });

  it('falls by a penny for every two', () => {
    expect(estimate({ ...withHome, estateValue: 2_000_000.03 }).rnrbAfterTaper).toBe(174_999.99);
  });

  it('is no greater than what is left to others than spouse and charity', () => {
    const small = { ...withHome, estateValue: 200_000, hasSpouse: true, amountToSpouse: 150_000 };
    expect(estimate(small).availableRNRB).toBe(50_000);
  });

  it('is not there for a death before 6 April 2017', () => {
    const before = { ...withHome, estateValue: 500_000 };
    expect(estimateInheritanceTax(before, { asOf: '2017-04-05' }).rnrbBeforeTaper).toBe(0);
    expect(estimateInheritanceTax(before, { asOf: '2017-04-06' }).rnrbBeforeTaper).toBe(100_000);
  });
});

describe('a gift to charity', () => {
  // Robert, IHTM45010 and IHTM45013: the minimum is a tenth of what is above the nil-rate band.
  const robert = { estateValue: 750_000, charityType: 'amount' } as const;

  it('brings the lower rate from exactly a tenth of the baseline', () => {
    expect(estimate({ ...robert, charityValue: 42_500 })).toMatchObject({
      taxRate: 0.36,
      ihtDue: 137_700,
      charityMinimumFor36: 42_500,
    });
    expect(estimate({ ...robert, charityValue: 42_499.99 }).taxRate).toBe(0.4);
  });

  it('must be greater where gifts have used some of the band', () => {
    const gifts = [gift(150_000, '2024-01-01')];
    expect(estimate({ ...robert, charityValue: 50_000, gifts })).toMatchObject({
      charityMinimumFor36: 57_500,
      taxRate: 0.4,
    });
  });

  it('is measured without the residence band', () => {
    const home = { hasDirectDescendants: true, mainResidenceValue: 500_000 };
    expect(estimate({ ...robert, ...home, charityValue: 42_500 })).toMatchObject({
      charityBaseline: 425_000,
      taxRate: 0.36,
    });
  });

  it('is a percentage of assets less debts', () => {
    const tenth = { estateValue: 1_100_000, debts: 100_000, charityType: 'percent', charityValue: 10 } as const;
    expect(estimate(tenth)).toMatchObject({ charityAmount: 100_000, taxRate: 0.36, ihtDue: 207_000 });
    expect(estimate({ ...tenth, charityValue: 400 })).toMatchObject({ charityAmount: 1_000_000, ihtDue: 0 });
  });

  it('leaves the tax on gifts as it is', () => {
    const gifts = [gift(425_000, '2026-01-01')];
    expect(estimate({ ...robert, charityValue: 200_000, gifts })).toMatchObject({ taxRate: 0.36, giftTaxDue: 40_000 });
  });
});
