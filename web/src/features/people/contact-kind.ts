import type { Contact } from '@plainwill/contracts/will-data/records/contacts';
import type { ContactKind } from '@plainwill/contracts/will-data/vocabulary';

export type ContactKindAnswers = Pick<Contact, 'kind' | 'isCharity'>;

/** What can only inherit, and is no person. */
export type BodyKind = Exclude<ContactKind, 'person'>;

/** What a contact was said to be; null where nobody has said. */
export const kindOf = ({ kind, isCharity }: ContactKindAnswers): ContactKind | null =>
  kind ?? (isCharity ? 'charity' : null);

/** Which kind of organisation a contact is; null of a person, and where nobody has said. */
export function bodyKindOf(contact: ContactKindAnswers): BodyKind | null {
  const kind = kindOf(contact);
  return kind === 'person' ? null : kind;
}

export const isBody = (contact: ContactKindAnswers) => bodyKindOf(contact) !== null;
