import type { GrayImage } from './gray-image.ts';

/** A dark blob that may be one of the squares at the edges of a page. */
export interface DarkSquare {
  x: number;
  y: number;
  /** In pixels. */
  area: number;
}

/** Darker than this part of what is around it. */
const darkPart = 0.65;
const minArea = 16;
const maxArea = 900;
/** A square fills 1 by this measure, however it is turned or slanted; letters and lines fill less. */
const minFilled = 0.8;
const maxFilled = 1.15;
const maxStretch = 3.5;

/** The dark blobs that are as solid as a square, the largest first. */
export function findSquares(image: GrayImage): DarkSquare[] {
  const isDark = darkerThanAround(image);
  const found: DarkSquare[] = [];
  for (let at = 0; at < isDark.length; at += 1) {
    if (isDark[at] !== 1) continue;
    const blob = measured(isDark, image.width, at);
    if (blob) found.push(blob);
  }
  return found.sort((one, other) => other.area - one.area);
}

/** 1 for each pixel that is darker than the mean of a square around it, which is worked out from sums of all above left. */
function darkerThanAround({ width, height, data }: GrayImage): Uint8Array {
  const radius = Math.round(Math.max(width, height) / 28);
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let row = 0;
    for (let x = 0; x < width; x += 1) {
      row += data[y * width + x] ?? 0;
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + row;
    }
  }
  const sumTo = (x: number, y: number) => sums[y * (width + 1) + x] ?? 0;
  const isDark = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const [top, bottom] = [Math.max(0, y - radius), Math.min(height, y + radius + 1)];
    for (let x = 0; x < width; x += 1) {
      const [left, right] = [Math.max(0, x - radius), Math.min(width, x + radius + 1)];
      const sum = sumTo(right, bottom) - sumTo(left, bottom) - sumTo(right, top) + sumTo(left, top);
      const mean = sum / ((right - left) * (bottom - top));
      if ((data[y * width + x] ?? 0) < darkPart * mean) isDark[y * width + x] = 1;
    }
  }
  return isDark;
}

/** Measures the blob around a pixel by its moments, and takes it out of the image; null where it is no square. */
function measured(isDark: Uint8Array, width: number, start: number): DarkSquare | null {
  const waiting = [start];
  isDark[start] = 0;
  let [area, sumX, sumY, sumXX, sumYY, sumXY] = [0, 0, 0, 0, 0, 0];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    const x = at % width;
    const y = (at - x) / width;
    area += 1;
    sumX += x;
    sumY += y;
    sumXX += x * x;
    sumYY += y * y;
    sumXY += x * y;
    for (const step of [x > 0 ? -1 : 0, x < width - 1 ? 1 : 0, -width, width]) {
      if (isDark[at + step] !== 1) continue;
      isDark[at + step] = 0;
      waiting.push(at + step);
    }
  }
  if (area < minArea || area > maxArea) return null;
  const [x, y] = [sumX / area, sumY / area];
  // A pixel is itself a square, of a twelfth.
  const [varX, varY, covariance] = [sumXX / area - x * x + 1 / 12, sumYY / area - y * y + 1 / 12, sumXY / area - x * y];
  const filled = area / (12 * Math.sqrt(varX * varY - covariance ** 2));
  const spread = Math.sqrt((varX - varY) ** 2 + 4 * covariance ** 2);
  const stretch = (varX + varY + spread) / (varX + varY - spread);
  return filled < minFilled || filled > maxFilled || stretch > maxStretch ? null : { x: x + 0.5, y: y + 0.5, area };
}
