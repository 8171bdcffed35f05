import { isTask } from '@plainwill/law/family/family-badges';
import type { FamilyMember } from '@plainwill/law/family/family-tree';
import { isStepOrHalf } from '@plainwill/law/family/kinship';
import { type FamilyFigure, otherParentName, type SheetBranch, type SheetFamily, withPart } from './family-of-will.ts';

/** How the line to somebody is drawn. */
type Line = 'solid' | 'dashed' | 'dotted';

interface DrawnPerson {
  name: string;
  relation: string;
  badges: { label: string; isTask: boolean }[];
  line: Line;
}

interface DrawnGroup {
  label: string;
  people: DrawnPerson[];
  /** How many there is no room for. */
  more: number;
}

/** The family as it is drawn: rows of people, the oldest generation first. */
export interface FamilyDrawing {
  /** What a reader is told who does not see it. */
  alt: string;
  auntsAndUncles: DrawnGroup;
  parents: DrawnGroup;
  siblings: DrawnGroup;
  you: DrawnPerson;
  spouse: DrawnPerson | null;
  /** The children of the testator and the spouse come first, from both of them. */
  isFirstBranchWithSpouse: boolean;
  branches: DrawnGroup[];
  relatives: DrawnGroup;
  others: DrawnGroup;
}

const maxInGroup = 8;
const maxChildren = 12;

export function drawingOf(family: SheetFamily, testator: string): FamilyDrawing {
  const { spouse, branches } = family;
  const group = (members: readonly FamilyMember<FamilyFigure>[], label = '', most = maxInGroup): DrawnGroup => ({
    label,
    people: members.slice(0, most).map(({ person }) => drawn(person)),
    more: Math.max(0, members.length - most),
  });
  return {
    alt: 'The family as a picture. The list that follows says the same in words.',
    auntsAndUncles: group(family.auntsAndUncles, 'Aunts and uncles'),
    parents: group(family.parents),
    siblings: group(family.siblings),
    you: { name: testator, relation: 'you', badges: [], line: 'solid' },
    spouse: spouse && drawn(spouse.person),
    isFirstBranchWithSpouse: branches[0]?.isWithSpouse ?? false,
    branches: branches.map((branch) => {
      const children = group(branch.children, branches.length > 1 ? branchLabel(branch, family) : '', maxChildren);
      const other = branch.otherParent ? [{ ...drawn(branch.otherParent.person), line: 'dotted' as const }] : [];
      return { ...children, people: [...children.people, ...other] };
    }),
    relatives: group(family.relatives, 'Others in your family'),
    others: group(withPart(family.others), 'Others with a part in your will'),
  };
}

function branchLabel(branch: SheetBranch, family: SheetFamily) {
  const parent = otherParentName(branch, family);
  return parent ? `With ${parent}` : 'Other parent not named';
}

const drawn = ({ name, relation, badges, kinship }: FamilyFigure): DrawnPerson => ({
  name,
  relation,
  badges: badges.map((badge) => ({ label: badge.label, isTask: isTask(badge) })),
  line: kinship === 'adopted-child' ? 'dashed' : isStepOrHalf(kinship) ? 'dotted' : 'solid',
});
