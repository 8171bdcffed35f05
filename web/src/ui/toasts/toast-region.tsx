import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart, NothingShown } from '../loading/lazy-part.tsx';

const ToastList = lazyPart(() => import('./toast-list.tsx'), NothingShown);

let isWanted = false;
const changed = new Set<() => void>();

/** Most visits see no notice, so what shows them comes only where one may. */
export const toastList = {
  isWanted: () => isWanted,
  subscribe(onChange: () => void) {
    changed.add(onChange);
    return () => void changed.delete(onChange);
  },
  /** Fetches it, so that it is there when the network is not. */
  prepare() {
    isWanted = true;
    for (const onChange of changed) onChange();
  },
};

/** Notices appear here, over the page. */
export function ToastRegion() {
  const isShown = useSyncExternalStore(toastList.subscribe, toastList.isWanted, () => false);
  return (
    isShown && (
      <Suspense>
        <ToastList />
      </Suspense>
    )
  );
}
