import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { classes } from '../styles/classes.ts';
import { type ButtonSize, type ButtonVariant, buttonVariants } from './button-variants.ts';

interface ButtonLinkProps {
  to: string;
  children: ReactNode;
  variant?: ButtonVariant;
  size?: ButtonSize;
  isWideOnPhone?: boolean;
  title?: string;
  /** As the person goes there. */
  onFollow?: () => void;
}

/** A link that looks like a button. */
export function ButtonLink({
  to,
  children,
  variant = 'primary',
  size = 'main',
  isWideOnPhone,
  title,
  onFollow,
}: ButtonLinkProps) {
  return (
    <Link
      to={to}
      title={title}
      onClick={onFollow}
      className={classes(buttonVariants(variant, size), isWideOnPhone && 'w-full sm:w-auto')}
    >
      {children}
    </Link>
  );
}
