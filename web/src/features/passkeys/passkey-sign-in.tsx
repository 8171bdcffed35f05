import { useMutation } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { signInWithPasskey } from '../../api/session.ts';
import { Button } from '../../ui/buttons/button.tsx';
import type { ButtonSize } from '../../ui/buttons/button-variants.ts';
import { canUsePasskeys } from './can-use-passkeys.ts';
import { askForPasskey, offerPasskey, stopAskingForPasskeys } from './use-passkey.ts';

/** A little less than a challenge lasts. */
const offeredAgainAfterMs = 240_000;

interface PasskeySignIn {
  onTry: () => void;
  /** It was no passkey of ours, or nobody could be asked. */
  onFail: (error: unknown) => void;
}

/** Signing in with a passkey: by the button, and by what the browser offers beside the address field. */
export function usePasskeySignIn({ onTry, onFail }: PasskeySignIn) {
  const { mutate, isPending } = useMutation({
    mutationFn: async (ask: () => ReturnType<typeof askForPasskey>) => {
      const passkey = await ask();
      if (!passkey) return;
      onTry();
      await signInWithPasskey(passkey);
    },
    onError: onFail,
  });
  // Nobody has asked for it, so nobody is told where it cannot be offered.
  const offer = useEffectEvent(() => mutate(() => offerPasskey().catch(() => null)));
  useEffect(() => {
    if (!canUsePasskeys()) return;
    offer();
    // In the place of the one before, whose challenge is about to end.
    const timer = setInterval(offer, offeredAgainAfterMs);
    return () => {
      clearInterval(timer);
      void stopAskingForPasskeys();
    };
  }, []);
  return { start: () => mutate(() => askForPasskey('signIn')), isPending };
}

interface PasskeyButtonProps {
  onPress: () => void;
  size?: ButtonSize;
  children?: string;
  isPending?: boolean;
}

/** Nothing in a browser that knows no passkeys. */
export function PasskeyButton({
  onPress,
  size = 'main',
  children = 'Sign in with a passkey',
  isPending = false,
}: PasskeyButtonProps) {
  if (!canUsePasskeys()) return null;
  return (
    <Button variant="secondary" size={size} isWide onPress={onPress} isPending={isPending}>
      <KeyRound aria-hidden strokeWidth={2.2} className="size-5 shrink-0" />
      {children}
    </Button>
  );
}
