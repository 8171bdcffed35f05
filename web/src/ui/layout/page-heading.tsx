import { brand } from '@plainwill/contracts/shared/brand';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { classes } from '../styles/classes.ts';

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
function useArrival(at: string, heading: RefObject<HTMLElement | null>): void {
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

interface PageHeadingProps {
  /** For the browser's tab: `<title> – <product>`. */
  title: string;
  children: ReactNode;
  size?: 'display' | 'heading';
  /** Differs where one screen shows several pages in turn, like the steps of a questionnaire. */
  at?: string;
}

/** The page's one h1. It takes the focus when the person came here from another page of the site. */
export function PageHeading({ title, children, size = 'heading', at = '' }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} – ${brand.name}`;
  }, [title]);
  useArrival(at, heading);
  return (
    <h1
      ref={heading}
      tabIndex={-1}
      className={classes(
        'heading focus-visible:shadow-none focus-visible:outline-none',
        size === 'display' ? 'text-display' : 'text-heading',
      )}
    >
      {children}
    </h1>
  );
}
