import type { ReactNode } from 'react';

/** Buttons side by side; on a narrow screen one under another. */
export function ButtonRow({ children, isSpread }: { children: ReactNode; isSpread?: boolean }) {
  return (
    <div className={`flex flex-wrap items-center gap-3 print:hidden ${isSpread ? 'justify-between' : ''}`}>
      {children}
    </div>
  );
}
