import type { ReactNode } from 'react';

/** Things one under another, evenly spaced. */
export function Stack({ children, gap = 'normal' }: { children: ReactNode; gap?: 'tight' | 'normal' | 'wide' }) {
  return <div className={`flex flex-col ${{ tight: 'gap-3', normal: 'gap-6', wide: 'gap-10' }[gap]}`}>{children}</div>;
}
