import { nameLength } from '@plainwill/contracts/shared/characters';
import { type CharityRegister, isCharityNumber } from '@plainwill/contracts/shared/charity-number';
import { nameOf } from '@plainwill/contracts/will-data/people';
import type { Contact, ContactFields } from '@plainwill/contracts/will-data/records/contacts';
import type { ContactKind } from '@plainwill/contracts/will-data/vocabulary';

export type ContactKindAnswers = Pick<Contact, 'kind' | 'isCharity'>;

/** A body can only inherit, and is no person. */
export type BodyKind = Exclude<ContactKind, 'person'>;

/** The stored kind of a contact; null where nobody has chosen one. */
export const kindOf = ({ kind, isCharity }: ContactKindAnswers): ContactKind | null =>
  kind ?? (isCharity ? 'charity' : null);

/** Which kind of organisation a contact is; null of a person, and where nobody has said. */
export function bodyKindOf(contact: ContactKindAnswers): BodyKind | null {
  const kind = kindOf(contact);
  return kind === 'person' ? null : kind;
}

export const isBody = (contact: ContactKindAnswers) => bodyKindOf(contact) !== null;

/** The form asks this beside the name: text is as typed, and empty where nothing is chosen. */
export interface KindDraft {
  kind: ContactKind | '';
  charityRegister: CharityRegister | '';
  charityNumber: string;
  organisationNumber: string;
}

export const kindDraftOf = (contact: Contact | null): KindDraft => ({
  kind: (contact && kindOf(contact)) ?? '',
  charityRegister: contact?.charityRegister ?? '',
  charityNumber: contact?.charityNumber ?? '',
  organisationNumber: contact?.organisationNumber ?? '',
});

/** Picks the kind’s own answers out of a larger form. */
export const kindAnswersIn = ({ kind, charityRegister, charityNumber, organisationNumber }: KindDraft): KindDraft => ({
  kind,
  charityRegister,
  charityNumber,
  organisationNumber,
});

export const bodyKindIn = ({ kind }: KindDraft): BodyKind | null => (kind === '' || kind === 'person' ? null : kind);

/** The same as it is stored, without what is not asked of this kind. */
export function kindFieldsIn({ kind, charityRegister, charityNumber, organisationNumber }: KindDraft) {
  const isCharity = kind === 'charity';
  return {
    kind: kind || null,
    isCharity,
    charityRegister: isCharity ? charityRegister || null : null,
    charityNumber: isCharity && charityRegister !== 'not_registered' ? charityNumber : '',
    organisationNumber: kind === 'organisation' ? organisationNumber : '',
  } satisfies Partial<ContactFields>;
}

/** The warning for a number its register would not issue; a charity in England and Wales is the usual one. */
export const charityNumberRemark = ({ charityRegister, charityNumber }: KindDraft) =>
  charityNumber.trim() !== '' && !isCharityNumber(charityRegister || 'england_wales', charityNumber)
    ? 'Check the number on the register.'
    : undefined;

type Names = Pick<Contact, 'firstName' | 'middleNames' | 'lastName'>;

/** An organisation’s whole name, held in `firstName` while it is typed. */
export const typedName = (name: string): Names => ({ firstName: name, middleNames: '', lastName: '' });

/** The same for storage: what does not fit in `firstName` goes into `lastName`. */
export function storedName(draft: Names): Names {
  const name = nameOf(draft).trim();
  const space = name.length > nameLength ? name.lastIndexOf(' ', nameLength) : name.length;
  const end = space > 0 ? space : nameLength;
  return { firstName: name.slice(0, end), middleNames: '', lastName: name.slice(end).trim().slice(0, nameLength) };
}
