import { fullName, inCapitals } from './names.ts';
import { relationshipPhrase } from './relationships.ts';
import type { Person } from './will-facts.ts';
import { name, plain, type Word } from './words.ts';

/** How one section of the will speaks of people. */
export type Say = (person: Person) => Word[];

/** In capitals with the relationship where a person first appears, in ordinary letters afterwards. */
export function sayInSection(): Say {
  const introduced = new Set<string>();
  return (person) => {
    if (introduced.has(person.id)) return [plain(fullName(person))];
    introduced.add(person.id);
    const phrase = relationshipPhrase(person.relationship);
    const capitals = name(inCapitals(fullName(person)));
    return phrase ? [plain(`${phrase} `), capitals] : [capitals];
  };
}
