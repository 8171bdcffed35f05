import { describe, expect, it } from 'vitest';
import { bandsOn } from './bands.ts';
import { survivorAllowances } from './survivor-allowances.ts';
import { type EstimateInput, workingOf } from './working.ts';

const asOf = '2026-11-20';
const allowances = (input: Partial<EstimateInput>) => {
  const whole = { estateValue: 800_000, hasSpouse: true, entireEstateToSpouse: true, ...input };
  const { nilRateBands, withResidenceBands } = survivorAllowances(workingOf(whole, { asOf }), bandsOn(asOf));
  return [nilRateBands / 100, withResidenceBands / 100];
};

describe('what a survivor may later leave free of tax', () => {
  it('is twice each band', () => expect(allowances({})).toEqual([650_000, 1_000_000]));

  it('is less by what gifts have used', () => {
    const gifts = [{ amount: 65_000, date: '2024-01-01', toSpouseOrCharity: false }];
    expect(allowances({ gifts })).toEqual([585_000, 935_000]);
  });

  it('has less of the residence band after a large estate', () => {
    expect(allowances({ estateValue: 2_175_000 })).toEqual([650_000, 912_500]);
    expect(allowances({ estateValue: 2_350_000 })).toEqual([650_000, 825_000]);
  });

  it('is never more than twice, whatever an earlier spouse left', () => {
    expect(allowances({ transferredNRBPercent: 100, transferredRNRBPercent: 100 })).toEqual([650_000, 1_000_000]);
  });
});
