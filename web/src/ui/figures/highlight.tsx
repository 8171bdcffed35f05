import type { ReactNode } from 'react';

/** Butter yellow under words that a note belongs to. */
export function Highlight({ children }: { children: ReactNode }) {
  return <mark className="box-decoration-clone bg-butter px-1 text-inherit">{children}</mark>;
}
