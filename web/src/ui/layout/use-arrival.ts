import { type RefObject, useEffect } from 'react';

let arrivedAt: string | null = null;
let isGoingBack = false;
let standsAt = '';

const address = () => window.location.pathname + window.location.search;

if (typeof window !== 'undefined') {
  window.addEventListener('popstate', () => {
    // A part of the same page is none to go back to.
    if (address() !== standsAt) isGoingBack = true;
  });
}

/**
 * Focuses the heading of a page reached from another, or the part of it that the link named; the first page of a visit
 * keeps the browser's own focus.
 */
export function useArrival(at: string, heading: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    standsAt = address();
    const here = `${window.location.pathname} ${at}`;
    const isFirst = arrivedAt === null;
    if (arrivedAt === here) return;
    arrivedAt = here;
    if (isFirst) return;
    const { hash } = window.location;
    // As if the link had just been followed, so that the browser goes there and knows it as :target.
    if (hash && !isGoingBack) return window.location.replace(hash);
    // Going back, the browser returns to where the page was scrolled to.
    if (!isGoingBack) window.scrollTo(0, 0);
    isGoingBack = false;
    heading.current?.focus({ preventScroll: true });
  }, [at, heading]);
}
