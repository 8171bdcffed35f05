import { useEffect, useRef } from 'react';

const typesText = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));

/** Single keys that do something, but never while somebody types, holds a modifier or has a dialog open. */
export function useKeys(acts: Record<string, () => unknown>) {
  const latest = useRef(acts);
  latest.current = acts;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (typesText(event.target) || document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
      const act = latest.current[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
