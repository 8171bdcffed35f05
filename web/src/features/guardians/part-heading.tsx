import type { ReactNode } from 'react';

interface PartHeadingProps {
  part: 'primary' | 'alternates' | 'groups' | 'people';
  children: ReactNode;
  about?: string;
}

/** Names a part of the dialog; takes the focus when what had it has gone. */
export function PartHeading({ part, children, about }: PartHeadingProps) {
  return (
    <div>
      <h3 data-part={part} tabIndex={-1} className="heading text-lead">
        {children}
      </h3>
      {about && <p className="text-small text-muted">{about}</p>}
    </div>
  );
}

export const focusPart = (part: PartHeadingProps['part']) => `[data-part=${part}]`;
