export const relationships = ['married', 'separated', 'court-order', 'living-together', 'none'] as const;
export type Relationship = (typeof relationships)[number];

export const lifeStates = ['adult', 'minor', 'died'] as const;
export type LifeState = (typeof lifeStates)[number];

export const homeOwners = ['spouse', 'other', 'none'] as const;
export type HomeOwner = (typeof homeOwners)[number];

/** Set against the sum that a spouse gets first. */
export const estateSizes = ['within', 'above', 'unknown'] as const;
export type EstateSize = (typeof estateSizes)[number];

export const perhaps = ['yes', 'no', 'unknown'] as const;
export type Perhaps = (typeof perhaps)[number];

/** The relatives who come after children, in the order in which they are asked about. */
export const kinQuestions = [
  'mother',
  'father',
  'siblings',
  'halfSiblings',
  'grandparents',
  'auntsAndUncles',
  'halfAuntsAndUncles',
] as const;
export type KinQuestion = (typeof kinQuestions)[number];

/** The children of one person, those who have died among them. */
export interface Offspring {
  childCount: number | null;
  /** As many as were ever told of: the first `childCount` of them count. */
  children: readonly Descendant[];
}

export interface Descendant extends Offspring {
  /** Of somebody who is stored; others are called by their place. */
  id?: string;
  name: string;
  state: LifeState | null;
}

interface KnownPerson {
  id: string;
  name: string;
}

/** What somebody has told of their family. Null until it is answered; an answer stays when its question is hidden. */
export interface FamilyAnswers extends Offspring, Record<KinQuestion, Perhaps | null> {
  relationship: Relationship | null;
  hasChildren: boolean | null;
  home: HomeOwner | null;
  estateSize: EstateSize | null;
  /** Where a figure is told, it decides the size. */
  estatePence: number | null;
  chattelsPence: number | null;
  /** Whoever of these is stored. */
  known?: Partial<Record<'spouse' | 'mother' | 'father', KnownPerson>>;
}

export const noFamilyAnswers: FamilyAnswers = {
  relationship: null,
  hasChildren: null,
  childCount: null,
  children: [],
  home: null,
  estateSize: null,
  estatePence: null,
  chattelsPence: null,
  mother: null,
  father: null,
  siblings: null,
  halfSiblings: null,
  grandparents: null,
  auntsAndUncles: null,
  halfAuntsAndUncles: null,
};

const untold: Descendant = { name: '', state: null, childCount: null, children: [] };

/** Of each person, by their place; one more than a family has, which keeps the questions finite. */
export const maxChildren = 15;
/** Children, grandchildren and great-grandchildren. */
export const maxGenerations = 3;

/** The children that count, those of whom nothing is told yet among them. */
export const countedChildren = ({ childCount, children }: Offspring): Descendant[] =>
  Array.from({ length: childCount ?? 0 }, (_, at) => children[at] ?? untold);

/** Whose children a question is about: by their places, from a child of the person down; the person where empty. */
export type DescentPath = readonly number[];

export function offspringAt(answers: FamilyAnswers, path: DescentPath): Offspring {
  return path.reduce<Offspring>((parent, at) => countedChildren(parent)[at] ?? untold, answers);
}

/** The answers with other children of one person. */
export function withOffspring<Parent extends Offspring>(
  parent: Parent,
  path: DescentPath,
  change: Partial<Offspring>,
): Parent {
  const [at, ...rest] = path;
  if (at === undefined) return { ...parent, ...change };
  const children = Array.from(
    { length: Math.max(parent.children.length, at + 1) },
    (_, place) => parent.children[place] ?? untold,
  );
  return { ...parent, children: children.with(at, withOffspring(children[at] ?? untold, rest, change)) };
}

/** Says whether anybody below this person is living. */
export const leavesDescendants = (parent: Offspring): boolean =>
  countedChildren(parent).some((child) => (child.state === 'died' ? leavesDescendants(child) : child.state !== null));
