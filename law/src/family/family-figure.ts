import type { FamilyBadge } from './family-badges.ts';
import {
  type FamilyBranch,
  type FamilyMember,
  type FamilyPerson,
  type FamilyTree,
  familyTreeOf,
} from './family-tree.ts';
import { isStepOrHalf, type Kinship } from './kinship.ts';

/** Somebody in the figure of the family, which the app draws on the screen and the summary of the will in print. */
export interface FigurePerson extends FamilyPerson {
  name: string;
  /** Their relation: "husband", "12, adopted". Empty where nothing is known. */
  relation: string;
  badges: readonly FamilyBadge[];
}

export interface FamilyFigure<P> extends FamilyTree<P> {
  /** The others without a part in the will. */
  onlyNamed: FamilyMember<P>[];
}

/** Each person has a position in the figure; of those outside the family, the ones with a part in the will stand apart. */
export function familyFigureOf<P extends FigurePerson>(people: readonly P[]): FamilyFigure<P> {
  const { others, ...family } = familyTreeOf(people);
  const [withPart, onlyNamed] = [true, false].map((has) =>
    others.filter(({ person }) => person.badges.length > 0 === has),
  );
  return { ...family, others: withPart ?? [], onlyNamed: onlyNamed ?? [] };
}

export type LineStyle = 'solid' | 'dashed' | 'dotted';

/** Step and half relations have a line of their own, and so have adopted children. */
export function lineTo(kinship: Kinship): LineStyle {
  if (kinship === 'adopted-child') return 'dashed';
  return isStepOrHalf(kinship) ? 'dotted' : 'solid';
}

/** The other parent of some children stands beside them, and is not born to the testator. */
export const lineToOtherParent: LineStyle = 'dotted';

const childKinds: Partial<Record<Kinship, string>> = {
  stepchild: 'stepchild',
  'adopted-child': 'adopted',
  ward: 'in your care',
};

/** "12, adopted" */
export const childRelation = (age: string, kinship: Kinship) =>
  [age, childKinds[kinship] ?? ''].filter((part) => part !== '').join(', ');

export const figureLabels = {
  auntsAndUncles: 'Aunts and uncles',
  relatives: 'Others in your family',
  others: 'Others with a part in your will',
  onlyNamed: 'Others you have named',
};

/** Null where nobody is named. */
const otherParentName = <P extends FigurePerson>(
  { isWithSpouse, otherParent }: FamilyBranch<P>,
  spouse: FamilyMember<P> | null,
) => (isWithSpouse ? spouse : otherParent)?.person.name ?? null;

export interface FamilyGroup<P> {
  label: string;
  members: readonly FamilyMember<P>[];
}

interface ListLabels<P> {
  /** The testator's own generation, where spouse and testator stand. */
  couple: FamilyGroup<P>;
  siblings: string;
  children: string;
}

/** The figure as a list: a group for each generation, the oldest first, without the empty ones and those only named. */
export function familyGroups<P extends FigurePerson>(
  family: FamilyFigure<P>,
  { couple, siblings, children }: ListLabels<P>,
): FamilyGroup<P>[] {
  const { branches, spouse } = family;
  const childrenLabel = (branch: FamilyBranch<P>) => {
    if (branches.length < 2) return children;
    const parent = otherParentName(branch, spouse);
    return parent ? `${children} with ${parent}` : `${children} whose other parent is not named`;
  };
  return [
    { label: 'Your parents’ generation', members: [...family.parents, ...family.auntsAndUncles] },
    couple,
    { label: siblings, members: family.siblings },
    ...branches.map((branch) => ({
      label: childrenLabel(branch),
      members: [...branch.children, ...(branch.otherParent ? [branch.otherParent] : [])],
    })),
    { label: figureLabels.relatives, members: family.relatives },
    { label: figureLabels.others, members: family.others },
  ].filter(({ members }) => members.length > 0);
}
