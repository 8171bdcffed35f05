import { brightnessAt, type GrayImage } from './gray-image.ts';
import { type Area, areaScaleAt, type Perspective, seenFromAbove } from './perspective.ts';

/** The photo check says this of a box, and no more. */
export type BoxAnswer = 'filled' | 'empty' | 'unclear';

const pixelsPerMm = 5;
/** A page lies never quite flat: lines printed around a box stay outside of this, in millimetres. */
const inset = 1.1;
/** No pen is as wide, in pixels, and no shadow as narrow. */
const wide = 7;
/** As a part of the paper's brightness: a pencil in a blurred photograph, and less than that. */
const strong = 0.2;
const weak = 0.12;
/** In square millimetres: two short strokes, and a speck. */
const muchInk = 1.6;
const noInk = 0.5;
/** A coarser photograph does not show a stroke. */
const minPixelsPerMm = 2.4;

/** Says whether there is anything in a box of the paper that an empty form would not have there. */
export function lookAtBox(image: GrayImage, perspective: Perspective, box: Area): BoxAnswer {
  const area = {
    x: box.x + inset,
    y: box.y + inset,
    width: box.width - 2 * inset,
    height: box.height - 2 * inset,
  };
  const middle = [box.x + box.width / 2, box.y + box.height / 2] as const;
  if (areaScaleAt(perspective, middle) < minPixelsPerMm ** 2) return 'unclear';
  const seen = softened(seenFromAbove(image, perspective, area, pixelsPerMm));
  const paper = withoutStrokes(seen);
  let [strongPixels, weakPixels] = [0, 0];
  for (let at = 0; at < seen.data.length; at += 1) {
    const ink = 1 - (seen.data[at] ?? 0) / Math.max(1, paper.data[at] ?? 1);
    if (ink > strong) strongPixels += 1;
    if (ink > weak) weakPixels += 1;
  }
  const inSquareMm = (pixels: number) => pixels / pixelsPerMm ** 2;
  if (inSquareMm(strongPixels) >= muchInk) return 'filled';
  return inSquareMm(weakPixels) <= noInk ? 'empty' : 'unclear';
}

/** Each pixel the mean of itself and its eight neighbours, which takes out the noise of a sensor. */
function softened(image: GrayImage): GrayImage {
  const { width, height } = image;
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      let sum = 0;
      for (let down = -1; down <= 1; down += 1)
        for (let across = -1; across <= 1; across += 1) sum += brightnessAt(image, x + across, y + down);
      data[y * width + x] = sum / 9;
    }
  return { width, height, data };
}

/** The paper under the strokes, with its shadows: a closing, which fills whatever dark is narrower than a pen. */
const withoutStrokes = (image: GrayImage): GrayImage =>
  [Math.max, Math.min].reduce((seen, extreme) => extremes(extremes(seen, extreme, 1, 0), extreme, 0, 1), image);

type Extreme = (one: number, other: number) => number;

/** Each pixel the brightest, or the darkest, of those near it in its row or in its column. */
function extremes({ width, height, data }: GrayImage, extreme: Extreme, across: 0 | 1, down: 0 | 1): GrayImage {
  const found = new Uint8Array(data);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const place = across === 1 ? x : y;
      const last = (across === 1 ? width : height) - 1;
      for (let step = -Math.min(wide, place); step <= Math.min(wide, last - place); step += 1)
        found[at] = extreme(found[at] ?? 0, data[at + step * (across + down * width)] ?? 0);
    }
  return { width, height, data: found };
}
