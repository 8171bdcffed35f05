import { name, plain, type Word, wording } from '../../wording/wording.ts';
import type { Person } from '../people/person.ts';

/** How one section of the will speaks of people. */
export interface Mention {
  /** In capitals with the relationship where a person first appears, in ordinary letters afterwards. */
  (person: Person): Word[];
  /** The same without the relationship, for a sentence that states it. */
  nameOf: (person: Person) => Word[];
}

/** How a will speaks of people, section by section: the address only once, with the very first mention. */
export function mentionsInWill(): () => Mention {
  const located = new Set<Person>();
  return () => {
    const introduced = new Set<Person>();
    const speak = (person: Person, phrase: string | null): Word[] => {
      if (introduced.has(person)) return again(person);
      introduced.add(person);
      const capitals = name(person.capitals);
      const where = located.has(person) && !person.isNamesake ? '' : identity(person);
      located.add(person);
      return wording`${phrase ? `${phrase} ` : ''}${capitals}${where}`;
    };
    return Object.assign((person: Person) => speak(person, person.phrase), {
      nameOf: (person: Person) => speak(person, null),
    });
  };
}

/** In brackets, because an address has commas of its own and people stand in lists. */
function identity({ address, charity, organisation }: Person): string {
  const facts = [
    charity?.number && `registered charity number ${charity.number}`,
    organisation?.number && `number ${organisation.number}`,
    address && `of ${address}`,
  ];
  const known = facts.filter(Boolean);
  return known.length > 0 ? ` (${known.join(', ')})` : '';
}

/** By the bare name, where a person has been named already and nobody else is called that. */
export const again = (person: Person): Word[] =>
  person.isNamesake
    ? wording`${person.phrase ? `${person.phrase} ` : ''}${person.name}${identity(person)}`
    : [plain(person.name)];
