import type { AnswerPlace } from '@plainwill/contracts/will-data/will/will-checks';
import { at } from './check.ts';
import type { Known } from './known.ts';
import { isBelowAge } from './young-takers.ts';

// The estate is never valued here; a home in the residue and the sums of gifts are what is known of it.
const smallSum = 5000;

/** What is known to be worth more than a little, and would be held in trust for a child: the home, or a larger sum. */
export function landAndSums({ will: { home, levels }, gifts }: Known): AnswerPlace[] {
  const hasHome = home.tenancy === 'sole-owner' || home.tenancy === 'tenants-in-common';
  const isHomeHeld = hasHome && levels.flat().some(isBelowAge);
  const sums = gifts.filter(
    ({ gift, row }) => Math.max(gift.cash, row.policy_amount ?? 0) > smallSum && gift.levels.flat().some(isBelowAge),
  );
  return [
    ...(isHomeHeld ? [at('residue', 'childrenInheritanceAge')] : []),
    ...sums.map(({ row }) => at('gifts', 'childrenAccessAge', row.id)),
  ];
}
