import { useEffect, useRef } from 'react';

/** Moves the focus once a change is on the screen: to the first element of the selectors given, in their order. */
export function useFocusAfter(changed: unknown) {
  const wanted = useRef<readonly string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it waits for the change to be drawn
  useEffect(() => {
    const selectors = wanted.current;
    wanted.current = [];
    for (const selector of selectors) {
      const found = document.querySelector<HTMLElement>(selector);
      if (found) return found.focus();
    }
  }, [changed]);
  return (...selectors: string[]) => {
    wanted.current = selectors;
  };
}
