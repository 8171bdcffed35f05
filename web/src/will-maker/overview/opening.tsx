import type { ReactNode } from 'react';
import { PageHeading } from '../../ui/layout/page-heading.tsx';

interface OpeningProps {
  title?: string;
  children: ReactNode;
}

/** The page before there are answers, or a section, to show. It always has its heading. */
export const Opening = ({ title = 'Will Maker', children }: OpeningProps) => (
  <div className="flex flex-col gap-5">
    <PageHeading title={title}>{title}</PageHeading>
    {children}
  </div>
);
