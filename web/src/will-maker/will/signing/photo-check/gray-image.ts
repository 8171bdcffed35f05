/** Brightness of each pixel, row by row: 0 is black, 255 white. */
export interface GrayImage {
  width: number;
  height: number;
  data: Uint8Array;
}

/** Brightness of an image in red, green, blue and opacity, four bytes a pixel (Rec. 601). */
export function grayOf({ width, height, data }: { width: number; height: number; data: ArrayLike<number> }): GrayImage {
  const gray = new Uint8Array(width * height);
  for (let at = 0; at < gray.length; at += 1) {
    const [red = 0, green = 0, blue = 0] = [data[4 * at], data[4 * at + 1], data[4 * at + 2]];
    gray[at] = (299 * red + 587 * green + 114 * blue) / 1000;
  }
  return { width, height, data: gray };
}

/** The image as small as `longest` pixels, by whole steps: each new pixel is the mean of `by` times `by` old ones. */
export function shrunk(image: GrayImage, longest: number): { image: GrayImage; by: number } {
  const by = Math.max(1, Math.round(Math.max(image.width, image.height) / longest));
  const width = Math.floor(image.width / by);
  const height = Math.floor(image.height / by);
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      let sum = 0;
      for (let down = 0; down < by; down += 1) {
        const from = (y * by + down) * image.width + x * by;
        for (let at = from; at < from + by; at += 1) sum += image.data[at] ?? 0;
      }
      data[y * width + x] = sum / (by * by);
    }
  return { image: { width, height, data }, by };
}

/** Brightness between pixels; those outside the image are as those at its edge. */
export function brightnessAt({ width, height, data }: GrayImage, x: number, y: number): number {
  const left = Math.min(Math.max(Math.floor(x), 0), width - 2);
  const top = Math.min(Math.max(Math.floor(y), 0), height - 2);
  const across = Math.min(Math.max(x - left, 0), 1);
  const down = Math.min(Math.max(y - top, 0), 1);
  const at = top * width + left;
  const upper = (data[at] ?? 0) * (1 - across) + (data[at + 1] ?? 0) * across;
  const lower = (data[at + width] ?? 0) * (1 - across) + (data[at + width + 1] ?? 0) * across;
  return upper * (1 - down) + lower * down;
}

/** The image with its edges made steeper: each pixel goes further from the mean of those `radius` around it. */
export function sharpened({ width, height, data }: GrayImage, radius: number): GrayImage {
  const strength = 2;
  const found = new Uint8Array(data.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [left, right] = [Math.max(0, x - radius), Math.min(width - 1, x + radius)];
      let [sum, count] = [0, 0];
      for (let row = Math.max(0, y - radius); row <= Math.min(height - 1, y + radius); row += 1)
        for (let column = left; column <= right; column += 1) {
          sum += data[row * width + column] ?? 0;
          count += 1;
        }
      const here = data[y * width + x] ?? 0;
      found[y * width + x] = Math.min(255, Math.max(0, here + strength * (here - sum / count)));
    }
  return { width, height, data: found };
}
