import { type FigurePerson, type LineStyle, lineTo } from './family-figure.ts';
import type { FamilyMember } from './family-tree.ts';

/** Positions across the chart are counted in half columns; a person stands in two. */
export const cellWidth = 2;
export const half = cellWidth / 2;
/** Between people who do not belong together. */
export const space = 1;
/** Lines that lead to heads end here, until it is known how many lanes their band has. */
export const heads = Number.POSITIVE_INFINITY;

interface ChartCell<P> {
  person: P;
  /** Its left edge. */
  at: number;
}

export type Point = readonly [x: number, y: number];

/** A straight line, upright or level. */
export interface ChartLine {
  /** All lines of one link join the same people. */
  link: string;
  style: LineStyle;
  from: Point;
  to: Point;
}

/** The lines between one row and the next: y is 0 at the feet of those above, and `lanes` + 1 at the heads below. */
export interface ChartBand {
  lanes: number;
  lines: ChartLine[];
}

/** One generation. Its own lines run at the height `y`: 0 is the top of the cells, 1 the heads and 2 the feet. */
export interface ChartRow<P> {
  /** Counted from the testator's own; parents are of -1. */
  generation: number;
  cells: ChartCell<P>[];
  lines: ChartLine[];
  above: ChartBand;
}

/** The rows with their people and lines in their places. */
export interface Laid<P> {
  /** In half columns. */
  width: number;
  /** The oldest generation first. */
  rows: ChartRow<P>[];
}

type Member<P> = FamilyMember<P>;

export const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** Wide enough for all who are born to them, generation by generation. */
export const widthOf = <P>({ children }: Member<P>): number => Math.max(cellWidth, sum(children.map(widthOf)));

/** The rows while they are filled. */
export class Rows<P extends FigurePerson> {
  readonly #rows = new Map<number, ChartRow<P>>();

  at(generation: number): ChartRow<P> {
    const row = this.#rows.get(generation) ?? { generation, cells: [], lines: [], above: { lanes: 0, lines: [] } };
    this.#rows.set(generation, row);
    return row;
  }

  /** Somebody alone; answers where their middle is. */
  place(person: P, at: number, generation: number): number {
    this.at(generation).cells.push({ person, at });
    return at + half;
  }

  /** Somebody over those who are born to them. */
  placeFamily(member: Member<P>, left: number, generation: number): number {
    const { person, children } = member;
    const middle = this.place(person, left + widthOf(member) / 2 - half, generation);
    if (children.length === 0) return middle;
    const ends = this.placeBeside(children, left, generation + 1);
    const band = this.at(generation + 1).above;
    band.lanes = Math.max(band.lanes, 1);
    comb({ link: `born to ${person.id}`, from: middle, lane: 1, ends }, band);
    return middle;
  }

  placeBeside(members: readonly Member<P>[], left: number, generation: number): End[] {
    let at = left;
    return members.map((member) => {
      const x = this.placeFamily(member, at, generation);
      at += widthOf(member);
      return { x, style: lineTo(member.person.kinship) };
    });
  }

  /** The first free place behind everyone of the generation, and behind those below if someone is born to them. */
  freeFor({ children }: Member<P>, generation: number): number {
    const rows = [...this.#rows.values()].filter((row) =>
      children.length > 0 ? row.generation >= generation : row.generation === generation,
    );
    const ends = rows.flatMap(({ cells }) => cells.map(({ at }) => at + cellWidth));
    return ends.length === 0 ? 0 : Math.max(...ends) + space;
  }

  /** Everything moved so that the chart begins at 0. */
  finished(): Laid<P> {
    const rows = [...this.#rows.values()].toSorted((a, b) => a.generation - b.generation);
    const lefts = rows.flatMap(({ cells }) => cells.map(({ at }) => at));
    const left = Math.min(...lefts);
    const placed = (lines: readonly ChartLine[], bottom: number) => {
      const moved = ([x, y]: Point): Point => [x - left, y === heads ? bottom : y];
      return lines.map((line) => ({ ...line, from: moved(line.from), to: moved(line.to) }));
    };
    return {
      width: Math.max(...lefts) + cellWidth - left,
      rows: rows.map(({ generation, cells, lines, above }) => ({
        generation,
        cells: cells.map((cell) => ({ ...cell, at: cell.at - left })).toSorted((a, b) => a.at - b.at),
        lines: placed(lines, 0),
        above: { lanes: above.lanes, lines: placed(above.lines, above.lanes + 1) },
      })),
    };
  }
}

export interface End {
  x: number;
  style: LineStyle;
}

export interface Comb {
  link: string;
  from: number;
  lane: number;
  ends: readonly End[];
}

/** Down from one place, along a lane, and down to each of those below. */
export function comb({ link, from, lane, ends }: Comb, band: ChartBand): void {
  const draw = (from: Point, to: Point, style: LineStyle = 'solid') => band.lines.push({ link, style, from, to });
  const [only] = ends;
  if (only && ends.length === 1 && only.x === from) return void draw([from, 0], [from, heads], only.style);
  const places = [from, ...ends.map(({ x }) => x)];
  draw([from, 0], [from, lane]);
  draw([Math.min(...places), lane], [Math.max(...places), lane]);
  for (const { x, style } of ends) draw([x, lane], [x, heads], style);
}
