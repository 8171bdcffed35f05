import type { Taking } from '@plainwill/contracts/will-data/what-if/what-if';
import Fraction from 'fraction.js';
import { apportion } from '../../money/apportion.ts';
import type { WhatIfCase } from '../events/what-if-case.ts';
import { type ActingGuardians, guardiansOf } from '../offices/acting-guardians.ts';
import { belongingsGift, type Given, giftsOf } from './gifts.ts';
import { type Home, homeOf } from './home.ts';
import { type Rest, restOf, wholeByLaw } from './residue.ts';

/** Who takes everything that there is. */
export interface Outcome {
  home: Home;
  gifts: readonly Given[];
  /** By gift, to the penny. */
  giftRows: readonly Taking[];
  /** The sums of money are cut, for there is too little. */
  isCut: boolean;
  /** What is left after gifts. */
  rest: Rest;
  guardians: readonly ActingGuardians[];
}

export function outcomeOf(c: WhatIfCase, charityTenthPence: number): Outcome {
  const home = homeOf(c);
  const estate = c.events.estatePence - (home.survivorship?.pence ?? 0);
  const guardians = guardiansOf(c);
  if (c.marriage.isRevoked) {
    const rest = wholeByLaw(c, estate);
    return { home, gifts: [], giftRows: [], isCut: false, rest, guardians };
  }
  const acting = guardians.filter((one) => one.caredForBy === null && one.as === 'appointed');
  const inCharge = [...new Set(acting.flatMap(({ guardians }) => guardians))];
  const gifts = giftsOf(c, { home, guardians: inCharge, charityTenthPence });
  const { pences, isCut } = paid(gifts, estate);
  const giftRows = gifts.flatMap((gift, at) => (gift.state === 'taken' ? gift.rows(pences[at] ?? 0) : []));
  const left = giftRows.reduce((sum, { pence }) => sum - pence, estate);
  const isWithBelongings = gifts.some(({ gift, state }) => gift === belongingsGift && state === 'taken');
  const chattels = isWithBelongings ? 0 : (c.events.chattelsPence ?? 0);
  return { home, gifts, giftRows, isCut, rest: restOf(c, left, chattels), guardians };
}

/** Things first, then the sums, each cut in proportion where there is too little. AEA 1925 s.34(3), Sch 1 Pt II. */
function paid(gifts: readonly Given[], estate: number): { pences: number[]; isCut: boolean } {
  const isTaken = ({ state }: Given) => state === 'taken';
  const pences = gifts.map((gift) => (isTaken(gift) ? gift.pence : 0));
  let left = estate;
  for (const [at, { isSum }] of gifts.entries()) {
    if (isSum) continue;
    pences[at] = Math.min(pences[at] ?? 0, left);
    left -= pences[at] ?? 0;
  }
  const sums = gifts.flatMap((gift, at) => (gift.isSum && isTaken(gift) ? [at] : []));
  const total = sums.reduce((sum, at) => sum + (pences[at] ?? 0), 0);
  if (total <= left) return { pences, isCut: false };
  const cut = apportion(
    left,
    sums.map((at) => new Fraction(pences[at] ?? 0, total)),
  );
  for (const [nth, at] of sums.entries()) pences[at] = cut[nth] ?? 0;
  return { pences, isCut: true };
}

/** Every row, in the order of an answer. */
export const rowsIn = ({ home, giftRows, rest }: Outcome): Taking[] => [
  ...(home.survivorship ? [home.survivorship] : []),
  ...giftRows,
  ...rest.rows,
];
