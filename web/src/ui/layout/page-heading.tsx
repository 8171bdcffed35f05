import { brand } from '@plainwill/contracts/shared/brand';
import { type ReactNode, useEffect, useRef } from 'react';
import { classes } from '../styles/classes.ts';
import { useArrival } from './use-arrival.ts';

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
