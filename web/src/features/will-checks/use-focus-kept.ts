import { type RefObject, useEffect, useRef } from 'react';

/** Gives the heading the focus when what had it among `items` below is gone from the screen. */
export function useFocusKept(items: unknown): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    const panel = heading.current?.parentElement?.parentElement;
    const note = () => {
      hadFocus.current = panel?.contains(document.activeElement) ?? false;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at each time that the items are others
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) heading.current?.focus();
  }, [items]);
  return heading;
}
