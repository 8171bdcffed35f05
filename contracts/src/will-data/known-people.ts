import type { PersonId } from '../shared/ids.ts';
import { childNameParts, isSamePerson } from './person-name.ts';

interface Names {
  firstName: string;
  lastName: string;
}

/** Someone about to be added. */
export interface NewPerson extends Names {
  email: string;
}

/** People named so far, as far as it takes to recognise them. */
export interface NamedSoFar {
  spouseDetails: { id: PersonId; fullName: string } | null;
  children: readonly (Names & { id: PersonId })[];
  contacts: readonly (NewPerson & { id: PersonId })[];
}

const emailKey = (email: string) => email.trim().toLocaleLowerCase('en-GB');

const hasSameEmail = (a: string, b: string) => emailKey(a) !== '' && emailKey(a) === emailKey(b);

/** These may be this very person, by first and last name or by email. Names come first. */
export function lookalikesOf(
  { id, ...person }: NewPerson & { id?: PersonId },
  { spouseDetails, children, contacts }: NamedSoFar,
): PersonId[] {
  const trimmed = { firstName: person.firstName.trim(), lastName: person.lastName.trim() };
  const named = [
    ...(spouseDetails ? [{ id: spouseDetails.id, ...childNameParts(spouseDetails.fullName) }] : []),
    ...children,
    ...contacts,
  ].filter((known) => isSamePerson(known, trimmed));
  const reachable = contacts.filter(({ email }) => hasSameEmail(email, person.email));
  return [...new Set([...named, ...reachable].map((known) => known.id))].filter((known) => known !== id);
}
