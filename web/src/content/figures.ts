import { type Source, sources } from './sources.ts';

export interface Figure {
  value: number;
  unit: 'pounds' | 'percent' | 'years' | 'days';
  /** The day it came into force, as far as a page says so. */
  from?: string;
  /** The last day for which it is fixed. */
  until?: string;
  source: Source;
}

const bandsFrozenUntil = '2031-04-05';

/** The day on which every figure below was last held against its source. */
export const figuresCheckedOn = '2026-11-20';

/** Every figure of the law that a public page quotes. Change it here, and all pages follow. */
export const figures = {
  statutoryLegacy: { value: 322_000, unit: 'pounds', from: '2023-07-26', source: sources.statutoryLegacy },
  spouseSurvives: { value: 28, unit: 'days', source: sources.administrationOfEstates },
  intestacyAge: { value: 18, unit: 'years', source: sources.administrationOfEstates },
  nilRateBand: { value: 325_000, unit: 'pounds', until: bandsFrozenUntil, source: sources.inheritanceTaxAct },
  residenceBand: { value: 175_000, unit: 'pounds', until: bandsFrozenUntil, source: sources.inheritanceTaxAct },
  taperThreshold: { value: 2_000_000, unit: 'pounds', until: bandsFrozenUntil, source: sources.inheritanceTaxAct },
  couplesBand: { value: 650_000, unit: 'pounds', until: bandsFrozenUntil, source: sources.inheritanceTaxAct },
  couplesBands: { value: 1_000_000, unit: 'pounds', until: bandsFrozenUntil, source: sources.inheritanceTaxAct },
  taxRate: { value: 40, unit: 'percent', source: sources.inheritanceTaxAct },
  charityRate: { value: 36, unit: 'percent', source: sources.inheritanceTaxAct },
  charityShare: { value: 10, unit: 'percent', source: sources.inheritanceTaxAct },
  giftYears: { value: 7, unit: 'years', source: sources.inheritanceTaxAct },
  yearlyGifts: { value: 3_000, unit: 'pounds', source: sources.gifts },
  smallGift: { value: 250, unit: 'pounds', source: sources.gifts },
  weddingGiftToChild: { value: 5_000, unit: 'pounds', source: sources.gifts },
  weddingGiftToGrandchild: { value: 2_500, unit: 'pounds', source: sources.gifts },
  weddingGiftToOthers: { value: 1_000, unit: 'pounds', source: sources.gifts },
  farmAndBusinessRelief: { value: 2_500_000, unit: 'pounds', from: '2026-04-06', source: sources.inheritanceTaxAct },
  probateFee: { value: 526, unit: 'pounds', from: '2026-07-13', source: sources.probateFees },
  probateFeeFrom: { value: 5_000, unit: 'pounds', source: sources.probateFees },
  childrensTrustCharge: { value: 4.2, unit: 'percent', source: sources.trustTaxes },
  tenYearCharge: { value: 6, unit: 'percent', source: sources.trustTaxes },
} as const satisfies Record<string, Figure>;

export const pounds = (amount: number) =>
  `£${new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 }).format(amount)}`;

const inWords: Record<Figure['unit'], (value: number) => string> = {
  pounds,
  percent: (value) => `${value}%`,
  years: String,
  days: String,
};

/** The figures as pages write them: "£322,000", "40%". */
export const said = Object.fromEntries(
  Object.entries(figures).map(([name, { value, unit }]) => [name, inWords[unit](value)]),
) as Record<keyof typeof figures, string>;
