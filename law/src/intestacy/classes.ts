import type { bloods, Family, Relative } from '@plainwill/contracts/will-data/what-if/family';
import { type Beneficiary, beneficiariesOf, type Finding, isKin } from './statutory-trusts.ts';
import { type Death, hasDiedFirst, isOrderUnknown, isOut } from './survival.ts';

const none: readonly Relative[] = [];

/** Equal parts outright, with nobody to stand in for one who died first: parents and grandparents. */
export function outrightBeneficiaries(members: readonly Relative[], death: Death, findings: Finding[]): Beneficiary[] {
  const beneficiaries: Beneficiary[] = [];
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
      beneficiaries.push({ person: member, parts: 1, isHeld: false });
    }
  }
  for (const beneficiary of beneficiaries) beneficiary.parts = beneficiaries.length;
  return beneficiaries;
}

interface LaterClass {
  /** What they are to the person who died. */
  name: string;
  beneficiariesIn: (family: Family, findings: Finding[]) => Beneficiary[];
}

/** After parents, in the order of section 46(1)(v). */
export const laterClasses: readonly LaterClass[] = [
  { name: 'brothers and sisters with the same two parents', beneficiariesIn: ofBlood('siblings', 'whole') },
  { name: 'half-brothers and half-sisters', beneficiariesIn: ofBlood('siblings', 'half') },
  {
    name: 'grandparents',
    beneficiariesIn: (family, findings) => outrightBeneficiaries(family.grandparents ?? none, family, findings),
  },
  {
    name: 'aunts and uncles who had the same two parents as a parent',
    beneficiariesIn: ofBlood('auntsAndUncles', 'whole'),
  },
  { name: 'aunts and uncles who shared one parent with a parent', beneficiariesIn: ofBlood('auntsAndUncles', 'half') },
];

function ofBlood(list: 'siblings' | 'auntsAndUncles', blood: (typeof bloods)[number]): LaterClass['beneficiariesIn'] {
  return (family, findings) => {
    const relatives = family[list];
    if (relatives === undefined) return [];
    const members = relatives.filter((relative) => (relative.blood ?? 'whole') === blood);
    return beneficiariesOf(members, family, findings);
  };
}
