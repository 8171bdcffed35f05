import { ageOn, type CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import { listed } from '@plainwill/contracts/shared/phrases';
import { adultAge } from '@plainwill/contracts/will-data/people';
import type { Child } from '@plainwill/contracts/will-data/records/children';
import type { Contact } from '@plainwill/contracts/will-data/records/contacts';
import type { BeneficiaryId } from '@plainwill/contracts/will-data/records/recipients';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import type { SpouseRelationship } from '@plainwill/contracts/will-data/vocabulary';
import { bodyKindOf } from '../../shared/people/contact-kind.ts';
import { contactRoleLabel } from './contact-model.ts';

type Everyone = Pick<TestatorRecord, 'spouseDetails' | 'children' | 'contacts'>;

const spouseLabels: Record<SpouseRelationship, string> = {
  partner: 'your partner',
  husband: 'your husband',
  wife: 'your wife',
  spouse: 'your husband or wife',
  'civil-partner': 'your civil partner',
  civil_partner: 'your civil partner',
};

const childLabels: Record<Child['gender'], string> = { female: 'daughter', male: 'son', other: 'child' };

/** “your daughter”, “your late stepson”, “in your care”. */
export const childLabel = ({ gender, relationship, hasDied }: Pick<Child, 'gender' | 'relationship' | 'hasDied'>) =>
  relationship === 'Special guardian'
    ? 'in your care'
    : `your ${hasDied ? 'late ' : ''}${relationship === 'Step-parent' ? 'step' : ''}${childLabels[gender]}`;

function aboutChild(child: Child, asOf: CalendarDate): string {
  const age = ageOn(child.dateOfBirth, asOf);
  const label = childLabel(child);
  return age !== null && age < adultAge && !child.hasDied ? `${label}, ${age}` : label;
}

function aboutContact(contact: Contact): string {
  const { role } = contact;
  const body = bodyKindOf(contact);
  if (body) return body;
  const label = role === 'other_relative' ? 'relative' : contactRoleLabel(role);
  return label === '' ? '' : `your ${label.toLowerCase()}`;
}

/** The first names of the children whose other parent this is. */
function otherParentOf({ children }: Everyone, id: BeneficiaryId): string {
  const names = children.filter(({ otherParentId }) => otherParentId === id).map(({ firstName }) => firstName);
  return names.length > 0 ? `${listed(names)}’s other parent` : '';
}

/** A person's relation to the testator: “your husband”, “your daughter, 12”, “your friend, Rosie’s other parent”. */
export function aboutPerson(everyone: Everyone, id: BeneficiaryId, asOf: CalendarDate): string {
  const { spouseDetails, children, contacts } = everyone;
  if (spouseDetails?.id === id) return spouseDetails.relationship ? spouseLabels[spouseDetails.relationship] : '';
  const child = children.find((each) => each.id === id);
  if (child) return aboutChild(child, asOf);
  const contact = contacts.find((each) => each.id === id);
  return contact ? [aboutContact(contact), otherParentOf(everyone, id)].filter(Boolean).join(', ') : '';
}
