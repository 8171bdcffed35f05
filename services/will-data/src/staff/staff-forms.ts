import { nameOf } from '@plainwill/contracts/will-data/people';
import { childNameParts, contactNameParts } from '@plainwill/contracts/will-data/person-name';
import type { ChildFields } from '@plainwill/contracts/will-data/records/children';
import type { ContactFields } from '@plainwill/contracts/will-data/records/contacts';
import type { StaffChildFields, StaffContactFields } from '@plainwill/contracts/will-data/staff';

/** A child as staff add one: what their form does not ask is left open. */
export const newChild = ({ fullName, ...child }: StaffChildFields): ChildFields => ({
  ...child,
  ...childNameParts(fullName),
  gender: 'other',
  parentalResponsibility: null,
});

/** A name that reads as before keeps its parts: "Mary Ann" may be one first name. */
export function childChanges(
  child: ChildFields,
  { fullName, ...changes }: Partial<StaffChildFields>,
): Partial<ChildFields> {
  const isRenamed = fullName !== undefined && fullName !== nameOf(child);
  return { ...changes, ...(isRenamed && childNameParts(fullName)) };
}

export const newContact = ({ fullName, ...contact }: StaffContactFields): ContactFields => ({
  ...contact,
  ...contactNameParts(fullName),
});
