import { isTask } from '@plainwill/law/family/family-badges';
import {
  branchLabel,
  type FamilyFigure,
  type FigurePerson,
  figureLabels,
  type LineStyle,
  lineTo,
  lineToOtherParent,
} from '@plainwill/law/family/family-figure';
import type { FamilyMember } from '@plainwill/law/family/family-tree';

interface DrawnPerson {
  name: string;
  relation: string;
  badges: { label: string; isTask: boolean }[];
  line: LineStyle;
}

interface DrawnGroup {
  label: string;
  people: DrawnPerson[];
  /** How many there is no room for. */
  more: number;
}

/** The family as it is drawn: rows of people, the oldest generation first. */
export interface FamilyDrawing {
  /** Says to a reader who does not see the picture where its content is. */
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

export function drawingOf(family: FamilyFigure<FigurePerson>, testator: string): FamilyDrawing {
  const { spouse, branches } = family;
  const group = (members: readonly FamilyMember<FigurePerson>[], label = '', max = maxInGroup): DrawnGroup => ({
    label,
    people: members.slice(0, max).map(({ person }) => drawn(person)),
    more: Math.max(0, members.length - max),
  });
  return {
    alt: 'The family as a picture. The list that follows says the same in words.',
    auntsAndUncles: group(family.auntsAndUncles, figureLabels.auntsAndUncles),
    parents: group(family.parents),
    siblings: group(family.siblings),
    you: { name: testator, relation: 'you', badges: [], line: 'solid' },
    spouse: spouse && drawn(spouse.person),
    isFirstBranchWithSpouse: branches[0]?.isWithSpouse ?? false,
    branches: branches.map((branch) => {
      const children = group(branch.children, branchLabel(branch, family), maxChildren);
      const other = branch.otherParent ? [{ ...drawn(branch.otherParent.person), line: lineToOtherParent }] : [];
      return { ...children, people: [...children.people, ...other] };
    }),
    relatives: group(family.relatives, figureLabels.relatives),
    others: group(family.others, figureLabels.others),
  };
}

const drawn = ({ name, relation, badges, kinship }: FigurePerson): DrawnPerson => ({
  name,
  relation,
  badges: badges.map((badge) => ({ label: badge.label, isTask: isTask(badge) })),
  line: lineTo(kinship),
});
