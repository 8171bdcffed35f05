import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Estimate, estimateInheritanceTax } from './estimate.ts';
import { aGift, anEstate, anUnlikelyEstate, asOf } from './testing/arbitrary-estate.ts';
import type { EstimateInput } from './working.ts';

const estimate = (input: EstimateInput) => estimateInheritanceTax(input, { asOf });
const runs = { numRuns: 300 };
const moneyOf = ({ spouseExemption, taxRate, gifts, ...money }: Estimate) => [
  ...Object.values(money),
  ...gifts.flatMap(({ taxable, tax }) => [taxable, tax]),
];

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
