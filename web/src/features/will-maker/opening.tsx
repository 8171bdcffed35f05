import type { ReactNode } from 'react';
import { PageHeading } from '../../ui/layout/page-heading.tsx';

/** The page before there are answers, or a section, to show. It always has its heading. */
export const Opening = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-col gap-5">
    <PageHeading title="Will Maker">Will Maker</PageHeading>
    {children}
  </div>
);
