import { type RefObject, useEffect } from 'react';

let arrivedAt: string | null = null;
let isGoingBack = false;

if (typeof window !== 'undefined') {
  window.addEventListener('popstate', () => {
    isGoingBack = true;
  });
}

/** Focuses the heading of a page reached from another; the first page of a visit keeps the browser's own focus. */
export function useArrival(at: string, heading: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const here = `${window.location.pathname} ${at}`;
    const isFirst = arrivedAt === null;
    if (arrivedAt === here) return;
    arrivedAt = here;
    if (isFirst) return;
    // Going back, the browser returns to where the page was scrolled to.
    if (!isGoingBack) window.scrollTo(0, 0);
    isGoingBack = false;
    heading.current?.focus({ preventScroll: true });
  }, [at, heading]);
}
