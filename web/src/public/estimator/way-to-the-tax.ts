import type { Pence } from '@plainwill/law/money/pence';
import type { Working } from '@plainwill/law/tax/working';
import type { WaterfallStep } from '../../ui/figures/waterfall.tsx';
import { inPounds } from './pounds.ts';

/** Steps from the estate to the tax: what comes off, what is left to tax, and the tax; none of nothing. */
export function wayToTheTax(working: Working): WaterfallStep[] {
  const { assets, netEstate, toSpouse, toCharity, residence, taxable, tax } = working;
  const allowance = netEstate - toSpouse - toCharity - residence.used - taxable;
  let left = assets;
  const off = (label: string, amount: Pence): WaterfallStep[] => {
    if (amount <= 0) return [];
    left -= amount;
    return [
      { label, figure: `−${inPounds(amount)}`, from: left / assets, to: (left + amount) / assets, tone: 'butter' },
    ];
  };
  return [
    { label: 'Estate value', figure: inPounds(assets), from: 0, to: 1, tone: 'deep' },
    ...off('Mortgage and debts', assets - netEstate),
    ...off('Spouse or civil partner', toSpouse),
    ...off('Charity', toCharity),
    ...off('Nil-rate band', allowance),
    ...off('Residence nil-rate band', residence.used),
    { label: 'Taxable amount', figure: inPounds(taxable), from: 0, to: taxable / assets, tone: 'deep' },
    { label: 'Estimated IHT', figure: inPounds(tax), from: 0, to: tax / assets, tone: 'clay' },
  ];
}

/** One sentence says what the steps show. */
export function wayText({ assets, taxable, tax }: Working): string {
  if (taxable === 0) return `None of the ${inPounds(assets)} is taxed.`;
  if (taxable === assets) return `All of the ${inPounds(assets)} is taxed: ${inPounds(tax)}.`;
  return `Of ${inPounds(assets)}, ${inPounds(assets - taxable)} is not taxed. The tax on the remaining ${inPounds(taxable)} is ${inPounds(tax)}.`;
}
