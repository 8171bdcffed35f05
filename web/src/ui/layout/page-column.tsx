import type { ReactNode } from 'react';

/** The width that the site's pages share, with room above and below. */
export function PageColumn({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-12 px-5 py-10 sm:py-14 print:gap-5 print:p-0 print:[zoom:0.8]">
      {children}
    </div>
  );
}
