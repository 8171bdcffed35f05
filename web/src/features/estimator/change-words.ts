import type { Estimate } from '../inheritance-tax/estimate.ts';
import type { Change } from './changes.ts';
import { inPounds } from './money-words.ts';

const money = (pounds: number) => inPounds(Math.round(pounds * 100));

/** A change as a heading and a sentence that says what it does. */
export function changeWords({ id, amount = 0, after }: Change, now: Estimate): { title: string; text: string } {
  switch (id) {
    case 'charity':
      return {
        title: `Leave ${money(amount)} to charity`,
        text: `The rate falls from 40% to 36%. ${lovedOnes(now, after)}`,
      };
    case 'home':
      return {
        title: 'Leave your home to your children or grandchildren',
        text: `With a home worth ${money(amount)} or more that goes to them, the residence band of ${money(after.availableRNRB)} applies.`,
      };
    case 'late-spouse':
      return {
        title: 'Use the allowances of a late spouse',
        text: 'If you are widowed and your husband, wife or civil partner used none of theirs, they can be added to yours.',
      };
    case 'spouse':
      return {
        title: 'Leave everything to your spouse',
        text: 'Nothing is taxed when you die. Tax may be due later, on what your spouse leaves.',
      };
  }
}

function lovedOnes(now: Estimate, after: Estimate): string {
  const difference = after.toBeneficiaries - now.toBeneficiaries;
  if (difference === 0) return 'Your loved ones receive as much as before.';
  return `Your loved ones receive ${money(Math.abs(difference))} ${difference > 0 ? 'more' : 'less'}.`;
}
