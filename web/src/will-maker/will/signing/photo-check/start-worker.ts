import type { PhotoResult } from './check-photo.ts';
import type { PhotoToCheck } from './photo-check.worker.ts';
import workerUrl from './photo-check.worker.ts?worker&url';

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => {
    createScriptURL: (url: string) => string;
  };
}

/** False in an older browser, where the list to tick is all there is. */
export const canCheckPhotos = () =>
  typeof Worker === 'function' && typeof OffscreenCanvas === 'function' && typeof createImageBitmap === 'function';

/** Marks the address of a script as one of ours, as a content security policy may ask. */
const trusted = (url: string) =>
  (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes
    ?.createPolicy('photo-check', { createScriptURL: (own) => own })
    .createScriptURL(url) ?? url;

export interface PhotoWorker {
  /** Rejects where the worker cannot go on. */
  check: (photo: PhotoToCheck) => Promise<PhotoResult>;
  stop: () => void;
}

/** Starts the worker that looks at photographs; rejects where it cannot be loaded. */
export async function startPhotoWorker(): Promise<PhotoWorker> {
  const worker = new Worker(trusted(workerUrl), { type: 'module' });
  const next = () =>
    new Promise<PhotoResult>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<PhotoResult>) => resolve(data);
      worker.onerror = () => reject(new Error('the photo check has stopped'));
    });
  await next();
  return {
    check: (photo) => {
      const result = next();
      worker.postMessage(photo);
      return result;
    },
    stop: () => worker.terminate(),
  };
}
