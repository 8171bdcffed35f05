import type { GooglePurpose } from '@plainwill/contracts/identity/vocabulary';
import { useAtom } from 'jotai';
import { RESET } from 'jotai/utils';
import { useEffect } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { DialogFrame } from '../../ui/dialogs/dialog-frame.tsx';
import { GoogleLink } from '../auth/google-link.tsx';
import { forgetErrand, keepErrand, prepareErrand } from './errand.ts';
import { PasswordAgainForm } from './password-again-form.tsx';
import { askedAtom } from './reauthentication.ts';

interface ReauthenticationDialogProps {
  hasPassword: boolean;
  /** Where Google leads back to. */
  purpose?: Extract<GooglePurpose, 'reauthenticate' | 'reauthenticateAdmin'>;
}

/** Asks who is there before something that matters, and then goes on with it. */
export function ReauthenticationDialog({ hasPassword, purpose = 'reauthenticate' }: ReauthenticationDialogProps) {
  const [asked, setAsked] = useAtom(askedAtom);
  useEffect(() => () => setAsked(RESET), [setAsked]);
  const errand = asked?.errand;
  useEffect(() => {
    if (errand && !hasPassword) void prepareErrand(errand);
  }, [errand, hasPassword]);
  const close = () => {
    forgetErrand();
    setAsked(RESET);
  };
  const goOn = () => {
    setAsked(RESET);
    asked?.goOn();
  };
  return (
    <DialogFrame isOpen={asked !== null} onClose={close} title="Show that it is you">
      {hasPassword ? (
        <PasswordAgainForm onDone={goOn} onCancel={close} />
      ) : (
        <>
          <p>You signed in a while ago. Before we go on, sign in with Google once more.</p>
          <GoogleLink purpose={purpose} size="small" isWide onLeave={() => errand && keepErrand(errand)} />
          <div>
            <Button look="quiet" onPress={close}>
              Cancel
            </Button>
          </div>
        </>
      )}
    </DialogFrame>
  );
}
