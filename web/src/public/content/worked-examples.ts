import { figures } from './figures.ts';

const { statutoryLegacy, nilRateBand, taxRate, charityRate, charityShare } = figures;

/** The shares of an estate without a will, when there is a spouse and there are children. */
export function sharesWithoutWill(estate: number, children: number) {
  const legacy = Math.min(estate, statutoryLegacy.value);
  const rest = estate - legacy;
  return { legacy, rest, half: rest / 2, spouse: legacy + rest / 2, eachChild: rest / 2 / children };
}

const percentOf = (percent: number, amount: number) => (amount * percent) / 100;

/** The tax on an estate above what is free of tax. */
export function taxAbove(free: number, estate: number) {
  const taxable = Math.max(0, estate - free);
  return { taxable, tax: percentOf(taxRate.value, taxable) };
}

/** An estate with the ordinary allowance alone, with and without just enough for charity to lower the rate. */
export function charityCompared(estate: number) {
  const { taxable, tax } = taxAbove(nilRateBand.value, estate);
  const gift = percentOf(charityShare.value, taxable);
  const lowerTax = percentOf(charityRate.value, taxable - gift);
  return { taxable, gift, tax, lowerTax, familyWithout: estate - tax, family: estate - gift - lowerTax };
}

/** The rate on a gift above the allowance, by the whole years between the gift and the death. */
export const giftRates = [
  { years: '0 to 3', rate: figures.giftRateTo3Years.value },
  { years: '3 to 4', rate: figures.giftRateTo4Years.value },
  { years: '4 to 5', rate: figures.giftRateTo5Years.value },
  { years: '5 to 6', rate: figures.giftRateTo6Years.value },
  { years: '6 to 7', rate: figures.giftRateTo7Years.value },
  { years: '7 or more', rate: 0 },
] as const;

/** The tax on a gift that is the first to use the allowance. */
export const giftTax = (gift: number, rate: number) => percentOf(rate, Math.max(0, gift - nilRateBand.value));
