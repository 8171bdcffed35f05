import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import type { PersonId } from '@plainwill/contracts/shared/ids';
import type { WillFacts } from '@plainwill/law/facts/will-facts';
import { inOneLine } from '@plainwill/law/will/people/addresses';
import { fullName } from '@plainwill/law/will/people/names';
import { isStepchild } from '@plainwill/law/will/people/relationships';
import { haveSameName, isSamePerson, type KnownRecord } from '@plainwill/law/will/people/same-person';

/** Someone in a file who is surely someone of the account. */
export interface Match {
  fileId: string;
  ownId: PersonId;
  /** As the file has it. */
  name: string;
  knownAs: string;
}

const nothingKnown = {
  dateOfBirth: null,
  role: null,
  email: '',
  phone: '',
  address: '',
  isStepchild: false,
  differsFrom: [],
};

/** The records of everyone in some facts. */
const knownIn = ({ spouseDetails, children, contacts }: WillFacts, spouseId: string): KnownRecord[] => [
  ...(spouseDetails.fullName
    ? [{ ...nothingKnown, id: spouseId, table: 'spouse' as const, name: spouseDetails.fullName }]
    : []),
  ...children.map((child) => ({
    ...nothingKnown,
    id: child.id,
    table: 'child' as const,
    name: fullName(child),
    dateOfBirth: child.dateOfBirth as CalendarDate | null,
    isStepchild: isStepchild(child),
  })),
  ...contacts.map((contact) => ({
    ...nothingKnown,
    id: contact.id,
    table: 'contact' as const,
    name: fullName(contact),
    dateOfBirth: contact.dateOfBirth as CalendarDate | null,
    role: contact.role,
    email: contact.email,
    phone: contact.mobileNumber.replace(/\D/gu, ''),
    address: inOneLine(contact),
    differsFrom: contact.differsFrom,
  })),
];

const withoutId = ({ id: _id, differsFrom: _others, ...known }: KnownRecord) => JSON.stringify(known);

/** A row of the very same account, the one spouse there can be, or all that is known are the same too. */
const isSurelyOne = (one: KnownRecord, other: KnownRecord, home: string) =>
  isSamePerson(one, other, home) ||
  (one.table === other.table &&
    haveSameName(one.name, other.name) &&
    (one.id === other.id || one.table === 'spouse' || withoutId(one) === withoutId(other)));

interface Side {
  facts: WillFacts;
  spouseId: string;
}

/** Those of a file who are surely known already, each as one other. */
export function matchesOf(file: Side, own: Side): Match[] {
  const home = inOneLine(own.facts.homeDetails);
  const free = new Set(knownIn(own.facts, own.spouseId));
  return knownIn(file.facts, file.spouseId).flatMap((person): Match[] => {
    const known = [...free].find((one) => isSurelyOne(person, one, home));
    if (!known) return [];
    free.delete(known);
    return [{ fileId: person.id, ownId: known.id as PersonId, name: person.name, knownAs: known.name }];
  });
}
