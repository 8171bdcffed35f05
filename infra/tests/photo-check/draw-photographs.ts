import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { PaperBox } from '@plainwill/contracts/will-data/will/will-document';
import { composeWill } from '@plainwill/law/will/composition/compose-will';
import { forSigning } from '@plainwill/law/will/composition/signing-form';
import { asOf } from '@plainwill/law/will/testing/facts';
import { long, simple, typical } from '@plainwill/law/will/testing/wills';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { signingPdf } from '../../../services/will-data/src/documents/files/will-pdf.ts';
import type { CopyToCheck } from '../../../web/src/will-maker/will/signing/photo-check/check-photo.ts';
import { brightnessAt, type GrayImage } from '../../../web/src/will-maker/will/signing/photo-check/gray-image.ts';
import { type Point, perspectiveOf, seenAt } from '../../../web/src/will-maker/will/signing/photo-check/perspective.ts';

/** A copy to sign, and its pages on paper. */
export interface PrintedCopy {
  copy: CopyToCheck;
  pages: GrayImage[];
}

const paper = { width: 210, height: 297 };
const printedPixelsPerMm = 6;

const variants = [
  { facts: simple(), variant: 'standard', number: 1, mark: '7F3A09C2' },
  { facts: typical(), variant: 'by_mark', number: 12, mark: 'A1B2C3D4' },
  { facts: long(), variant: 'signed_by_another', number: 3, mark: '00FF00FF' },
] as const;

/** The pages of a PDF, as a printer would print them. */
export async function printed(pdf: Uint8Array): Promise<GrayImage[]> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  const size = { width: paper.width * printedPixelsPerMm, height: paper.height * printedPixelsPerMm };
  const pages: GrayImage[] = [];
  for (const page of document.pages()) {
    const { data, width, height } = await page.render({ ...size, colorSpace: 'Gray' });
    pages.push({ width, height, data: Uint8Array.from(data) });
  }
  document.destroy();
  library.destroy();
  return pages;
}

/** Three wills of different lengths, each signed in another way. */
export async function printCopies(): Promise<[PrintedCopy, PrintedCopy, PrintedCopy]> {
  const copies: PrintedCopy[] = [];
  for (const { facts, variant, number, mark } of variants) {
    const will = forSigning(composeWill(facts, { asOf }), variant);
    const { pdf, pageCount, boxes } = await signingPdf(will, { number, mark }, asOf);
    copies.push({ copy: { number, mark, pageCount, boxes }, pages: await printed(pdf) });
  }
  return copies as [PrintedCopy, PrintedCopy, PrintedCopy];
}

/** Numbers by chance, the same ones for the same seed. */
export type Chance = (min: number, max: number) => number;

export function chanceOf(seed: number): Chance {
  const generator = xoroshiro128plus(seed);
  const steps = 1_000_000;
  return (min, max) => min + ((max - min) * uniformInt(generator, 0, steps)) / steps;
}

/** Writes by hand in some of the boxes of a page. */
export function writtenOn(page: GrayImage, boxes: readonly PaperBox[], chance: Chance): GrayImage {
  const written = { ...page, data: Uint8Array.from(page.data) };
  for (const box of boxes) scribble(written, box, chance);
  return written;
}

/** A curve of loops, as of a signature or of a word: at least as wide as two initials. */
function scribble(page: GrayImage, { x, y, width, height }: PaperBox, chance: Chance) {
  const pen = chance(0.35, 0.8);
  const left = x + width * chance(0.05, 0.3);
  const length = Math.min(width * 0.65, chance(8, 40));
  const middle = y + height * chance(0.45, 0.65);
  const rise = Math.min(height * 0.32, chance(1.4, 4));
  const letters = length / chance(2, 4);
  const lean = chance(0, 0.8);
  // Ink in the shade of a pencil, of a blue pen or of a black one.
  const shade = chance(20, 120);
  const steps = Math.ceil(letters * 40);
  for (let step = 0; step <= steps; step += 1) {
    const along = step / steps;
    const turn = along * letters * 2 * Math.PI;
    const up = Math.sin(turn) * rise * (0.6 + 0.4 * Math.sin(turn * 0.37));
    blot(page, left + along * length + lean * up + 0.8 * Math.cos(turn), middle - up, pen / 2, shade);
  }
}

function blot(page: GrayImage, x: number, y: number, radius: number, shade: number) {
  const scale = page.width / paper.width;
  for (let row = Math.floor((y - radius) * scale); row <= (y + radius) * scale; row += 1)
    for (let column = Math.floor((x - radius) * scale); column <= (x + radius) * scale; column += 1) {
      const isInside = Math.hypot(column / scale - x, row / scale - y) <= radius;
      const at = row * page.width + column;
      if (isInside) page.data[at] = Math.min(page.data[at] ?? 0, shade);
    }
}

/** Fewer pixels than any telephone takes, and than the photo check looks at. */
const photo = { longer: 2000, shorter: 1500 };

/** A photograph of a page that lies turned and tilted on a table, in uneven light, a little out of focus. */
export function photographed(page: GrayImage, chance: Chance): GrayImage {
  const quarters = Math.floor(chance(0, 3.999));
  const isSideways = quarters % 2 === 1;
  const [width, height] = isSideways ? [photo.longer, photo.shorter] : [photo.shorter, photo.longer];
  const toPage = placedBy(chance, quarters, width, height);
  const table = chance(20, 200);
  const light = lightBy(chance);
  // A sheet that was stapled, or folded to be sent, lies never quite flat.
  const curl = chance(0, 0.7);
  const scale = page.width / paper.width;
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [across, along] = seenAt(toPage, [x, y]);
      const down = along + curl * Math.sin((Math.PI * across) / paper.width);
      const isPaper = across > 0 && down > 0 && across < paper.width && down < paper.height;
      const shade = isPaper ? brightnessAt(page, across * scale, down * scale) * 0.93 : table;
      data[y * width + x] = shade * light(x / width, y / height);
    }
  const softenings = Math.floor(chance(0, 4.999));
  for (let time = 0; time < softenings; time += 1) soften(data, width);
  return { width, height, data: withNoise(data, chance) };
}

/** Each pixel becomes the mean of three in its row, and then of three in its column. */
function soften(data: Uint8Array, width: number) {
  for (const step of [1, width]) {
    const from = data.slice();
    for (let at = step; at < data.length - step; at += 1)
      data[at] = ((from[at - step] ?? 0) + (from[at] ?? 0) + (from[at + step] ?? 0)) / 3;
  }
}

/** The noise of a sensor. */
function withNoise(data: Uint8Array, chance: Chance): Uint8Array {
  const most = chance(0, 8);
  const noise = Float32Array.from({ length: 65_521 }, () => chance(-most, most));
  return data.map((shade, at) => Math.max(0, Math.min(255, shade + (noise[at % noise.length] ?? 0))));
}

/** From pixels to millimetres on a page before a camera: turned any way, tilted to 25°, filling most of the picture. */
function placedBy(chance: Chance, quarters: number, width: number, height: number) {
  const turn = (quarters * Math.PI) / 2 + (chance(-12, 12) * Math.PI) / 180;
  const tilt = (chance(0, 25) * Math.PI) / 180;
  const axis = chance(0, 2 * Math.PI);
  const distance = chance(380, 600);
  const corners: Point[] = [
    [0, 0],
    [paper.width, 0],
    [paper.width, paper.height],
    [0, paper.height],
  ];
  const seen = corners.map(([x, y]): Point => {
    const [fromMiddleX, fromMiddleY] = [x - paper.width / 2, y - paper.height / 2];
    const turnedX = fromMiddleX * Math.cos(turn) - fromMiddleY * Math.sin(turn);
    const turnedY = fromMiddleX * Math.sin(turn) + fromMiddleY * Math.cos(turn);
    // Around an axis in the plane of the page, by Rodrigues' formula.
    const alongAxis = turnedX * Math.cos(axis) + turnedY * Math.sin(axis);
    const fromAxis = -turnedX * Math.sin(axis) + turnedY * Math.cos(axis);
    const depth = distance + fromAxis * Math.sin(tilt);
    const squeezed = fromAxis * Math.cos(tilt);
    return [
      (alongAxis * Math.cos(axis) - squeezed * Math.sin(axis)) / depth,
      (alongAxis * Math.sin(axis) + squeezed * Math.cos(axis)) / depth,
    ];
  });
  const [xs, ys] = [seen.map(([x]) => x), seen.map(([, y]) => y)];
  const spanX = Math.max(...xs) - Math.min(...xs);
  const spanY = Math.max(...ys) - Math.min(...ys);
  const zoom = Math.min(width / spanX, height / spanY) * chance(0.8, 0.97);
  const shift = (values: number[], size: number) => size / 2 - (zoom * (Math.max(...values) + Math.min(...values))) / 2;
  const pixels = seen.map(([x, y]): Point => [x * zoom + shift(xs, width), y * zoom + shift(ys, height)]);
  const toPage = perspectiveOf(pixels, corners);
  if (!toPage) throw new Error('a page has four corners');
  return toPage;
}

/** Brighter on one side than on the other, with the soft shadow of a hand or a telephone across it. */
function lightBy(chance: Chance) {
  const direction = chance(0, 2 * Math.PI);
  const fall = chance(0, 0.45);
  const shadow = {
    at: chance(-0.5, 1.5),
    angle: chance(0, 2 * Math.PI),
    depth: chance(0, 0.45),
    edge: chance(0.02, 0.15),
  };
  return (x: number, y: number) => {
    const side = (x - 0.5) * Math.cos(direction) + (y - 0.5) * Math.sin(direction);
    const into = (x * Math.cos(shadow.angle) + y * Math.sin(shadow.angle) - shadow.at) / shadow.edge;
    return (1 - fall * (side + 0.5)) * (1 - shadow.depth / (1 + Math.exp(-into)));
  };
}

/** An image as a file that browsers read: a bitmap of 256 shades of grey, from its lowest row upwards. */
export function bitmapFile({ width, height, data }: GrayImage): Buffer {
  const rowLength = Math.ceil(width / 4) * 4;
  const start = 14 + 40 + 4 * 256;
  const file = Buffer.alloc(start + rowLength * height);
  file.write('BM');
  file.writeUInt32LE(file.length, 2);
  file.writeUInt32LE(start, 10);
  file.writeUInt32LE(40, 14);
  file.writeInt32LE(width, 18);
  file.writeInt32LE(height, 22);
  file.writeUInt16LE(1, 26);
  file.writeUInt16LE(8, 28);
  for (let shade = 0; shade < 256; shade += 1) file.fill(shade, 54 + 4 * shade, 54 + 4 * shade + 3);
  for (let row = 0; row < height; row += 1)
    file.set(data.subarray((height - 1 - row) * width, (height - row) * width), start + row * rowLength);
  return file;
}
