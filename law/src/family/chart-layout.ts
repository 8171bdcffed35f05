import {
  type Comb,
  cellWidth,
  comb,
  type End,
  half,
  heads,
  type Laid,
  type Point,
  Rows,
  space,
  sum,
  widthOf,
} from './chart-rows.ts';
import { type FigurePerson, type LineStyle, lineTo, lineToOtherParent } from './family-figure.ts';
import type { FamilyBranch, FamilyMember } from './family-tree.ts';
import { generationOfRelatives } from './kinship.ts';

type Member<P> = FamilyMember<P>;

/** A line to somebody's head ends this far from its middle. */
const besideHead = 0.45;

/** Everyone who has a place in a row. */
export interface Generations<P> {
  you: P;
  spouse: Member<P> | null;
  parents: readonly Member<P>[];
  siblings: readonly Member<P>[];
  branches: readonly FamilyBranch<P>[];
  /** Through whom they belong to the family is not stored, and no line joins them. */
  relatives: readonly Member<P>[];
}

/** Children, and the place from which the line to them comes. */
interface Brood<P> {
  link: string;
  from: number;
  children: readonly Member<P>[];
}

/** The index of the testator's own generation. */
interface OwnGeneration<P> {
  you: number;
  siblings: readonly End[];
  broods: readonly Brood<P>[];
  /** Links that run over heads, the highest first. */
  overHeads: readonly { link: string; from: number; to: number }[];
}

export function laidOut<P extends FigurePerson>(shown: Generations<P>): Laid<P> {
  const rows = new Rows<P>();
  const own = ownGeneration(shown, rows);
  placeChildren(own.broods, rows);
  placeParents(shown.parents, own, rows);
  for (const member of shown.relatives) {
    const generation = generationOfRelatives[member.person.kinship] ?? 0;
    rows.placeFamily(member, rows.freeFor(member, generation), generation);
  }
  return rows.finished();
}

function ownGeneration<P extends FigurePerson>(shown: Generations<P>, rows: Rows<P>): OwnGeneration<P> {
  const { spouse, siblings, branches } = shown;
  const row = rows.at(0);
  const draw = (link: string, style: LineStyle, from: Point, to: Point) => row.lines.push({ link, style, from, to });
  const broods: Brood<P>[] = [];
  /** Alone in the row; those born to them come with everyone's children. */
  const place = ({ person, children }: Member<P>, at: number) => {
    const middle = rows.place(person, at, 0);
    if (children.length > 0) broods.push({ link: `born to ${person.id}`, from: middle, children });
    return middle;
  };
  const ends = siblings.map((member, at) => ({
    x: place(member, at * cellWidth),
    style: lineTo(member.person.kinship),
  }));

  // The first of the other parents stands next to the testator, the others beyond.
  const others = branches.flatMap(({ otherParent, children }) => (otherParent ? [{ otherParent, children }] : []));
  const left = (siblings.length + others.length) * cellWidth + (siblings.length > 0 && others.length > 0 ? space : 0);
  const middle = rows.place(shown.you, left, 0);
  const overHeads = others.flatMap(({ otherParent, children }, at) => {
    const link = `with ${otherParent.person.id}`;
    const edge = left - at * cellWidth;
    const isNext = at === 0;
    place(otherParent, edge - cellWidth);
    draw(link, lineToOtherParent, [edge - half + besideHead, 1], [isNext ? middle - besideHead : edge, 1]);
    draw(link, 'solid', [edge, 1], [edge, 2]);
    if (!isNext) draw(link, lineToOtherParent, [edge, 0], [edge, 1]);
    broods.push({ link, from: edge, children });
    return isNext ? [] : [{ link, from: middle - besideHead * (1 - at / others.length), to: edge }];
  });

  const edge = left + cellWidth;
  if (spouse) {
    place(spouse, edge);
    draw('with spouse', 'solid', [middle + besideHead, 1], [edge + half - besideHead, 1]);
  }
  for (const { isWithSpouse, otherParent, children } of branches) {
    if (otherParent) continue;
    if (isWithSpouse) draw('with spouse', 'solid', [edge, 1], [edge, 2]);
    broods.push(isWithSpouse ? { link: 'with spouse', from: edge, children } : { link: 'own', from: middle, children });
  }
  return {
    you: middle,
    siblings: ends,
    broods: broods.toSorted((a, b) => a.from - b.from),
    overHeads: overHeads.toReversed(),
  };
}

/** The children of each family stand beside each other, as near below their parents as there is room. */
function placeChildren<P extends FigurePerson>(broods: readonly Brood<P>[], rows: Rows<P>): void {
  if (broods.length === 0) return;
  const widths = broods.map(({ children }) => sum(children.map(widthOf)));
  const lefts = widths.map((_, at) => sum(widths.slice(0, at)) + at * space);
  const offsets = broods.map(({ from }, at) => from - (lefts[at] ?? 0) - (widths[at] ?? 0) / 2);
  const shift = Math.round(sum(offsets) / offsets.length);
  const placed = broods.map(({ link, from, children }, at) => ({
    link,
    from,
    ends: rows.placeBeside(children, (lefts[at] ?? 0) + shift, 1),
  }));
  const lanes = lanesFor(placed);
  const band = rows.at(1).above;
  band.lanes = Math.max(...lanes);
  placed.forEach((each, at) => {
    comb({ ...each, lane: lanes[at] ?? 1 }, band);
  });
}

type Bundle = Pick<Comb, 'from' | 'ends'>;

/** A lane for each bundle of lines, counted from 1, so that none crosses another: they come in the order of their ends. */
function lanesFor(bundles: readonly Bundle[]): number[] {
  const reach = ({ from, ends }: Bundle) => [from, ...ends.map(({ x }) => x)];
  const covers = (bundle: Bundle, x: number) => Math.min(...reach(bundle)) <= x && x <= Math.max(...reach(bundle));
  const isAbove = (upper: Bundle, lower: Bundle) =>
    upper !== lower && (covers(lower, upper.from) || lower.ends.some(({ x }) => covers(upper, x)));
  const laneOf = (bundle: Bundle): number =>
    1 + Math.max(0, ...bundles.filter((other) => isAbove(other, bundle)).map(laneOf));
  return bundles.map(laneOf);
}

/** Parents stand over the middle of their children: the testator, and brothers and sisters. */
function placeParents<P extends FigurePerson>(
  parents: readonly Member<P>[],
  { you, siblings, overHeads }: OwnGeneration<P>,
  rows: Rows<P>,
): void {
  const band = rows.at(0).above;
  const ends = [...siblings, { x: you, style: 'solid' as const }];
  const first = ends[0]?.x ?? you;
  const middle = Math.round((first + you) / 2);
  const above = parents.map(({ person }, at) => ({
    x: rows.place(person, middle + (at * 2 - parents.length) * half, -1),
    style: lineTo(person.kinship),
  }));
  const draw = (from: Point, to: Point, style: LineStyle = 'solid', link = 'parents') =>
    band.lines.push({ link, style, from, to });

  const [parent, ...otherParents] = above;
  const isSeveral = otherParents.length > 0;
  const lane = Number(isSeveral) + Number(siblings.length > 0);
  band.lanes = lane + overHeads.length;
  if (isSeveral) {
    for (const { x, style } of above) draw([x, 0], [x, 1], style);
    draw([parent?.x ?? middle, 1], [otherParents.at(-1)?.x ?? middle, 1]);
  }
  const from = Number(isSeveral);
  if (siblings.length > 0) {
    if (parent) draw([middle, from], [middle, lane], isSeveral ? 'solid' : parent.style);
    draw([first, lane], [you, lane]);
    for (const { x, style } of ends) draw([x, lane], [x, heads], style);
  } else if (parent) draw([you, from], [you, heads], isSeveral ? 'solid' : parent.style);

  overHeads.forEach(({ link, from, to }, at) => {
    const over = lane + 1 + at;
    draw([from, over], [from, heads], lineToOtherParent, link);
    draw([to, over], [from, over], lineToOtherParent, link);
    draw([to, over], [to, heads], lineToOtherParent, link);
  });
}
