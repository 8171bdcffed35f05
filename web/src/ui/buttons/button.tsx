import type { MouseEvent, ReactNode, Ref } from 'react';
import { classes } from '../styles/classes.ts';
import { type ButtonSize, type ButtonVariant, buttonVariants } from './button-variants.ts';

interface ButtonProps {
  children: ReactNode;
  variant?: ButtonVariant;
  size?: ButtonSize;
  type?: 'button' | 'submit';
  onPress?: () => void;
  /** Busy: keeps its width and focus, and a second press does nothing. */
  isPending?: boolean;
  pendingLabel?: string;
  /** Looks disabled but can be focused and pressed: whoever handles the press explains what is missing. */
  isBlocked?: boolean;
  isWide?: boolean;
  /** In a dialog, where the focus starts. */
  hasFirstFocus?: boolean;
  label?: string;
  title?: string;
  describedBy?: string;
  expanded?: boolean;
  controls?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** The browser's own button, so that even the lightest page can have it. */
export function Button({ variant = 'primary', size = 'main', type = 'button', ...props }: ButtonProps) {
  const { isPending = false, pendingLabel } = props;
  const isSwapped = isPending && pendingLabel !== undefined;
  const press = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // Safari leaves the focus where it was, and a dialog would not know where to return it.
    currentTarget.focus();
    props.onPress?.();
  };
  return (
    <button
      ref={props.ref}
      type={isPending ? 'button' : type}
      // biome-ignore lint/a11y/noAutofocus: in dialogs only, where the focus has to start somewhere
      autoFocus={props.hasFirstFocus}
      onClick={isPending ? undefined : press}
      title={props.title}
      aria-busy={isPending || undefined}
      aria-disabled={props.isBlocked || undefined}
      aria-label={props.label}
      aria-describedby={props.describedBy}
      aria-expanded={props.expanded}
      aria-controls={props.controls}
      className={classes(buttonVariants(variant, size), props.isWide && 'w-full')}
    >
      <span className="grid">
        <span
          aria-hidden={isSwapped || undefined}
          className={classes(
            'col-start-1 row-start-1 inline-flex items-center justify-center gap-2',
            isSwapped && 'invisible',
          )}
        >
          {props.children}
        </span>
        {isSwapped && <span className="col-start-1 row-start-1">{pendingLabel}</span>}
      </span>
    </button>
  );
}
