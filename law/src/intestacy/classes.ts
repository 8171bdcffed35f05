import type { bloods, Family, Relative } from '@plainwill/contracts/will-data/what-if/family';
import { type Finding, isKin, type Taker, takersOf } from './statutory-trusts.ts';
import { type Death, hasDiedFirst, isOrderUnknown, isOut } from './survival.ts';

const none: readonly Relative[] = [];

/** Equal parts outright, with nobody to stand in for one who died first: parents and grandparents. */
export function outrightTakers(members: readonly Relative[], death: Death, findings: Finding[]): Taker[] {
  const takers: Taker[] = [];
  for (const member of members) {
    const note = (kind: Finding['kind']) => findings.push({ kind, person: member, insteadOf: [] });
    if (!isKin(member)) {
      if (member.kind === 'adopted-away') note('adopted away');
      if (member.kind === 'unrecorded-father') note('unrecorded father');
      continue;
    }
    if (isOrderUnknown(member, death)) note('order unknown');
    if (hasDiedFirst(member, death)) continue;
    if (isOut(member)) note(member.forfeits ? 'forfeited' : 'disclaimed');
    else {
      if (member.kind === 'adopted') note('adopted');
      takers.push({ person: member, parts: 1, isHeld: false });
    }
  }
  for (const taker of takers) taker.parts = takers.length;
  return takers;
}

interface LaterClass {
  /** What they are to the person who died. */
  name: string;
  takersIn: (family: Family, findings: Finding[]) => Taker[];
}

/** After parents, in the order of section 46(1)(v). */
export const laterClasses: readonly LaterClass[] = [
  { name: 'brothers and sisters with the same two parents', takersIn: ofBlood('siblings', 'whole') },
  { name: 'half-brothers and half-sisters', takersIn: ofBlood('siblings', 'half') },
  {
    name: 'grandparents',
    takersIn: (family, findings) => outrightTakers(family.grandparents ?? none, family, findings),
  },
  { name: 'aunts and uncles who had the same two parents as a parent', takersIn: ofBlood('auntsAndUncles', 'whole') },
  { name: 'aunts and uncles who shared one parent with a parent', takersIn: ofBlood('auntsAndUncles', 'half') },
];

function ofBlood(list: 'siblings' | 'auntsAndUncles', blood: (typeof bloods)[number]): LaterClass['takersIn'] {
  return (family, findings) => {
    const relatives = family[list];
    if (relatives === undefined) return [];
    const members = relatives.filter((relative) => (relative.blood ?? 'whole') === blood);
    return takersOf(members, family, findings);
  };
}
