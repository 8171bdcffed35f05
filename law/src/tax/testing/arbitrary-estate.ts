import fc from 'fast-check';
import { charityTypes, type EstimateInput } from '../working.ts';

export const asOf = '2026-11-20';

const pounds = fc.oneof(
  fc.integer({ min: 0, max: 4_000_000 }),
  fc.integer({ min: 0, max: 400_000_000 }).map((pence) => pence / 100),
);
const percent = fc.integer({ min: 0, max: 100 });

const day = fc
  .date({ min: new Date('2017-01-01'), max: new Date('2026-11-20'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

export const aGift = fc.record({ amount: pounds, date: day, toSpouseOrCharity: fc.boolean() });

export const anEstate: fc.Arbitrary<EstimateInput> = fc.record({
  estateValue: pounds,
  debts: pounds,
  hasSpouse: fc.boolean(),
  entireEstateToSpouse: fc.boolean(),
  amountToSpouse: pounds,
  hasDirectDescendants: fc.boolean(),
  mainResidenceValue: pounds,
  percentResidenceToDescendants: percent,
  includeGifts: fc.boolean(),
  gifts: fc.array(aGift, { maxLength: 5 }),
  charityType: fc.constantFrom(...charityTypes),
  charityValue: fc.oneof(percent, pounds),
  transferredNRBPercent: percent,
  transferredRNRBPercent: percent,
});

/** Numbers and words that no form should send, and one day will. */
export const anUnlikelyEstate = anEstate.chain((estate) =>
  fc
    .dictionary(
      fc.constantFrom('estateValue', 'debts', 'mainResidenceValue', 'charityValue', 'transferredNRBPercent'),
      fc.oneof(fc.double(), fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, -1, 1e300, 1e15)),
    )
    .map((odd): EstimateInput => ({ ...estate, ...odd })),
);
