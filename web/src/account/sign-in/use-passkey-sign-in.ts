import type { PasskeyAnswer } from '@plainwill/contracts/identity/second-proof';
import { useMutation } from '@tanstack/react-query';
import { signInWithPasskey } from '../../shared/api/second-steps.ts';
import { askForPasskey, usePasskeyAutofill } from '../passkeys/use-passkey.ts';

interface PasskeySignIn {
  /** A passkey is asked for, or one was chosen in the address field. */
  onTry: () => void;
  onError?: (error: unknown) => void;
  onGivenUp?: () => void;
}

/** Signs in with a passkey: by a press, or by choosing one in the address field. */
export function usePasskeySignIn({ onTry, onError, onGivenUp }: PasskeySignIn) {
  const { mutate, isPending, error, reset, data } = useMutation({
    mutationFn: async (chosen: PasskeyAnswer | null) => {
      const passkey = chosen ?? (await askForPasskey('signIn'));
      if (passkey) await signInWithPasskey(passkey);
      return passkey !== null;
    },
    onMutate: onTry,
    onSuccess: (isSignedIn) => isSignedIn || onGivenUp?.(),
    onError,
  });
  usePasskeyAutofill(!isPending, mutate);
  return { start: () => mutate(null), isPending, error, reset, isGivenUp: data === false };
}
