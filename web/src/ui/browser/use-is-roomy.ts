import { useSyncExternalStore } from 'react';

/** As the style sheet's `roomy`. */
const query = () => window.matchMedia?.('(width >= 64rem)');

const subscribe = (tell: () => void) => {
  const roomy = query();
  roomy?.addEventListener('change', tell);
  return () => roomy?.removeEventListener('change', tell);
};

/** Whether there is room for columns beside each other. */
export const useIsRoomy = () => useSyncExternalStore(subscribe, () => query()?.matches ?? true);
