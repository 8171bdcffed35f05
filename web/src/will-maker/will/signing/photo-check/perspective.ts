import { brightnessAt, type GrayImage } from './gray-image.ts';

export type Point = readonly [x: number, y: number];

/** A plane seen at an angle: the nine numbers of a homography, row by row, the last of them 1. */
export type Perspective = readonly number[];

/** The perspective that takes four points to four others; null where three of them lie on a line. */
export function perspectiveOf(from: readonly Point[], to: readonly Point[]): Perspective | null {
  const rows = from.flatMap(([x, y], at) => {
    const [u, v] = to[at] as Point;
    return [
      [x, y, 1, 0, 0, 0, -x * u, -y * u, u],
      [0, 0, 0, x, y, 1, -x * v, -y * v, v],
    ];
  });
  const solution = solved(rows);
  return solution && [...solution, 1];
}

/** Solves linear equations, each a row of its factors and its result (Gauss, with pivots). */
function solved(rows: number[][]): number[] | null {
  const size = rows.length;
  const entry = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let column = 0; column < size; column += 1) {
    let pivot = column;
    for (let row = column + 1; row < size; row += 1)
      if (Math.abs(entry(row, column)) > Math.abs(entry(pivot, column))) pivot = row;
    if (Math.abs(entry(pivot, column)) < 1e-9) return null;
    [rows[column], rows[pivot]] = [rows[pivot] as number[], rows[column] as number[]];
    for (let row = 0; row < size; row += 1) {
      const factor = row === column ? 0 : entry(row, column) / entry(column, column);
      if (factor !== 0) rows[row] = (rows[row] ?? []).map((value, at) => value - factor * entry(column, at));
    }
  }
  return rows.map((row, at) => (row[size] ?? 0) / entry(at, at));
}

/** Maps a point of the plane to its place in the photograph. */
export function seenAt(perspective: Perspective, [x, y]: Point): Point {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 1] = perspective;
  const depth = g * x + h * y + i;
  return [(a * x + b * y + c) / depth, (d * x + e * y + f) / depth];
}

/** How many square pixels a square millimetre fills around a point of the plane. */
export function areaScaleAt(perspective: Perspective, [x, y]: Point): number {
  const [here, right, below] = [
    seenAt(perspective, [x, y]),
    seenAt(perspective, [x + 1, y]),
    seenAt(perspective, [x, y + 1]),
  ];
  return Math.abs((right[0] - here[0]) * (below[1] - here[1]) - (right[1] - here[1]) * (below[0] - here[0]));
}

/** A rectangle in millimetres. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** An area of the paper as if seen from straight above. */
export function seenFromAbove(image: GrayImage, perspective: Perspective, area: Area, pixelsPerMm: number): GrayImage {
  const width = Math.max(2, Math.round(area.width * pixelsPerMm));
  const height = Math.max(2, Math.round(area.height * pixelsPerMm));
  const data = new Uint8Array(width * height);
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) {
      const place = [area.x + (column + 0.5) / pixelsPerMm, area.y + (row + 0.5) / pixelsPerMm] as const;
      data[row * width + column] = brightnessAt(image, ...seenAt(perspective, place));
    }
  return { width, height, data };
}
