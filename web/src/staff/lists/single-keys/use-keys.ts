import { useEffect, useRef } from 'react';

/** Inputs that ignore letters, so single-key shortcuts work while one has the focus. */
const withoutText = ['checkbox', 'radio', 'range', 'button', 'submit', 'reset', 'file', 'color', 'image'];

function typesText(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !withoutText.includes(target.type);
  return target instanceof HTMLElement && (target.isContentEditable || ['TEXTAREA', 'SELECT'].includes(target.tagName));
}

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
