import type { ReactNode } from 'react';
import { classes } from '../styles/classes.ts';

interface WithAsideProps {
  children: ReactNode;
  aside: ReactNode;
  /** Stays in view; only for what is no taller than a screen. */
  isAsideSteady?: boolean;
}

/** A column for what is being done and, where there is room, another beside it. */
export function WithAside({ children, aside, isAsideSteady }: WithAsideProps) {
  return (
    <div className="grid items-start gap-x-16 gap-y-10 roomy:grid-cols-[minmax(0,34rem)_minmax(0,1fr)] print:block">
      <div className="min-w-0">{children}</div>
      <div className={classes('min-w-0 print:hidden', isAsideSteady && 'roomy:sticky roomy:top-8')}>{aside}</div>
    </div>
  );
}
