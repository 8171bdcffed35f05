import type { ReactNode } from 'react';
import { classes } from '../styles/classes.ts';

export function Card({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-col gap-4 rounded-card border border-line bg-card p-5 sm:p-8 print:border-0 print:p-0">
      {children}
    </div>
  );
}

interface WithAsideProps {
  children: ReactNode;
  aside: ReactNode;
  /** Comes after the aside where there is one column, and goes on in the first where there are two. */
  below?: ReactNode;
  /** Stays in view; only for what is no taller than a screen. */
  isAsideSteady?: boolean;
}

/** A column for what is being done and, where there is room, another beside it. */
export function WithAside({ children, aside, below, isAsideSteady }: WithAsideProps) {
  return (
    <div className="grid items-start gap-x-16 gap-y-10 roomy:grid-cols-[minmax(0,34rem)_minmax(0,1fr)] print:block">
      <div className="min-w-0">{children}</div>
      <div
        className={classes(
          'min-w-0 print:hidden',
          isAsideSteady && 'roomy:sticky roomy:top-8',
          Boolean(below) && 'roomy:row-span-2',
        )}
      >
        {aside}
      </div>
      {below && <div className="min-w-0">{below}</div>}
    </div>
  );
}

/** Things one under another, evenly spaced. */
export function Stack({ children, gap = 'normal' }: { children: ReactNode; gap?: 'tight' | 'normal' | 'wide' }) {
  return <div className={`flex flex-col ${{ tight: 'gap-3', normal: 'gap-6', wide: 'gap-10' }[gap]}`}>{children}</div>;
}

/** The width that the site's pages share, with room above and below. */
export function PageColumn({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-12 px-5 py-10 sm:py-14 print:gap-5 print:p-0 print:[zoom:0.8]">
      {children}
    </div>
  );
}
