import { KeyRound } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import type { ButtonSize, ButtonVariant } from '../../ui/buttons/button-variants.ts';
import { canUsePasskeys } from './can-use-passkeys.ts';
import { unlockAdvice } from './user-verification.ts';

interface PasskeyButtonProps {
  children: string;
  onPress: () => void;
  isPending: boolean;
  /** The person closed the question, or the device could not check who they are: browsers do not tell which. */
  isGivenUp: boolean;
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** In a dialog, where the focus starts. */
  hasFirstFocus?: boolean;
}

/** The way to use a passkey, with what that is; nothing in a browser that knows none. */
export function PasskeyButton({ children, variant = 'secondary', isGivenUp, ...button }: PasskeyButtonProps) {
  const hint = useId();
  if (!canUsePasskeys()) return null;
  return (
    <div className="flex flex-col gap-1.5">
      <Button {...button} variant={variant} isWide pendingLabel="Waiting for your device…" describedBy={hint}>
        <KeyRound aria-hidden strokeWidth={2.2} className="size-5 shrink-0 max-[22rem]:hidden" />
        {children}
      </Button>
      <p id={hint} aria-live="polite" className="text-center text-small text-muted">
        {isGivenUp
          ? `No passkey was used. If your device could not check that it is you, ${unlockAdvice}, or use another way.`
          : 'With your face, finger or screen lock'}
      </p>
    </div>
  );
}
