import type { GooglePurpose } from '@plainwill/contracts/identity/vocabulary';
import { useAtom } from 'jotai';
import { RESET } from 'jotai/utils';
import { useEffect, useState } from 'react';
import { trpc } from '../../api/trpc.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { DialogFrame } from '../../ui/dialogs/dialog-frame.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { useRequired } from '../../ui/forms/use-required.ts';
import { AuthAlert, type FieldOfReason, useFieldFailures } from '../auth/auth-failure.tsx';
import { GoogleLink } from '../auth/google-link.tsx';
import { askedAtom, forgetErrand, keepErrand, prepareErrand } from './reauthentication.ts';

const fieldOf: FieldOfReason = { PasswordWrong: 'password', PasswordTooSoon: 'password' };
const missingPassword = { password: 'Enter your password' };

interface PasswordAgainFormProps {
  onDone: () => void;
  onCancel: () => void;
}

function PasswordAgainForm({ onDone, onCancel }: PasswordAgainFormProps) {
  const [password, setPassword] = useState('');
  const { missing, isComplete } = useRequired(missingPassword);
  const { mutate, isPending, error } = trpc.identity.profile.reauthenticate.useMutation({ onSuccess: onDone });
  const { fields, other } = useFieldFailures(error, fieldOf);
  const submit = () => {
    if (isComplete({ password }) && !isPending) mutate({ password });
  };
  return (
    <Form onSubmit={submit} label="Confirm it’s you" validationErrors={missing ?? fields}>
      <p>You signed in a while ago. Before we continue, enter your password again.</p>
      <AuthAlert error={other} />
      <PasswordField
        label="Your password"
        name="password"
        autoComplete="current-password"
        hasFirstFocus
        value={password}
        onChange={setPassword}
      />
      <ButtonRow>
        <Button type="submit" isPending={isPending} pendingLabel="Checking…">
          Continue
        </Button>
        <Button variant="quiet" onPress={onCancel}>
          Cancel
        </Button>
      </ButtonRow>
    </Form>
  );
}

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
    <DialogFrame isOpen={asked !== null} onClose={close} title="Confirm it’s you">
      {hasPassword ? (
        <PasswordAgainForm onDone={goOn} onCancel={close} />
      ) : (
        <>
          <p>You signed in a while ago. Before we continue, sign in with Google again.</p>
          <GoogleLink purpose={purpose} size="small" isWide onLeave={() => errand && keepErrand(errand)} />
          <div>
            <Button variant="quiet" onPress={close}>
              Cancel
            </Button>
          </div>
        </>
      )}
    </DialogFrame>
  );
}
