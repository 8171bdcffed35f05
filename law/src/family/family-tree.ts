import type { Kinship } from './kinship.ts';

export interface FamilyPerson {
  id: string;
  kinship: Kinship;
  /** Of a child of the testator: the other parent. */
  otherParentId?: string | null;
  /** Of anyone born to somebody else who is told, before them. */
  parentId?: string | null;
}

/** Somebody, with those born to them. */
export interface FamilyMember<P> {
  person: P;
  children: FamilyMember<P>[];
}

/** The testator's children with one other parent. */
export interface FamilyBranch<P> {
  isWithSpouse: boolean;
  /** Null where that is the spouse, or nobody is told. */
  otherParent: FamilyMember<P> | null;
  children: FamilyMember<P>[];
}

/** Everybody told, each once, the oldest generation first. */
export interface FamilyTree<P> {
  auntsAndUncles: FamilyMember<P>[];
  /** With step-parents. */
  parents: FamilyMember<P>[];
  /** With half-brothers and half-sisters. */
  siblings: FamilyMember<P>[];
  spouse: FamilyMember<P> | null;
  /** The children with the spouse first, then those of whom no other parent is told. */
  branches: FamilyBranch<P>[];
  /** Those of the family of whom it is not stored through whom they belong to it. */
  relatives: FamilyMember<P>[];
  /** Friends, and charities and other bodies. */
  others: FamilyMember<P>[];
}

const childKinships: readonly Kinship[] = ['child', 'adopted-child', 'stepchild', 'ward'];

/** Who stands where in the testator's family. No relation is drawn that is not stored. */
export function familyTreeOf<P extends FamilyPerson>(people: readonly P[]): FamilyTree<P> {
  const told = new Map(people.map((person, at) => [person.id, at]));
  const parentOf = (person: P, at: number) => {
    const parent = person.parentId ? told.get(person.parentId) : undefined;
    return parent !== undefined && parent < at ? people[parent] : undefined;
  };
  const born = Map.groupBy(people, (person) => parentOf(person, told.get(person.id) ?? 0));
  const memberOf = (person: P): FamilyMember<P> => ({ person, children: (born.get(person) ?? []).map(memberOf) });

  const first = born.get(undefined) ?? [];
  const [spouse, ...formerlyTold] = first.filter(({ kinship }) => kinship === 'spouse');
  const children = first.filter(({ kinship }) => childKinships.includes(kinship));
  const possible = first.filter((person) => !children.includes(person) && !formerlyTold.includes(person));
  const otherParentOf = ({ otherParentId }: P) => possible.find(({ id }) => id === otherParentId) ?? null;
  const branches = Map.groupBy(children, otherParentOf);
  const of = (...kinships: Kinship[]) =>
    first.filter((person) => kinships.includes(person.kinship) && !branches.has(person)).map(memberOf);

  return {
    auntsAndUncles: of('aunt-or-uncle'),
    parents: of('parent', 'step-parent'),
    siblings: of('sibling', 'half-sibling'),
    spouse: spouse ? memberOf(spouse) : null,
    branches: [...branches]
      .map(([parent, children]) => {
        const isWithSpouse = parent !== null && parent === spouse;
        const otherParent = parent === null || isWithSpouse ? null : memberOf(parent);
        return { isWithSpouse, otherParent, children: children.map(memberOf) };
      })
      .toSorted((a, b) => rankOf(a) - rankOf(b)),
    relatives: [
      ...formerlyTold.map(memberOf),
      ...of('cousin', 'partner', 'child-in-law', 'niece-or-nephew', 'grandchild', 'great-grandchild', 'relative'),
    ],
    others: of('none'),
  };
}

function rankOf<P>({ isWithSpouse, otherParent }: FamilyBranch<P>) {
  if (isWithSpouse) return 0;
  return otherParent === null ? 1 : 2;
}

/** They, and everybody born to them. */
export const withDescendants = <P>({ person, children }: FamilyMember<P>): P[] => [
  person,
  ...children.flatMap(withDescendants),
];
