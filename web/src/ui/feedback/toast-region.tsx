import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toastList } from './toasts.ts';

const ToastList = lazy(() => import('./toast-list.tsx'));

/** Where notices over the page appear. */
export function ToastRegion() {
  const isWanted = useSyncExternalStore(toastList.subscribe, toastList.isWanted, () => false);
  return (
    isWanted && (
      <Suspense>
        <ToastList />
      </Suspense>
    )
  );
}
