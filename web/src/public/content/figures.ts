import { newestStatutoryLegacy } from '@plainwill/law/intestacy/statutory-legacy';
import { willStorageFee } from '@plainwill/law/signing/storage-fee';
import { pageSources, type Source } from './sources.ts';

export interface Figure {
  value: number;
  unit: 'pounds' | 'percent' | 'years' | 'days';
  /** The day it came into force, as far as a page says so. */
  from?: string;
  /** The last day for which it is fixed. */
  until?: string;
  source: Source;
  /** The day on which it was last held against its source. `npm run check-figures` names those that are due. */
  checkedOn: string;
}

const bandsFrozenUntil = '2031-04-05';

/** Every figure of the law that a public page quotes. Change it here, and all pages follow. */
export const figures = {
  statutoryLegacy: {
    value: newestStatutoryLegacy.pounds,
    unit: 'pounds',
    from: newestStatutoryLegacy.from,
    source: pageSources.statutoryLegacy,
    checkedOn: newestStatutoryLegacy.checkedOn,
  },
  spouseSurvives: { value: 28, unit: 'days', source: pageSources.administrationOfEstates, checkedOn: '2026-11-20' },
  intestacyAge: { value: 18, unit: 'years', source: pageSources.administrationOfEstates, checkedOn: '2026-11-20' },
  nilRateBand: {
    value: 325_000,
    unit: 'pounds',
    until: bandsFrozenUntil,
    source: pageSources.inheritanceTaxAct,
    checkedOn: '2026-11-20',
  },
  residenceBand: {
    value: 175_000,
    unit: 'pounds',
    until: bandsFrozenUntil,
    source: pageSources.inheritanceTaxAct,
    checkedOn: '2026-11-20',
  },
  taperThreshold: {
    value: 2_000_000,
    unit: 'pounds',
    until: bandsFrozenUntil,
    source: pageSources.inheritanceTaxAct,
    checkedOn: '2026-11-20',
  },
  couplesBand: {
    value: 650_000,
    unit: 'pounds',
    until: bandsFrozenUntil,
    source: pageSources.inheritanceTaxAct,
    checkedOn: '2026-11-20',
  },
  couplesBands: {
    value: 1_000_000,
    unit: 'pounds',
    until: bandsFrozenUntil,
    source: pageSources.inheritanceTaxAct,
    checkedOn: '2026-11-20',
  },
  taxRate: { value: 40, unit: 'percent', source: pageSources.inheritanceTaxAct, checkedOn: '2026-11-20' },
  charityRate: { value: 36, unit: 'percent', source: pageSources.inheritanceTaxAct, checkedOn: '2026-11-20' },
  charityShare: { value: 10, unit: 'percent', source: pageSources.inheritanceTaxAct, checkedOn: '2026-11-20' },
  giftYears: { value: 7, unit: 'years', source: pageSources.inheritanceTaxAct, checkedOn: '2026-11-20' },
  giftRateTo3Years: { value: 40, unit: 'percent', source: pageSources.inheritanceTaxAct, checkedOn: '2026-11-20' },
  giftRateTo4Years: { value: 32, unit: 'percent', source: pageSources.inheritanceTaxAct, checkedOn: '2026-11-20' },
  giftRateTo5Years: { value: 24, unit: 'percent', source: pageSources.inheritanceTaxAct, checkedOn: '2026-11-20' },
  giftRateTo6Years: { value: 16, unit: 'percent', source: pageSources.inheritanceTaxAct, checkedOn: '2026-11-20' },
  giftRateTo7Years: { value: 8, unit: 'percent', source: pageSources.inheritanceTaxAct, checkedOn: '2026-11-20' },
  yearlyGifts: { value: 3_000, unit: 'pounds', source: pageSources.gifts, checkedOn: '2026-11-20' },
  smallGift: { value: 250, unit: 'pounds', source: pageSources.gifts, checkedOn: '2026-11-20' },
  weddingGiftToChild: { value: 5_000, unit: 'pounds', source: pageSources.gifts, checkedOn: '2026-11-20' },
  weddingGiftToGrandchild: { value: 2_500, unit: 'pounds', source: pageSources.gifts, checkedOn: '2026-11-20' },
  weddingGiftToOthers: { value: 1_000, unit: 'pounds', source: pageSources.gifts, checkedOn: '2026-11-20' },
  farmAndBusinessRelief: {
    value: 2_500_000,
    unit: 'pounds',
    from: '2026-04-06',
    source: pageSources.businessRelief,
    checkedOn: '2026-11-24',
  },
  reliefAbove: {
    value: 50,
    unit: 'percent',
    from: '2026-04-06',
    source: pageSources.businessRelief,
    checkedOn: '2026-11-24',
  },
  reliefOnAimShares: {
    value: 50,
    unit: 'percent',
    from: '2026-04-06',
    source: pageSources.businessRelief,
    checkedOn: '2026-11-24',
  },
  probateFeeFrom: { value: 5_000, unit: 'pounds', source: pageSources.probateFees, checkedOn: '2026-11-20' },
  registerDeath: {
    value: 5,
    unit: 'days',
    from: '2024-09-09',
    source: pageSources.registerDeath,
    checkedOn: '2026-11-24',
  },
  willStorage: {
    value: willStorageFee.pounds,
    unit: 'pounds',
    from: willStorageFee.from,
    source: willStorageFee.source,
    checkedOn: willStorageFee.checkedOn,
  },
  childrensTrustCharge: { value: 4.2, unit: 'percent', source: pageSources.trustTaxes, checkedOn: '2026-11-20' },
  tenYearCharge: { value: 6, unit: 'percent', source: pageSources.trustTaxes, checkedOn: '2026-11-20' },
} as const satisfies Record<string, Figure>;

export const pounds = (amount: number) =>
  `£${new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 }).format(amount)}`;

const unitText: Record<Figure['unit'], (value: number) => string> = {
  pounds,
  percent: (value) => `${value}%`,
  years: String,
  days: String,
};

/** The figures as pages write them: "£322,000", "40%". */
export const figureTexts = Object.fromEntries(
  Object.entries(figures).map(([name, { value, unit }]) => [name, unitText[unit](value)]),
) as Record<keyof typeof figures, string>;

/** When the figures from a source were last held against it: the oldest of those days; null where none is from it. */
export function checkedAgainst(source: Source): string | null {
  const days = Object.values<Figure>(figures).flatMap((figure) => (figure.source === source ? figure.checkedOn : []));
  return days.toSorted()[0] ?? null;
}
