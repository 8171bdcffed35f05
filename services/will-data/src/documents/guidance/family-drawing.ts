import { type ChartBand, type ChartLine, cellWidth } from '@plainwill/law/family/chart-rows';
import { type FamilyBadge, isTask } from '@plainwill/law/family/family-badges';
import { familyChart, relativesApart } from '@plainwill/law/family/family-chart';
import { type FamilyFigure, type FigurePerson, figureLabels } from '@plainwill/law/family/family-figure';
import { type FamilyMember, withDescendants } from '@plainwill/law/family/family-tree';

interface DrawnPerson {
  name: string;
  relation: string;
  badges: { label: string; isTask: boolean }[];
}

interface DrawnRow {
  cells: { at: number; person: DrawnPerson }[];
  lines: ChartLine[];
  above: ChartBand;
}

interface DrawnGroup {
  label: string;
  people: DrawnPerson[];
  /** How many there is no room for. */
  more: number;
}

/** The family as it is drawn: one row of people for each generation, the oldest first. */
export interface FamilyDrawing {
  /** Says to a reader who does not see the picture where its content is. */
  alt: string;
  /** In half columns; a person stands in two. */
  width: number;
  rows: DrawnRow[];
  relatives: DrawnGroup;
  others: DrawnGroup;
}

const maxInGroup = 8;
/** People beside each other on a sheet of A4, before relatives without a part in the will are left to the list. */
const room = 6;

export function drawingOf(family: FamilyFigure<FigurePerson>, testator: string): FamilyDrawing {
  const you: FigurePerson = { id: 'testator', kinship: 'none', name: testator, relation: 'you', badges: [] };
  const { width, rows } = familyChart(family, you, room);
  const group = (members: readonly FamilyMember<FigurePerson>[], label: string): DrawnGroup => {
    const people = members.flatMap(withDescendants);
    return { label, people: people.slice(0, maxInGroup).map(drawn), more: Math.max(0, people.length - maxInGroup) };
  };
  return {
    alt: 'The family as a picture. The list that follows says the same in words.',
    width: Math.max(width, cellWidth),
    rows: rows.map(({ cells, lines, above }) => ({
      cells: cells.map(({ at, person }) => ({ at, person: drawn(person) })),
      lines,
      above,
    })),
    relatives: group(relativesApart(family), figureLabels.relatives),
    others: group(family.others, figureLabels.others),
  };
}

const drawn = ({ name, relation, badges }: FigurePerson): DrawnPerson => ({
  name,
  relation,
  badges: badges.map((badge: FamilyBadge) => ({ label: badge.label, isTask: isTask(badge) })),
});
