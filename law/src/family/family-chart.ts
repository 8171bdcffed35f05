import { type Generations, laidOut } from './chart-layout.ts';
import { type ChartRow, cellWidth, type Laid } from './chart-rows.ts';
import type { FamilyFigure, FigurePerson } from './family-figure.ts';
import type { FamilyMember } from './family-tree.ts';
import { generationOfRelatives } from './kinship.ts';

export interface FamilyChart<P> extends Laid<P> {
  /** People without a part in the will for whom there was no room. */
  folded: number;
}

type Member<P> = FamilyMember<P>;

const generationOf = ({ person }: Member<FigurePerson>) => generationOfRelatives[person.kinship];

/** Relatives of whom not even the generation is known stand apart from the rows. */
export const relativesApart = <P extends FigurePerson>({ relatives }: Pick<FamilyFigure<P>, 'relatives'>) =>
  relatives.filter((member) => generationOf(member) === undefined);

/**
 * The family in one row for each generation. Beside the testator stand the spouse on the one side, other parents of
 * their children and then brothers and sisters on the other. Where a row has more people than `room`, relatives without
 * a part in the will are left out of it; nobody ever stands in another generation's row.
 */
export function familyChart<P extends FigurePerson>(
  { parents, siblings, spouse, branches, auntsAndUncles, relatives }: FamilyFigure<P>,
  you: P,
  room: number,
): FamilyChart<P> {
  const known = [...auntsAndUncles, ...relatives.filter((member) => generationOf(member) !== undefined)];
  let shown: Generations<P> = {
    you,
    spouse,
    parents,
    siblings: [...siblings, ...parents.flatMap(({ children }) => children)],
    branches,
    relatives: known,
  };
  let chart = laidOut(shown);
  let folded = 0;
  while (chart.width > room * cellWidth) {
    const next = withoutOne(shown, chart);
    if (!next) break;
    shown = next;
    folded += 1;
    chart = laidOut(shown);
  }
  return { ...chart, folded };
}

const hasNoPart = ({ person, children }: Member<FigurePerson>) => person.badges.length === 0 && children.length === 0;

/** Leaves the last relative without a part out of the widest row that has one; null where no row has. */
function withoutOne<P extends FigurePerson>(
  shown: Generations<P>,
  { rows }: Pick<Laid<P>, 'rows'>,
): Generations<P> | null {
  for (const { generation } of rows.toSorted((a, b) => extentOf(b) - extentOf(a))) {
    const relative = shown.relatives.findLast((one) => generationOf(one) === generation && hasNoPart(one));
    if (relative) return { ...shown, relatives: shown.relatives.filter((one) => one !== relative) };
    const sibling = generation === 0 && shown.siblings.findLast(hasNoPart);
    if (sibling) return { ...shown, siblings: shown.siblings.filter((one) => one !== sibling) };
  }
  return null;
}

const extentOf = ({ cells }: ChartRow<unknown>) =>
  Math.max(...cells.map(({ at }) => at)) - Math.min(...cells.map(({ at }) => at));
