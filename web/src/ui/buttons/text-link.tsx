import type { ReactNode } from 'react';
import { Link } from 'wouter';

// Padded, so that a link in a list is easy to hit: within words that takes no room.
export const textLinkClasses =
  'py-1 font-semibold text-deep underline decoration-1 underline-offset-4 hover:decoration-2';

interface TextLinkProps {
  to: string;
  children: ReactNode;
  /** For what would be lost by leaving; its words say so. */
  opensNewTab?: boolean;
}

/** A link within words; an address outside the site opens as any link does. */
export function TextLink({ to, children, opensNewTab }: TextLinkProps) {
  if (opensNewTab)
    return (
      <a href={to} target="_blank" rel="noreferrer" className={textLinkClasses}>
        {children}
      </a>
    );
  return /^(https?|tel|mailto):/.test(to) ? (
    <a href={to} className={textLinkClasses}>
      {children}
    </a>
  ) : (
    <Link to={to} className={textLinkClasses}>
      {children}
    </Link>
  );
}
