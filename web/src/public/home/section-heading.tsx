import type { ReactNode } from 'react';

interface SectionHeadingProps {
  id: string;
  children: ReactNode;
  text?: ReactNode;
}

/** The heading of a part of the home page, and a sentence that sums it up. */
export const SectionHeading = ({ id, children, text }: SectionHeadingProps) => (
  <div className="max-w-words">
    <h2 id={id} className="heading text-heading">
      {children}
    </h2>
    {text && <p className="mt-3 text-lead">{text}</p>}
  </div>
);
