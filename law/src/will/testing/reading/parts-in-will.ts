import type { Family } from './random-family.ts';
import type { Someone } from './random-people.ts';

/** Everybody who has a part in the will by the facts, whether it names them once or often. */
export function everyoneWithAPart({ facts, people, find }: Family): Set<Someone> {
  const { homeDetails: home, homeTrust: trust, personalChattels, digitalAssets, residueFallback } = facts;
  const own = people.filter(({ type, isOwnChild }) => type === 'child' && isOwnChild);
  const minors = facts.children.filter(({ id }) => (find('child', id)?.age ?? 18) < 18).map(({ id }) => id);
  const beneficiaries = [
    ...facts.gifts.flatMap(({ recipients, remainderRecipients }) => [...recipients, ...remainderRecipients]),
    ...facts.residuaryRecipients.map((row) => ({ ...row, type: row.recipientType, id: row.recipientId })),
    ...(trust?.thenTo ?? []),
    ...(personalChattels?.recipients ?? []),
    ...(digitalAssets?.recipients ?? []),
  ];
  const sharesAsGrandchild = facts.residuaryRecipients.some(({ classOf }) => classOf === 'grandchildren');
  const isJoint = home.homeOwnership !== 'rent' && home.tenancyType === 'joint-tenants';
  const hasSpouse = people.some(({ type }) => type === 'spouse');
  const found = [
    // The family is recorded, whoever takes.
    ...people.filter(({ type }) => type !== 'contact'),
    ...facts.executors.map((row) => find(row.isSpouse ? 'spouse' : null, row.contactId ?? row.childId)),
    ...facts.guardians
      .filter(({ childId }) => minors.includes(childId))
      .map(({ contactId }) => find(contactId === null ? 'spouse' : null, contactId)),
    ...facts.guardianGroups
      .filter(({ childId }) => minors.includes(childId))
      .flatMap(({ memberIds }) => memberIds.map((id) => find(null, id))),
    ...beneficiaries.flatMap(({ type, id, classOf }) => (classOf === 'children' ? own : [find(type, id)])),
    // Nobody in the class of grandchildren is named but for what they have had already.
    ...facts.advances
      .map(({ personType, personId }) => find(personType, personId))
      .filter((someone) => sharesAsGrandchild && someone?.isGrandchild),
    ...(trust ? [find(trust.occupierType, trust.occupierId)] : []),
    ...(isJoint && hasSpouse && home.coOwnerId ? [find(null, home.coOwnerId)] : []),
    ...facts.pets.flatMap((pet) => [
      find(pet.takerType, pet.takerId),
      pet.substituteType ? find(pet.substituteType, pet.substituteId) : null,
      find(null, pet.rehomingCharityId),
    ]),
    ...[...(residueFallback?.charities ?? []), ...(facts.charityTenth?.recipients ?? [])].map(({ id }) =>
      find(null, id),
    ),
  ];
  return new Set(found.filter((someone) => someone !== null));
}
