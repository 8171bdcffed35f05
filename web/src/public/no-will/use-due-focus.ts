import { useCallback, useRef } from 'react';

/** The next heading that appears after `expectFocus` takes the focus; one that was there, or came by itself, does not. */
export function useDueFocus() {
  const isDue = useRef(false);
  const headingRef = useCallback((heading: HTMLElement | null) => {
    if (!heading || !isDue.current) return;
    isDue.current = false;
    heading.focus();
  }, []);
  const expectFocus = () => {
    isDue.current = true;
  };
  return { headingRef, expectFocus };
}
