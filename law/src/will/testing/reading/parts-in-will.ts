import type { Family } from './random-family.ts';
import type { Someone } from './random-people.ts';

/** Everybody who has a part in the will by the facts, whether it names them once or often. */
export function everyoneWithAPart({ facts, people, find }: Family): Set<Someone> {
  const { home_details: home, home_trust: trust, personal_chattels, digital_assets, residue_fallback } = facts;
  const own = people.filter(({ type, isOwnChild }) => type === 'child' && isOwnChild);
  const minors = facts.children.filter(({ id }) => (find('child', id)?.age ?? 18) < 18).map(({ id }) => id);
  const takers = [
    ...facts.gifts.flatMap(({ recipients, remainder_recipients }) => [...recipients, ...remainder_recipients]),
    ...facts.residuary_recipients.map((row) => ({ ...row, type: row.recipient_type, id: row.recipient_id })),
    ...(trust?.then_to ?? []),
    ...(personal_chattels?.recipients ?? []),
    ...(digital_assets?.recipients ?? []),
  ];
  const isJoint = home.home_ownership !== 'rent' && home.tenancy_type === 'joint-tenants';
  const hasSpouse = people.some(({ type }) => type === 'spouse');
  const found = [
    // The family is recorded, whoever takes.
    ...people.filter(({ type }) => type !== 'contact'),
    ...facts.executors.map((row) => find(row.is_spouse ? 'spouse' : null, row.contact_id ?? row.child_id)),
    ...facts.guardians
      .filter(({ child_id }) => minors.includes(child_id))
      .map(({ contact_id }) => find(contact_id === null ? 'spouse' : null, contact_id)),
    ...facts.guardian_groups
      .filter(({ child_id }) => minors.includes(child_id))
      .flatMap(({ member_ids }) => member_ids.map((id) => find(null, id))),
    ...takers.flatMap(({ type, id, class_of }) => (class_of === 'children' ? own : [find(type, id)])),
    ...(trust ? [find(trust.occupier_type, trust.occupier_id)] : []),
    ...(isJoint && hasSpouse && home.co_owner_id ? [find(null, home.co_owner_id)] : []),
    ...facts.pets.flatMap((pet) => [
      find(pet.taker_type, pet.taker_id),
      pet.substitute_type ? find(pet.substitute_type, pet.substitute_id) : null,
      find(null, pet.rehoming_charity_id),
    ]),
    ...[...(residue_fallback?.charities ?? []), ...(facts.charity_tenth?.recipients ?? [])].map(({ id }) =>
      find(null, id),
    ),
  ];
  return new Set(found.filter((someone) => someone !== null));
}
