import { useSyncExternalStore } from 'react';

/** As the style sheet's `sm`. */
const query = () => window.matchMedia?.('(width >= 40rem)');

const subscribe = (tell: () => void) => {
  const wide = query();
  wide?.addEventListener('change', tell);
  return () => wide?.removeEventListener('change', tell);
};

/** Whether the screen is wider than that of a phone. */
export const useIsWide = () => useSyncExternalStore(subscribe, () => query()?.matches ?? true);
