import { type RefObject, useEffect } from 'react';

/** Closes an open disclosure when the reader turns to something else, or presses Escape. */
export function useLightDismiss(disclosure: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const close = ({ target }: Event) => {
      const { current } = disclosure;
      if (current?.open && target instanceof Node && !current.contains(target)) current.open = false;
    };
    const closeByKey = ({ key }: KeyboardEvent) => {
      const { current } = disclosure;
      if (key !== 'Escape' || !current?.open) return;
      current.open = false;
      current.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('focusin', close);
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('focusin', close);
      document.removeEventListener('keydown', closeByKey);
    };
  }, [disclosure]);
}
