import type { PersonId } from '@plainwill/contracts/shared/ids';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import type { SpouseRelationship } from '@plainwill/contracts/will-data/vocabulary';
import { contactRoleLabels } from '../people/contact-model.ts';

const spouseWords: Record<SpouseRelationship, string> = {
  partner: 'Your partner',
  husband: 'Your husband',
  wife: 'Your wife',
  spouse: 'Your husband or wife',
  'civil-partner': 'Your civil partner',
  civil_partner: 'Your civil partner',
};

/** Who somebody is to the testator. */
export function aboutPerson({ spouseDetails, children, contacts }: TestatorRecord, id: PersonId): string {
  if (spouseDetails?.id === id) return spouseWords[spouseDetails.relationship];
  if (children.some((child) => child.id === id)) return 'Your child';
  const contact = contacts.find((contact) => contact.id === id);
  return contact ? contactRoleLabels[contact.role] : '';
}
