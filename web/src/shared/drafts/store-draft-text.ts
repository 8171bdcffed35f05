import { loadOnce } from '../../ui/loading/load-once.ts';
import { inStorage, type StorageScope } from './browser-storage.ts';

// Apart, for the lightest pages have drafts, too.
const refusal = loadOnce(() => import('./notify-not-stored.ts'));

/**
 * Stores the text of a draft, or forgets it for null.
 * @returns whether the browser has done so: one that is full, or forbids its storage, refuses, and the person is told
 */
export function storeDraftText(where: StorageScope, key: string, text: string | null): boolean {
  const isStored = inStorage(where, (storage) => {
    if (text === null) storage.removeItem(key);
    else storage.setItem(key, text);
    return true;
  });
  if (!isStored && text !== null) void refusal().then(({ notifyNotStored }) => notifyNotStored());
  return isStored ?? false;
}
