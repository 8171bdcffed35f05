import type { GooglePurpose } from '@plainwill/contracts/identity/vocabulary';
import type { ReactNode } from 'react';
import { paths } from '../../shared/paths/paths.ts';
import { type ButtonSize, buttonVariants } from '../../ui/buttons/button-variants.ts';
import { classes } from '../../ui/styles/classes.ts';

/** Between two ways to do the same. */
export function OrLine() {
  return (
    <p className="flex items-center gap-4 text-small text-muted before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
      or
    </p>
  );
}

interface GoogleLinkProps {
  purpose: GooglePurpose;
  children?: ReactNode;
  /** Before the browser leaves. */
  onLeave?: () => void;
  isWide?: boolean;
  size?: ButtonSize;
}

/** The way to Google: a plain link, as it leaves the app. */
export function GoogleLink({
  purpose,
  children = 'Continue with Google',
  onLeave,
  isWide,
  size = 'main',
}: GoogleLinkProps) {
  return (
    <a
      href={paths.google(purpose)}
      onClick={() => onLeave?.()}
      className={classes(buttonVariants('secondary', size), 'max-[22rem]:px-3', isWide && 'w-full')}
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.8"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="size-5 shrink-0"
      >
        <path d="M19 6.6A8.8 8.8 0 1 0 20.8 12H12.6" />
      </svg>
      {children}
    </a>
  );
}
