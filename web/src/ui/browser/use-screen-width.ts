import { useSyncExternalStore } from 'react';

/** A hook that says whether a query holds for the screen, now and whenever that changes. */
function hookOf(query: string) {
  const screen = () => window.matchMedia?.(query);
  const subscribe = (onChange: () => void) => {
    const subscribed = screen();
    subscribed?.addEventListener('change', onChange);
    return () => subscribed?.removeEventListener('change', onChange);
  };
  return () => useSyncExternalStore(subscribe, () => screen()?.matches ?? true);
}

/** The screen is wider than that of a phone, as the style sheet's `sm`. */
export const useIsWide = hookOf('(width >= 40rem)');

/** The screen has room for columns beside each other, as the style sheet's `roomy`. */
export const useIsRoomy = hookOf('(width >= 64rem)');
