import type { PersonId } from '@plainwill/contracts/shared/ids';
import { capitalised } from '@plainwill/contracts/shared/phrases';
import { poundsText } from '@plainwill/contracts/shared/pounds-text';
import { type ProvisionKind, provisionLabels } from '@plainwill/contracts/will-data/questions/provision-questions';
import type { Provision } from '@plainwill/contracts/will-data/records/provisions';
import type { BeneficiaryId } from '@plainwill/contracts/will-data/records/recipients';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import type { SectionPart } from '@plainwill/contracts/will-data/will/answer-place';
import { sectionOfKind } from '../../answer-place/section-place.ts';
import { beneficiariesText } from '../../people/recipients/priority-levels.ts';

/** The name of anybody who can be named in a provision. */
export type NameOf = (id: BeneficiaryId) => string;

/** The title of a provision on its card. */
export function provisionTitle(provision: Provision, nameOf: NameOf): string {
  if (provision.kind === 'pet') return capitalised(provision.description);
  if (provision.kind === 'advance')
    return `${poundsText(provision.amount)} already given to ${named(provision.personId, nameOf)}`;
  if (provision.kind === 'exclusion') return `Leaving out ${named(provision.personId, nameOf)}`;
  return provisionLabels[provision.kind].label;
}

const named = (id: PersonId | null, nameOf: NameOf) => (id === null ? 'someone' : nameOf(id));

const beneficiaries = ({ recipients }: Provision, nameOf: NameOf) =>
  beneficiariesText(recipients, nameOf) || 'no one yet';

/**
 * Further details of a provision, in short lines that staff read too. The text of a letter or of reasons is never among
 * them.
 */
export function provisionLines(provision: Provision, nameOf: NameOf): string[] {
  return lines(provision, nameOf).filter((line) => line !== '');
}

function lines(provision: Provision, nameOf: NameOf): string[] {
  switch (provision.kind) {
    case 'homeTrust': {
      const howLong = provision.years === null ? 'for life' : `for ${provision.years} ${years(provision.years)}`;
      const what = provision.right === 'life_interest' ? 'live there or have the rent or income' : 'live there';
      return [
        `${named(provision.occupierId, nameOf)} can ${what} ${howLong}`,
        `Then to ${beneficiaries(provision, nameOf)}`,
        provision.onlyThisHome ? 'Only this home, not a later one' : '',
      ];
    }
    case 'belongings':
      return [
        `To ${beneficiaries(provision, nameOf)}`,
        provision.withoutVehicles ? 'Without vehicles' : '',
        provision.hasLetter ? 'With a letter of wishes' : '',
      ];
    case 'pet':
      return [
        `To ${named(provision.takerId, nameOf)}${provision.substituteId ? `; if they can’t, ${nameOf(provision.substituteId)}` : ''}`,
        provision.cashAmount ? `With ${poundsText(provision.cashAmount)}` : '',
        provision.rehomingCharityId ? `As a last resort, ${nameOf(provision.rehomingCharityId)} finds it a home` : '',
      ];
    case 'digitalAssets':
      return [
        provision.hasPowers ? 'Executors can manage online accounts and devices' : '',
        provision.privateFiles === 'hand_over'
          ? `Private photos and messages to ${beneficiaries(provision, nameOf)}`
          : '',
        provision.privateFiles === 'delete' ? 'Private photos and messages are deleted unread' : '',
      ];
    case 'guardianSupport':
      return [
        provision.paysCosts
          ? `Guardians can be repaid what they spend on the children${provision.adaptsHome ? ', including a larger home or car' : ''}`
          : '',
        provision.cashAmount ? `${poundsText(provision.cashAmount)} for the guardians` : '',
      ];
    case 'laterGuardians':
      return [
        `${named(provision.guardianId, nameOf)} would look after any child of yours under 18`,
        provision.substituteId ? `If they can’t, ${nameOf(provision.substituteId)}` : '',
      ];
    case 'charityTenth':
      return [
        `${provision.percent}% of what lies above the basic tax-free amount to ${beneficiaries(provision, nameOf)}`,
        capitalised(limits(provision.leastAmount, provision.mostAmount)),
      ];
    case 'residueFallback':
      return [`If no one named can inherit: ${fallbackText(provision, nameOf)}`];
    case 'advance':
      return [
        capitalised([provision.purpose, provision.year && `in ${provision.year}`].filter(Boolean).join(', ')),
        `Comes off ${provision.personId === null ? 'their' : `${nameOf(provision.personId)}’s`} share of the rest`,
      ];
    case 'exclusion':
      return [
        provision.reasons ? 'Reasons in a separate statement' : 'No reasons written yet',
        provision.isSigned ? 'Statement signed' : 'Statement not signed yet',
      ];
  }
}

const years = (count: number) => (count === 1 ? 'year' : 'years');

const limits = (least: number | null, most: number | null) =>
  [least && `at least ${poundsText(least)}`, most && `at most ${poundsText(most)}`].filter(Boolean).join(', ');

/** These inherit as a last resort. */
export function fallbackText(provision: Extract<Provision, { kind: 'residueFallback' }>, nameOf: NameOf): string {
  switch (provision.fallback) {
    case 'charity':
      return beneficiaries(provision, nameOf);
    case 'relatives':
      return 'the nearest relatives';
    case 'both_families':
      return 'half to each of the two families';
    case 'law':
      return 'whoever the law says';
    default:
      return 'not chosen yet';
  }
}

const shortLabels: Record<ProvisionKind, (count: number) => string> = {
  homeTrust: () => 'right to live there',
  belongings: () => 'personal belongings',
  pet: (count) => (count === 1 ? '1 pet' : `${count} pets`),
  digitalAssets: () => 'digital files',
  guardianSupport: () => 'money for guardians',
  laterGuardians: () => 'guardians for a child yet to be born',
  charityTenth: () => 'a tenth to charity',
  residueFallback: () => 'last resort chosen',
  advance: (count) => (count === 1 ? '1 sum already given' : `${count} sums already given`),
  exclusion: (count) => (count === 1 ? '1 person left out' : `${count} people left out`),
};

/** The provisions of a section in a few words each, for its one line. */
export function provisionsInShort({ provisions }: Pick<TestatorRecord, 'provisions'>, section: SectionPart): string[] {
  const kinds = Map.groupBy(provisions, ({ kind }) => kind);
  return [...kinds].flatMap(([kind, some]) =>
    sectionOfKind[kind] === section ? [shortLabels[kind](some.length)] : [],
  );
}
