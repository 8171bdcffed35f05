import type { PersonId } from '@plainwill/contracts/shared/ids';
import { listed } from '@plainwill/contracts/shared/phrases';
import { nameOf } from '@plainwill/contracts/will-data/people';
import { provisionLabels } from '@plainwill/contracts/will-data/questions/provision-questions';
import { wholeShare } from '@plainwill/contracts/will-data/questions/share-rules';
import type { GuardianPlan } from '@plainwill/contracts/will-data/records/guardians';
import type { Provision } from '@plainwill/contracts/will-data/records/provisions';
import type { Recipient } from '@plainwill/contracts/will-data/records/recipients';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import { hasGuardians } from '@plainwill/contracts/will-data/will/readiness';
import { isAmong, isClass } from '../../../shared/people/beneficiary-classes.ts';
import { giftName } from '../../sections/gifts/gift-model.ts';
import { personsOf } from '../parts-in-will.ts';
import { levelsOf, shareText } from '../recipients/priority-levels.ts';

/** Every place in the answers that names someone, in words: “Backup executor”, “Inherits half of the rest”. */
export const whereNamed = (testatorRecord: TestatorRecord, id: PersonId): string[] => [
  ...asExecutor(testatorRecord, id),
  ...asGuardian(testatorRecord, id),
  ...inGifts(testatorRecord, id),
  ...inResidue(testatorRecord, id),
  ...inProvisions(testatorRecord, id),
  ...inFamily(testatorRecord, id),
];

const asExecutor = ({ executors }: TestatorRecord, id: PersonId) =>
  executors
    .filter(({ personId }) => personId === id)
    .map(({ role }) => (role === 'primary' ? 'Executor' : 'Backup executor'));

const guardianRoles: readonly [string, (plan: GuardianPlan) => readonly PersonId[]][] = [
  ['Guardian', ({ primaryIds }) => primaryIds],
  ['Backup guardian', ({ backupIds }) => backupIds],
  ['Joint guardian', ({ groups }) => groups.flatMap(({ memberIds }) => memberIds)],
];

const asGuardian = ({ guardians, children }: TestatorRecord, id: PersonId) =>
  guardianRoles.flatMap(([role, membersOf]) => {
    const wards = guardians.filter((plan) => membersOf(plan).includes(id)).map(({ childId }) => childId);
    const names = children.filter((child) => wards.includes(child.id)).map(nameOf);
    return names.length > 0 ? [`${role} of ${listed(names)}`] : [];
  });

const inGifts = ({ gifts, children }: TestatorRecord, id: PersonId) =>
  gifts.flatMap((gift) => {
    const [first = [], ...later] = levelsOf(gift.recipients);
    const own = beneficiaryAmong(first, id, children);
    if (own) return [`Gets a gift${inClass(own)}: ${giftName(gift)}`];
    const next = beneficiaryAmong([...later.flat(), ...gift.remainderRecipients], id, children);
    return next ? [`Next in line for a gift${inClass(next)}: ${giftName(gift)}`] : [];
  });

function inResidue({ residue, children }: TestatorRecord, id: PersonId): string[] {
  const [first = [], ...later] = levelsOf(residue.recipients);
  const own = beneficiaryAmong(first, id, children);
  const next = beneficiaryAmong(later.flat(), id, children);
  if (!own) return next ? [`Next in line for the rest${inClass(next)}`] : [];
  if (isClass(own.personId)) return [`Inherits the rest, or part of it${inClass(own)}`];
  if (first.some(({ personId }) => isClass(personId)) && own.shareBasisPoints === null)
    return ['Inherits an equal share of the rest'];
  return [`Inherits ${residueShareText(own.shareBasisPoints ?? wholeShare / first.length)}`];
}

const inProvisions = ({ provisions, settings, children }: TestatorRecord, id: PersonId) => [
  ...provisions.flatMap((provision) =>
    personsOf(provision).includes(id) || beneficiaryAmong(provision.recipients, id, children)
      ? [partIn(provision)]
      : [],
  ),
  ...(settings.intendedSpouseId === id ? ['Who you expect to marry'] : []),
];

function partIn(provision: Provision): string {
  if (provision.kind === 'pet') return `Home for a pet: ${provision.description}`;
  return provisionLabels[provision.kind].label;
}

/** The beneficiary as whom someone inherits, by name before as one of a class. */
const beneficiaryAmong = (beneficiaries: readonly Recipient[], id: PersonId, children: TestatorRecord['children']) =>
  beneficiaries.find(({ personId }) => personId === id) ??
  beneficiaries.find((beneficiary) => isAmong(beneficiary, id, children));

const inClass = ({ personId }: Recipient) => (isClass(personId) ? ', as one of your children' : '');

function residueShareText(share: number): string {
  if (share === wholeShare) return 'the rest';
  if (share === wholeShare / 2) return 'half of the rest';
  return Number.isInteger(share) ? `${shareText(share)} of the rest` : 'an equal share of the rest';
}

function inFamily({ homeDetails, children, guardians }: TestatorRecord, id: PersonId): string[] {
  const otherChildren = children.filter(({ otherParentId }) => otherParentId === id).map(nameOf);
  const isGuarded = guardians.some((plan) => plan.childId === id && hasGuardians(plan));
  return [
    ...(homeDetails?.coOwnerId === id ? ['Co-owner of your home'] : []),
    ...(otherChildren.length > 0 ? [`Other parent of ${listed(otherChildren)}`] : []),
    ...(isGuarded ? ['Has guardians you chose'] : []),
  ];
}
