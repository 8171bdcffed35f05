import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Estimate, estimateInheritanceTax } from './estimate.ts';
import { aGift, anEstate, anUnlikelyEstate, asOf } from './testing/arbitrary-estate.ts';
import type { EstimateInput } from './working.ts';

const estimate = (input: EstimateInput) => estimateInheritanceTax(input, { asOf });
const runs = { numRuns: 300 };
/** The bands are of no matter where the tax on one gift is. */
const giftAlone = (date: string, on: string, amount = 100_000) =>
  estimateInheritanceTax(
    { estateValue: 0, gifts: [{ amount, date, toSpouseOrCharity: false }] },
    { asOf: on, bands: { nrb: 0 } },
  ).gifts[0];
const gift = (amount: number, date: string, toSpouseOrCharity = false) => ({ amount, date, toSpouseOrCharity });

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

const moneyOf = ({ spouseExemption, taxRate, gifts, ...money }: Estimate) => [
  ...Object.values(money),
  ...gifts.flatMap(({ taxable, tax }) => [taxable, tax]),
];

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

describe('a gift made in lifetime', () => {
  it.each([
    [2, 100, 40_000],
    [3, 80, 32_000],
    [4, 60, 24_000],
    [5, 40, 16_000],
    [6, 20, 8_000],
    [7, 0, 0],
  ])('made exactly %i years ago bears %i percent of the tax', (years, taperPercent, tax) => {
    const taxable = years === 7 ? 0 : 100_000;
    expect(giftAlone(`${2026 - years}-11-20`, asOf)).toEqual({ taxable, taperPercent, tax });
  });

  it.each([3, 4, 5, 6, 7])('bears a fifth more the day before its anniversary of %i years', (years) => {
    const before = giftAlone(`${2026 - years}-11-21`, asOf);
    expect(before?.taperPercent).toBe({ 3: 100, 4: 80, 5: 60, 6: 40, 7: 20 }[years]);
  });

  it('made on 29 February comes of age on 1 March', () => {
    expect(giftAlone('2020-02-29', '2023-02-28')?.taperPercent).toBe(100);
    expect(giftAlone('2020-02-29', '2023-03-01')?.taperPercent).toBe(80);
    expect(giftAlone('2020-02-29', '2024-02-29')?.taperPercent).toBe(60);
    expect(giftAlone('2020-02-29', '2027-02-28')?.tax).toBe(8_000);
    expect(giftAlone('2020-02-29', '2027-03-01')?.tax).toBe(0);
  });

  it('takes the band before a later one, and both before the estate', () => {
    const gifts = [gift(200_000, '2025-06-01'), gift(225_000, '2021-06-01')];
    const both = estimate({ estateValue: 100_000, gifts });
    expect(both.gifts).toEqual([
      { taxable: 100_000, taperPercent: 100, tax: 40_000 },
      { taxable: 0, taperPercent: 40, tax: 0 },
    ]);
    expect(both).toMatchObject({ availableNRB: 0, ihtDue: 40_000, giftTaxDue: 40_000, toBeneficiaries: 60_000 });
  });

  it('shares the band with others of the same day in proportion, in any order', () => {
    const gifts = [gift(100_000, '2025-06-01'), gift(300_000, '2025-06-01')];
    const taxed = (list: typeof gifts) => estimate({ estateValue: 0, gifts: list }).gifts.map(({ taxable }) => taxable);
    expect(taxed(gifts)).toEqual([18_750, 56_250]);
    expect(taxed(gifts.toReversed())).toEqual([56_250, 18_750]);
  });

  it('is left out if it is exempt, yet to come, without a real day, or if gifts are not asked for', () => {
    const gifts = [gift(900_000, '2025-06-01', true), gift(900_000, '2026-11-21'), gift(900_000, '2025-02-30')];
    const none = { giftTaxDue: 0, availableNRB: 325_000 };
    expect(estimate({ estateValue: 1, gifts })).toMatchObject(none);
    expect(estimate({ estateValue: 1, gifts }).gifts).toHaveLength(3);
    expect(estimate({ estateValue: 1, gifts: [gift(900_000, '2025-06-01')], includeGifts: false })).toMatchObject(none);
  });

  it('made today counts in full', () => {
    expect(giftAlone(asOf, asOf)).toMatchObject({ taperPercent: 100, tax: 40_000 });
  });

  it('makes the same whole however many of one day there are', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 90_000_000 }), { minLength: 1, maxLength: 6 }), (pence) => {
        const gifts = pence.map((amount) => gift(amount / 100, '2025-06-01'));
        const { gifts: lines } = estimate({ estateValue: 0, gifts });
        const taxable = sum(lines.map((line) => Math.round(line.taxable * 100)));
        expect(taxable).toBe(Math.max(0, sum(pence) - 32_500_000));
        for (const [index, line] of lines.entries())
          expect(line.taxable).toBeLessThanOrEqual((pence[index] ?? 0) / 100);
      }),
      runs,
    );
  });
});

describe('whatever the estate', () => {
  it('no figure is below nothing or no number, and each is whole pence', () => {
    fc.assert(
      fc.property(anUnlikelyEstate, (input) => {
        for (const money of moneyOf(estimate(input))) {
          expect(money).toBeGreaterThanOrEqual(0);
          expect(money).toBe(Number(money.toFixed(2)));
        }
      }),
      runs,
    );
  });

  it('tax, charity and people take the estate between them, to the penny', () => {
    fc.assert(
      fc.property(anEstate, (input) => {
        const { ihtDue, charityAmount, toBeneficiaries } = estimate(input);
        const netEstate = Math.max(0, Math.round(input.estateValue * 100) - Math.round((input.debts ?? 0) * 100));
        expect(Math.round((ihtDue + charityAmount + toBeneficiaries) * 100)).toBe(netEstate);
      }),
      runs,
    );
  });

  it('says the same again, and of gifts in another order', () => {
    fc.assert(
      fc.property(anEstate, (input) => {
        const answer = estimate(input);
        expect(estimate(input)).toEqual(answer);
        const turned = estimate({ ...input, gifts: input.gifts?.toReversed() });
        expect({ ...turned, gifts: [], giftTaxDue: 0 }).toEqual({ ...answer, gifts: [], giftTaxDue: 0 });
        // Gifts of one day may fall a penny apart.
        expect(Math.abs(turned.giftTaxDue - answer.giftTaxDue)).toBeLessThanOrEqual(0.03);
      }),
      runs,
    );
  });

  const more = fc.integer({ min: 1, max: 500_000 });

  it('more estate is never less tax, nor less for people', () => {
    fc.assert(
      fc.property(anEstate, more, (input, pounds) => {
        // A larger estate can tip a fixed gift to charity below a tenth, which is another question.
        const before = estimate({ ...input, charityType: 'none' });
        const after = estimate({ ...input, charityType: 'none', estateValue: input.estateValue + pounds });
        expect(after.ihtDue).toBeGreaterThanOrEqual(before.ihtDue);
        expect(after.toBeneficiaries).toBeGreaterThanOrEqual(before.toBeneficiaries);
      }),
      runs,
    );
  });

  it('more to charity is never more tax, and never takes more from people than it gives', () => {
    fc.assert(
      fc.property(anEstate, more, (input, pounds) => {
        const charity = (charityValue: number) => estimate({ ...input, charityType: 'amount', charityValue });
        const before = charity(input.charityValue ?? 0);
        const after = charity((input.charityValue ?? 0) + pounds);
        expect(after.ihtDue).toBeLessThanOrEqual(before.ihtDue);
        expect(after.charityAmount).toBeGreaterThanOrEqual(before.charityAmount);
        const together = ({ charityAmount, toBeneficiaries }: Estimate) =>
          Math.round((charityAmount + toBeneficiaries) * 100);
        expect(together(after)).toBeGreaterThanOrEqual(together(before));
      }),
      runs,
    );
  });

  it('more debts, more to a spouse, more home for children and more from a late spouse are never more tax', () => {
    fc.assert(
      fc.property(anEstate, more, fc.integer({ min: 1, max: 100 }), (input, pounds, percent) => {
        const base = { ...input, charityType: 'none' } as const;
        const { ihtDue } = estimate(base);
        for (const change of [
          { debts: (input.debts ?? 0) + pounds },
          { amountToSpouse: (input.amountToSpouse ?? 0) + pounds },
          { mainResidenceValue: (input.mainResidenceValue ?? 0) + pounds },
          { percentResidenceToDescendants: (input.percentResidenceToDescendants ?? 0) + percent },
          { transferredNRBPercent: (input.transferredNRBPercent ?? 0) + percent },
          { transferredRNRBPercent: (input.transferredRNRBPercent ?? 0) + percent },
        ])
          expect(estimate({ ...base, ...change }).ihtDue, Object.keys(change)[0]).toBeLessThanOrEqual(ihtDue);
      }),
      runs,
    );
  });

  it('one gift more never makes the estate or the gifts owe less', () => {
    fc.assert(
      fc.property(anEstate, aGift, (input, extra) => {
        const base = { ...input, includeGifts: true, charityType: 'none' } as const;
        const before = estimate(base);
        const after = estimate({ ...base, gifts: [...(input.gifts ?? []), extra] });
        expect(after.ihtDue).toBeGreaterThanOrEqual(before.ihtDue);
        expect(after.availableNRB).toBeLessThanOrEqual(before.availableNRB);
      }),
      runs,
    );
  });
});
