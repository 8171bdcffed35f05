import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estimateInheritanceTax } from './estimate.ts';
import { asOf } from './testing/arbitrary-estate.ts';
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
