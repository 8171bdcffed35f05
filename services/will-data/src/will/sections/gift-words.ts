import { moneyInWords } from '../language/money-in-words.ts';
import { tidy } from '../language/phrases.ts';
import { type Word, words } from '../language/words.ts';
import type { Gift } from '../model/gifts-of.ts';

const determiner = /^(all|any|a|an|both|each|every|everything|half|one|some|whatever|whichever)\b/i;

/** A thing as a gift names it, with one "my" however it was typed. */
function itemInWords(typed: string): string {
  const item = tidy(typed).replace(/^(my|the)\s+/i, '');
  const [first = '', ...rest] = item.split(' ');
  return determiner.test(item) ? [first.toLocaleLowerCase('en-GB'), ...rest].join(' ') : `my ${item}`;
}

const policy = ({ provider, policyNumber }: Pick<Gift, 'provider' | 'policyNumber'>) =>
  `${provider && ` with ${provider}`}${policyNumber && ` (number ${policyNumber})`}`;

/** The sentence that gives, up to those who take. */
export function giving(gift: Gift, isShared: boolean): Word[] {
  const give = 'I give, free of inheritance tax, ';
  switch (gift.type) {
    case 'specific_item':
      return words`${give}${itemInWords(gift.item)} to `;
    case 'cash_gift': {
      const sum = moneyInWords(gift.cash);
      return isShared
        ? words`${give}the sum of ${sum} in total, to be divided equally between `
        : words`${give}the sum of ${sum} to `;
    }
    case 'life_insurance':
      // Only what is payable to the estate is the testator's to give: a policy in trust is not.
      return words`${give}all sums payable to my estate under my life insurance policy${policy(gift)} to `;
    case 'pension_plan':
      return words`I ask those who run my pension plan${policy(gift)} to pay the benefits due on my death to `;
  }
}
