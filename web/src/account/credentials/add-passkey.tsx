import type { PasskeyCreation } from '@plainwill/contracts/identity/passkeys';
import type { ChangedWaysIn } from '@plainwill/contracts/identity/ways-in';
import { useMutation } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { failureOf } from '../../shared/api/failure.ts';
import { trpc } from '../../shared/api/trpc.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { DialogFrame } from '../../ui/dialogs/dialog-frame.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { canUsePasskeys } from '../passkeys/can-use-passkeys.ts';
import { createPasskey, type NoPasskey } from '../passkeys/create-passkey.ts';
import { unlockAdvice } from '../passkeys/user-verification.ts';
import { pendingProofAtom, useProof, useProven } from '../reauthentication/reauthentication.ts';
import { SignOutOthers } from './sign-out-others.tsx';
import { useFinishPasskey } from './use-ways-in.ts';

const noPasskeyMessages: Record<NoPasskey, string> = {
  cancelled: `Nothing has been added. If your device could not check that it is you, ${unlockAdvice}. Select Continue to try again.`,
  notUnlocked: `Nothing has been added, as your device did not check that it is you: ${unlockAdvice}. Then try again, or use another device.`,
  alreadyHere: 'This device has a passkey for your account already.',
};

interface AddPasskeyProps {
  /** Another change begins here. */
  onStart: () => void;
  onAdded: (recoveryCodes: ChangedWaysIn['recoveryCodes']) => void;
}

/**
 * Adds a passkey. What the device is asked with is fetched first: browsers show their own dialog only where it is a
 * press that asks for it.
 */
export function AddPasskey({ onStart, onAdded }: AddPasskeyProps) {
  const [creation, setCreation] = useState<PasskeyCreation | null>(null);
  const [signOutOthers, setSignOutOthers] = useState(true);
  const isProving = useAtomValue(pendingProofAtom) !== null;
  const finishing = useFinishPasskey((recoveryCodes) => {
    setCreation(null);
    onAdded(recoveryCodes);
  });
  const finish = useProof(finishing);
  const create = useMutation({
    mutationFn: createPasskey,
    onSuccess: (made) => typeof made === 'object' && finish.run({ passkey: made, signOutOthers }),
  });
  const begin = useProven(
    'passkeys',
    trpc.identity.passkeys.begin.useMutation({
      onSuccess: (options) => {
        create.reset();
        finishing.reset();
        setSignOutOthers(true);
        setCreation(options);
      },
    }),
  );
  const start = () => {
    onStart();
    begin.run();
  };
  const error = finish.error ?? begin.error;
  const refusal = typeof create.data === 'string' && !create.isPending ? create.data : null;
  if (!canUsePasskeys())
    return (
      <p>
        This browser can’t make passkeys. To add one, open this page in an up-to-date browser on your phone or computer.
      </p>
    );
  return (
    <>
      {Boolean(error) && <Notice tone="error">{failureOf(error).message}</Notice>}
      <ButtonRow>
        <Button onPress={start} isPending={begin.isPending} pendingLabel="Preparing…">
          <KeyRound aria-hidden strokeWidth={2.2} className="size-5 shrink-0" />
          Add a passkey
        </Button>
      </ButtonRow>
      <DialogFrame
        isOpen={creation !== null && !isProving && !finish.error}
        onClose={() => setCreation(null)}
        title="Add a passkey"
      >
        <p>
          Your device will ask for your face, finger or screen lock, and may ask where to keep the passkey. To use your
          phone instead, choose it there.
        </p>
        {refusal && <Notice tone="info">{noPasskeyMessages[refusal]}</Notice>}
        {create.isError && (
          <Notice tone="error">This device couldn’t make a passkey. Try again, or use another device.</Notice>
        )}
        <SignOutOthers isSelected={signOutOthers} onChange={setSignOutOthers} />
        <div className="flex flex-wrap gap-3">
          <Button
            hasFirstFocus
            onPress={() => creation && create.mutate(creation)}
            isPending={create.isPending || finish.isPending}
            pendingLabel="Waiting for your device…"
          >
            Continue
          </Button>
          <Button variant="quiet" onPress={() => setCreation(null)}>
            Cancel
          </Button>
        </div>
      </DialogFrame>
    </>
  );
}
