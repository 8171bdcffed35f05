import type { ReactNode } from 'react';

/** Butter yellow under words that a note belongs to; it takes no room, so that a comma after it stands where it did. */
export function Highlight({ children }: { children: ReactNode }) {
  return <mark className="by-day box-decoration-clone bg-butter px-1 -mx-1">{children}</mark>;
}
