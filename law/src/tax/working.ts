import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import { finePercentOf, type Pence, percentOf, toPence } from '../money/pence.ts';
import { type Bands, bandsOn } from './bands.ts';
import { type ChargedGifts, chargeGifts, type LifetimeGift } from './gifts.ts';

interface Residence {
  /** This year's band, in pence. */
  ownBand: Pence;
  /** How much of a late spouse's band was left unused. */
  transferredPercent: number;
  taperThreshold: Pence;
  /** Assets less debts, before any exemption and without gifts. IHTA 1984, s.8D(5); IHTM46023. */
  netEstate: Pence;
  /** The share of the home, less its mortgage, that goes to children or their descendants. */
  homeToDescendants: Pence;
  /** What the estate leaves to others than spouse and charity. */
  chargeable: Pence;
}

interface ResidenceBand {
  /** This person's and what a late spouse left. */
  beforeTaper: Pence;
  reduction: Pence;
  afterTaper: Pence;
  /** What the estate can use of it. */
  used: Pence;
}

/** The residence nil-rate band. IHTA 1984, ss.8D to 8G; the taper comes before the cap at the value of the home. */
function residenceBand(estate: Residence): ResidenceBand {
  const beforeTaper = estate.ownBand + finePercentOf(estate.ownBand, estate.transferredPercent);
  const above = Math.max(0, estate.netEstate - estate.taperThreshold);
  const reduction = Math.min(beforeTaper, Math.floor(above / 2));
  const afterTaper = beforeTaper - reduction;
  const used = Math.min(afterTaper, estate.homeToDescendants, estate.chargeable);
  return { beforeTaper, reduction, afterTaper, used };
}

interface CharityTest {
  /** What the gift is measured against. */
  baseline: Pence;
  /** The least that brings the lower rate: a tenth of the baseline. */
  minimum: Pence;
  isPassed: boolean;
}

/**
 * Says whether a gift to charity in the will brings the rate down from 40% to 36%.
 * The baseline is what is left after the spouse and the nil-rate band, with the gift put back and the residence band
 * ignored. IHTA 1984, Sch 1A paras 2-6; IHTM45009.
 */
function charityTest(gift: Pence, netEstate: Pence, toSpouse: Pence, bandLeft: Pence): CharityTest {
  const baseline = Math.max(0, netEstate - toSpouse - bandLeft);
  const minimum = Math.ceil(baseline / 10);
  return { baseline, minimum, isPassed: gift > 0 && gift >= minimum };
}

export const charityTypes = ['none', 'percent', 'amount'] as const;
export type CharityType = (typeof charityTypes)[number];

/** Money in pounds. What is left out counts as nothing, or as No. */
export interface EstimateInput {
  /** Everything owned. Gifts made in lifetime are no part of it. */
  estateValue: number;
  /** The mortgage is one of them. */
  debts?: number;
  hasSpouse?: boolean;
  /** All that does not go to charity. */
  entireEstateToSpouse?: boolean;
  /** Part of the estate, where not all of it goes to the spouse. */
  amountToSpouse?: number;
  /** Says whether the home goes to children or their descendants. */
  hasDirectDescendants?: boolean;
  /** Less the mortgage on it. */
  mainResidenceValue?: number;
  /** How much of the home goes to them: 0-100, all of it unless given. */
  percentResidenceToDescendants?: number;
  /** Without it, gifts count if there are any. */
  includeGifts?: boolean;
  gifts?: readonly LifetimeGift[];
  charityType?: CharityType;
  /** Pounds, or a percentage of assets less debts. */
  charityValue?: number;
  /** How much of a late spouse's nil-rate band was left unused: 0-100. */
  transferredNRBPercent?: number;
  /** The same of the residence nil-rate band. */
  transferredRNRBPercent?: number;
}

export interface EstimateOptions {
  /** `YYYY-MM-DD`: the day of death that is assumed. */
  asOf: CalendarDate;
  /** Instead of those of that day. */
  bands?: Partial<Bands>;
}

/** Each step from the estate to the tax, in whole pence. */
export interface Working {
  assets: Pence;
  debts: Pence;
  netEstate: Pence;
  toSpouse: Pence;
  toCharity: Pence;
  /** What is left to others than spouse and charity, before tax. */
  chargeable: Pence;
  gifts: ChargedGifts;
  /** Own and transferred nil-rate band, before gifts. */
  nilRateBand: Pence;
  residence: ResidenceBand;
  charity: CharityTest;
  taxable: Pence;
  ratePercent: 40 | 36;
  tax: Pence;
}

/** How the tax comes about. Follows the order of IHTM: gifts, bands, exemptions, rate. */
export function workingOf(input: EstimateInput, { asOf, bands }: EstimateOptions): Working {
  const { nrb, rnrb, taperThreshold } = { ...bandsOn(asOf), ...bands };
  const assets = toPence(input.estateValue);
  const debts = toPence(input.debts);
  const netEstate = Math.max(0, assets - debts);

  const ownBand = toPence(nrb);
  const nilRateBand = ownBand + finePercentOf(ownBand, input.transferredNRBPercent ?? 0);
  const listed = input.gifts ?? [];
  const gifts = chargeGifts((input.includeGifts ?? true) ? listed : listed.map(notCounted), nilRateBand, asOf);

  const toCharity = charityGift(input, netEstate);
  const toSpouse = spouseShare(input, netEstate - toCharity);
  const chargeable = netEstate - toCharity - toSpouse;

  const residence = residenceBand({
    ownBand: toPence(rnrb),
    transferredPercent: input.transferredRNRBPercent ?? 0,
    taperThreshold: toPence(taperThreshold),
    netEstate,
    homeToDescendants: input.hasDirectDescendants
      ? finePercentOf(toPence(input.mainResidenceValue), input.percentResidenceToDescendants ?? 100)
      : 0,
    chargeable,
  });
  const charity = charityTest(toCharity, netEstate, toSpouse, gifts.bandLeft);
  const taxable = Math.max(0, chargeable - residence.used - gifts.bandLeft);
  const ratePercent = charity.isPassed ? 36 : 40;
  const tax = percentOf(taxable, ratePercent);
  return {
    assets,
    debts,
    netEstate,
    toSpouse,
    toCharity,
    chargeable,
    gifts,
    nilRateBand,
    residence,
    charity,
    taxable,
    ratePercent,
    tax,
  };
}

const notCounted = (gift: LifetimeGift): LifetimeGift => ({ ...gift, toSpouseOrCharity: true });

function charityGift({ charityType = 'none', charityValue = 0 }: EstimateInput, netEstate: Pence): Pence {
  if (charityType === 'percent') return finePercentOf(netEstate, charityValue);
  return charityType === 'amount' ? Math.min(toPence(charityValue), netEstate) : 0;
}

/** Exempt without limit between people who live in the UK. IHTA 1984, s.18. */
function spouseShare(input: EstimateInput, available: Pence): Pence {
  if (!input.hasSpouse) return 0;
  return input.entireEstateToSpouse ? available : Math.min(toPence(input.amountToSpouse), available);
}
