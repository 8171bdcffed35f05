import type { Family, Relative } from '@plainwill/contracts/will-data/what-if/family';

const relativeLists = ['children', 'parents', 'siblings', 'grandparents', 'auntsAndUncles'] as const;

/** Somebody in a family, the spouse too, with the path to them, as `children[0].children[1]`. */
export interface Placed {
  person: Relative;
  path: string;
}

export function peopleIn(family: Family): Placed[] {
  const people: Placed[] = [];
  if (family.spouse) people.push({ person: family.spouse, path: 'spouse' });
  for (const list of relativeLists) addPeople(people, family[list], list);
  return people;
}

/** Whoever has this id. */
export function personIn(family: Family, id: string): Relative | null {
  if (family.spouse?.id === id) return family.spouse;
  for (const list of relativeLists) {
    const found = family[list] && personAmong(family[list], id);
    if (found) return found;
  }
  return null;
}

function personAmong(relatives: readonly Relative[], id: string): Relative | null {
  for (const person of relatives) {
    const found = person.id === id ? person : person.children && personAmong(person.children, id);
    if (found) return found;
  }
  return null;
}

function addPeople(people: Placed[], relatives: readonly Relative[] | undefined, list: string): void {
  for (const [at, person] of (relatives ?? []).entries()) {
    const path = `${list}[${at}]`;
    people.push({ person, path });
    addPeople(people, person.children, `${path}.children`);
  }
}
