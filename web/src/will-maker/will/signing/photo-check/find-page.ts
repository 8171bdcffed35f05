import { type PageCode, pageMarks, readPageCode } from '@plainwill/law/signing/page-marks';
import { decodeQR } from 'qr/decode.js';
import { type DarkSquare, findSquares } from './find-squares.ts';
import { type GrayImage, sharpened, shrunk } from './gray-image.ts';
import { areaScaleAt, type Perspective, type Point, perspectiveOf, seenFromAbove } from './perspective.ts';

export interface FoundPage {
  code: PageCode;
  /** From millimetres on the page to pixels; null where the squares were not all seen. */
  perspective: Perspective | null;
}

/** Squares are looked for in an image of this size, in which one still has ten pixels across. */
const longestForSquares = 1200;
const maxSquares = 16;
/** Sets of four whose code is looked at. */
const maxSets = 16;
const squareArea = pageMarks.squareSize ** 2;

/** The page in a photograph, however it lies; null where none can be recognised. */
export function findPage(image: GrayImage): FoundPage | null {
  const small = shrunk(image, longestForSquares);
  const squares = findSquares(small.image)
    .slice(0, maxSquares)
    .map(({ x, y, area }) => ({ x: x * small.by, y: y * small.by, area: area * small.by ** 2 }));
  for (const perspective of perspectivesThrough(squares)) {
    const code = codeThrough(image, perspective);
    if (code) return { code, perspective };
  }
  const code = codeIn(image);
  return code && { code, perspective: null };
}

/** Every way in which four of the squares can be those of a page, the likeliest first. */
function perspectivesThrough(squares: readonly DarkSquare[]): Perspective[] {
  const found: { perspective: Perspective; unlikeness: number }[] = [];
  for (const four of foursOf(squares)) {
    const clockwise = inClockwiseOrder(four);
    for (let turn = 0; turn < 4; turn += 1) {
      const turned = clockwise.map((_, at) => clockwise[(at + turn) % 4] as DarkSquare);
      const perspective = perspectiveOf(
        pageMarks.squares,
        turned.map(({ x, y }): Point => [x, y]),
      );
      if (!perspective) continue;
      // Each square is as large as it must be where it lies.
      const sizes = turned.map(
        ({ area }, at) => area / (squareArea * areaScaleAt(perspective, pageMarks.squares[at] as Point)),
      );
      const [smallest, largest] = [Math.min(...sizes), Math.max(...sizes)];
      if (smallest > 0.4 && largest < 1.8) found.push({ perspective, unlikeness: largest / smallest });
    }
  }
  return found
    .sort((one, other) => one.unlikeness - other.unlikeness)
    .slice(0, maxSets)
    .map(({ perspective }) => perspective);
}

function* foursOf(squares: readonly DarkSquare[]): Generator<DarkSquare[]> {
  // They come by size, and those of one page differ little.
  for (const [a, first] of squares.entries())
    for (const [b, second] of squares.entries())
      for (const [c, third] of squares.entries())
        for (const [d, fourth] of squares.entries())
          if (a < b && b < c && c < d && first.area < 4 * fourth.area) yield [first, second, third, fourth];
}

function inClockwiseOrder(four: readonly DarkSquare[]): DarkSquare[] {
  const middle = { x: mean(four.map(({ x }) => x)), y: mean(four.map(({ y }) => y)) };
  const angle = ({ x, y }: DarkSquare) => Math.atan2(y - middle.y, x - middle.x);
  return four.toSorted((one, other) => angle(one) - angle(other));
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

function codeThrough(image: GrayImage, perspective: Perspective): PageCode | null {
  const { x, y, size } = pageMarks.code;
  const around = 2;
  const area = { x: x - around, y: y - around, width: size + 2 * around, height: size + 2 * around };
  const seen = seenFromAbove(image, perspective, area, 10);
  return codeIn(seen) ?? codeIn(sharpened(seen, 5));
}

function codeIn({ width, height, data }: GrayImage): PageCode | null {
  const colours = new Uint8Array(3 * width * height);
  for (let at = 0; at < data.length; at += 1) colours.fill(data[at] ?? 0, 3 * at, 3 * at + 3);
  try {
    return readPageCode(decodeQR({ width, height, data: colours }, { format: 'RGB', effort: 8, timeLimit: Infinity }));
  } catch {
    // The library throws where there is no code.
    return null;
  }
}
