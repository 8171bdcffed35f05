import { Info } from 'lucide-react';
import type { ReactNode } from 'react';

/** An explanation of a choice is shown quietly beside it and read aloud when it changes. */
export function Explanation({ children }: { children: ReactNode }) {
  return (
    <div role="status" className="-mt-2 flex max-w-words gap-2.5 rounded-field bg-sage px-4 py-3">
      <Info aria-hidden strokeWidth={2.2} className="mt-1 size-4.5 shrink-0 text-deep" />
      <p>{children}</p>
    </div>
  );
}
