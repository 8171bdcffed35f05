import { toPounds } from '../money/pence.ts';
import { type EstimateInput, type EstimateOptions, workingOf } from './working.ts';

/** Money in pounds, exact to the penny. */
export interface Estimate {
  /** Owed by the estate. What the receivers of gifts owe is `giftTaxDue`. */
  ihtDue: number;
  /** What reaches people: everything but tax and charity, a spouse's share included. */
  toBeneficiaries: number;
  /** What gifts leave of the nil-rate band for the estate. */
  availableNRB: number;
  /** What the estate can use of the residence nil-rate band. */
  availableRNRB: number;
  taxableAmount: number;
  /** Everything that does not go to charity goes to the spouse, free of tax. */
  spouseExemption: boolean;
  charityAmount: number;
  taxRate: 0.4 | 0.36;
  giftTaxDue: number;
  /** One for each gift of the input, in its order, counted or not. */
  gifts: GiftEstimate[];
  /** The residence allowance, own and transferred, whether or not there is a home to use it on. */
  rnrbBeforeTaper: number;
  /** The same after the reduction for a large estate. */
  rnrbAfterTaper: number;
  charityBaseline: number;
  /** The least to charity that brings the rate to 36%. */
  charityMinimumFor36: number;
}

interface GiftEstimate {
  /** The part above the nil-rate band. */
  taxable: number;
  /** How much of the full tax is due, after taper relief: 100, 80, 60, 40 or 20; 0 for an exempt gift. */
  taperPercent: number;
  tax: number;
}

/** The inheritance tax on the estate of somebody who would die on `asOf`. */
export function estimateInheritanceTax(input: EstimateInput, options: EstimateOptions): Estimate {
  const working = workingOf(input, options);
  const { gifts, residence, charity, netEstate, toSpouse, toCharity, tax } = working;
  return {
    ihtDue: toPounds(tax),
    toBeneficiaries: toPounds(netEstate - toCharity - tax),
    availableNRB: toPounds(gifts.bandLeft),
    availableRNRB: toPounds(residence.used),
    taxableAmount: toPounds(working.taxable),
    spouseExemption: Boolean(input.hasSpouse) && (Boolean(input.entireEstateToSpouse) || isAll(toSpouse, working)),
    charityAmount: toPounds(toCharity),
    taxRate: working.ratePercent === 36 ? 0.36 : 0.4,
    giftTaxDue: toPounds(gifts.tax),
    gifts: gifts.lines.map(({ taxable, taperPercent, tax: giftTax }) => ({
      taxable: toPounds(taxable),
      taperPercent,
      tax: toPounds(giftTax),
    })),
    rnrbBeforeTaper: toPounds(residence.beforeTaper),
    rnrbAfterTaper: toPounds(residence.afterTaper),
    charityBaseline: toPounds(charity.baseline),
    charityMinimumFor36: toPounds(charity.minimum),
  };
}

const isAll = (toSpouse: number, { chargeable }: { chargeable: number }) => toSpouse > 0 && chargeable === 0;
