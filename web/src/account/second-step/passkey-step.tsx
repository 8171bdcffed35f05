import type { PasskeyPurpose } from '@plainwill/contracts/identity/sign-in-methods';
import { useMutation } from '@tanstack/react-query';
import { PasskeyButton } from '../passkeys/passkey-button.tsx';
import { askForPasskey } from '../passkeys/use-passkey.ts';
import { AuthAlert } from '../sign-in/auth-failure.tsx';
import type { Proving } from './proving.ts';

interface PasskeyStepProps extends Proving {
  purpose: Exclude<PasskeyPurpose, 'signIn'>;
  hasFirstFocus?: boolean;
}

/** A passkey as the second step: one press. */
export function PasskeyStep({ purpose, hasFirstFocus, prove, onDone, onRefused }: PasskeyStepProps) {
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: async () => {
      const passkey = await askForPasskey(purpose);
      if (passkey) await prove({ proof: { passkey } });
      return passkey !== null;
    },
    onSuccess: (isProved) => isProved && onDone(),
    onError: onRefused,
  });
  return (
    <>
      <AuthAlert error={error} />
      <PasskeyButton
        variant="primary"
        onPress={() => mutate()}
        isPending={isPending}
        isGivenUp={data === false}
        {...(hasFirstFocus && { hasFirstFocus })}
      >
        Use your passkey
      </PasskeyButton>
    </>
  );
}

/** For who has nothing else to show, in a browser that knows no passkeys. */
export const NoPasskeysHere = () => (
  <p>This browser can’t use passkeys. Open this page in another browser, or on the device that has your passkey.</p>
);
