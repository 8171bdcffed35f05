import { listed, listedAsChoice } from '@plainwill/contracts/shared/phrases';
import type { Person } from '../../will/people/person.ts';
import type { KnownPlan } from './known-plan.ts';

/** A name; of a class, one of it. */
const nameOf = (person: Person) => (person.class ? `one of your ${person.class.of}` : person.name);

export const allOf = (people: readonly Person[]) => listed(people.map(nameOf));

export const oneOf = (people: readonly Person[]) => listedAsChoice(people.map(nameOf));

/** `your sister Susan Vale, who inherits`: a beneficiary, with what tells them from another of the name. */
export function describedBeneficiary(person: Person, { known }: KnownPlan): string {
  const name = known.sharedNames.get(person) ?? person.name;
  if (person.phrase) return `${person.phrase.replace(/^my /u, 'your ')} ${name}, who inherits`;
  return person.address ? `${name} of ${person.address}, who inherits` : 'someone who inherits';
}

/** `is married to, or in a civil partnership with, Susan Vale`. */
export const isMarriedTo = (people: readonly Person[]) =>
  `is married to, or in a civil partnership with, ${allOf(people)}`;
