import type { ReactNode } from 'react';

/** A word or two that says what something is. */
export function Badge({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5 rounded-full border border-deep bg-sage px-3 py-0.5 text-small font-semibold text-deeper">
      {children}
    </span>
  );
}
