import type { ReactNode, Ref } from 'react';
import { type ButtonLook, type ButtonSize, buttonLook } from '../buttons/button-look.ts';
import { classes } from '../styles/classes.ts';

interface LightButtonProps {
  children: ReactNode;
  look?: ButtonLook;
  size?: ButtonSize;
  type?: 'button' | 'submit';
  onPress?: () => void;
  /** Busy: a second press does nothing. */
  isPending?: boolean;
  pendingLabel?: string;
  isWideOnPhone?: boolean;
  label?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** The button of pages that must load fast: the browser's own, dressed like the others. */
export function LightButton({ look = 'primary', size = 'main', type = 'button', ...props }: LightButtonProps) {
  const { isPending = false } = props;
  return (
    <button
      ref={props.ref}
      type={isPending ? 'button' : type}
      onClick={isPending ? undefined : props.onPress}
      aria-busy={isPending || undefined}
      aria-label={props.label}
      className={classes(buttonLook(look, size), props.isWideOnPhone && 'w-full sm:w-auto')}
    >
      {isPending ? (props.pendingLabel ?? props.children) : props.children}
    </button>
  );
}
