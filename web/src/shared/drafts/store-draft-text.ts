import { loadOnce } from '../../ui/loading/load-once.ts';
import { inStorage, type StorageScope } from './browser-storage.ts';
import { onDraftsCleared } from './clear-drafts.ts';

// Apart, for the lightest pages have drafts, too.
const toasts = loadOnce(() => import('../../ui/toasts/toasts.ts'));

let isTold = false;
onDraftsCleared(() => {
  isTold = false;
});

/** People are told once in a visit that a draft ends with the page. */
function notifyNotStored() {
  if (isTold) return;
  isTold = true;
  void toasts().then(({ notify }) =>
    notify({
      title: 'Not kept on this device',
      text: 'Your browser’s storage is full or switched off. What you type stays until you close or reload this page.',
      tone: 'info',
    }),
  );
}

/**
 * Stores the text of a draft, or forgets it for null.
 * @returns whether the browser has done so: one that is full, or forbids its storage, refuses
 */
export function storeDraftText(where: StorageScope, key: string, text: string | null): boolean {
  const isStored = inStorage(where, (storage) => {
    if (text === null) storage.removeItem(key);
    else storage.setItem(key, text);
    return true;
  });
  if (!isStored && text !== null) notifyNotStored();
  return isStored ?? false;
}
