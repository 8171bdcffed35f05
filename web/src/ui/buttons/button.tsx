import type { ReactNode, Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { classes } from '../styles/classes.ts';
import { type ButtonLook, type ButtonSize, buttonLook } from './button-look.ts';

interface ButtonProps {
  children: ReactNode;
  look?: ButtonLook;
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

export function Button({ look = 'primary', size = 'main', type = 'button', ...props }: ButtonProps) {
  const { isPending = false, pendingLabel } = props;
  const isSwapped = isPending && pendingLabel !== undefined;
  const button = (
    <AriaButton
      ref={props.ref}
      // Submits once: React Aria's own pending state leaves a nameless announcement behind when the button goes.
      type={isPending ? 'button' : type}
      autoFocus={props.hasFirstFocus}
      onPress={isPending ? undefined : props.onPress}
      aria-busy={isPending || undefined}
      aria-disabled={props.isBlocked || undefined}
      aria-label={props.label}
      aria-describedby={props.describedBy}
      aria-expanded={props.expanded}
      aria-controls={props.controls}
      className={classes(buttonLook(look, size), props.isWide && 'w-full')}
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
    </AriaButton>
  );
  // React Aria buttons take no title of their own.
  return props.title ? <span title={props.title}>{button}</span> : button;
}
