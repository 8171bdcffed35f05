import { type CopyToCheck, checkPhoto, type PhotoResult } from './check-photo.ts';
import { type GrayImage, grayOf } from './gray-image.ts';

/** One photograph, and the copy whose pages it should show. */
export interface PhotoToCheck {
  photo: Blob;
  copy: CopyToCheck;
}

/** More pixels than this show no more of a page, and take longer. */
const longest = 2400;

/** Reads a photograph into memory, from where it goes as soon as it was looked at. */
async function readPhoto(photo: Blob): Promise<GrayImage> {
  const bitmap = await createImageBitmap(photo);
  const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(2, Math.round(bitmap.width * scale));
  const height = Math.max(2, Math.round(bitmap.height * scale));
  const canvas = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!canvas) throw new Error('no canvas');
  canvas.imageSmoothingQuality = 'high';
  canvas.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return grayOf(canvas.getImageData(0, 0, width, height));
}

addEventListener('message', async ({ data: { photo, copy } }: MessageEvent<PhotoToCheck>) => {
  // A file that is no picture, or of a kind that the browser does not know, shows no page.
  const image = await readPhoto(photo).catch(() => null);
  const result: PhotoResult = image ? checkPhoto(image, copy) : { kind: 'unreadable' };
  postMessage(result);
});

// The page asks for photographs once this is here, and needs no connection from then on.
postMessage('ready');
