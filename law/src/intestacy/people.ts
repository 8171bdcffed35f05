import type { Family, Relative } from '@plainwill/contracts/will-data/what-if/family';
import type { Person } from './survival.ts';

/** The lists of relatives, in the order in which they are read. */
export const relativeLists = ['children', 'parents', 'siblings', 'grandparents', 'auntsAndUncles'] as const;

/** Everybody in a family with the path to them, as `children[0].children[1]`. */
export function* peopleIn(family: Family): Generator<{ person: Person & Partial<Relative>; path: string }> {
  if (family.spouse) yield { person: family.spouse, path: 'spouse' };
  for (const list of relativeLists) yield* peopleUnder(family[list], list);
}

function* peopleUnder(
  relatives: readonly Relative[] | undefined,
  list: string,
): Generator<{ person: Relative; path: string }> {
  for (const [at, person] of (relatives ?? []).entries()) {
    const path = `${list}[${at}]`;
    yield { person, path };
    yield* peopleUnder(person.children, `${path}.children`);
  }
}
