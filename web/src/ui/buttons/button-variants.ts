import { classes } from '../styles/classes.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'plain';
export type ButtonSize = 'main' | 'small';

const variants: Record<ButtonVariant, string> = {
  primary: 'border-deep bg-deep text-white hover:border-deeper hover:bg-deeper',
  secondary: 'border-deep bg-transparent text-deep hover:bg-sage',
  quiet:
    'border-transparent bg-transparent text-deep underline decoration-1 underline-offset-4 hover:bg-sage hover:decoration-2',
  /** As quiet, where the place alone says that it can be pressed. */
  plain: 'border-transparent bg-transparent text-deep hover:bg-sage',
};

const sizes: Record<ButtonSize, string> = {
  main: 'min-h-13 py-2.5',
  small: 'min-h-11 py-1.5',
};

const paddings: Record<ButtonSize, string> = { main: 'px-6', small: 'px-4 max-[22rem]:px-3' };

const isBare = (variant: ButtonVariant) => variant === 'quiet' || variant === 'plain';

/** How a button looks, shared by real buttons and links that look like one. */
export const buttonVariants = (variant: ButtonVariant, size: ButtonSize) =>
  classes(
    'inline-flex cursor-pointer items-center justify-center gap-2 rounded-button border-2 text-center font-semibold transition-colors',
    'aria-disabled:cursor-not-allowed aria-disabled:bg-transparent aria-disabled:text-muted aria-disabled:no-underline aria-busy:cursor-progress',
    variants[variant],
    sizes[size],
    // Its words line up with the words above and below, as it has no edge of its own.
    isBare(variant) ? '-mx-2 px-2 forced-colors:mx-0' : `${paddings[size]} aria-disabled:border-field`,
  );
