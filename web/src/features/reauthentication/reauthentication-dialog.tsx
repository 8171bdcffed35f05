import type { GooglePurpose } from '@plainwill/contracts/identity/vocabulary';
import { useMutation } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { RESET } from 'jotai/utils';
import { useEffect, useState } from 'react';
import { failureOf } from '../../api/failure.ts';
import { reauthenticate } from '../../api/session.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { DialogFrame } from '../../ui/dialogs/dialog-frame.tsx';
import { RetryNotice } from '../../ui/feedback/retry-notice.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { useRequired } from '../../ui/forms/use-required.ts';
import { AuthAlert, type FieldOfReason, useFieldFailures } from '../auth/auth-failure.tsx';
import { GoogleLink } from '../auth/google-link.tsx';
import { ProofForm } from '../second-step/proof-form.tsx';
import { askedAtom, forgetErrand, keepErrand, prepareErrand } from './reauthentication.ts';
import { secondStepsOf, useWaysIn } from './use-ways-in.ts';

const fieldOf: FieldOfReason = { PasswordWrong: 'password', PasswordTooSoon: 'password' };
const missingPassword = { password: 'Enter your password' };

interface Asking {
  onDone: () => void;
  onCancel: () => void;
}

function PasswordAgainForm({ onDone, onCancel }: Asking) {
  const [password, setPassword] = useState('');
  const { missing, isComplete } = useRequired(missingPassword);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => reauthenticate({ password }),
    onSuccess: onDone,
  });
  const { fields, other } = useFieldFailures(error, fieldOf);
  const submit = () => {
    if (isComplete({ password }) && !isPending) mutate();
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
        <Cancel onPress={onCancel} />
      </ButtonRow>
    </Form>
  );
}

const Cancel = ({ onPress }: { onPress: () => void }) => (
  <Button variant="quiet" onPress={onPress}>
    Cancel
  </Button>
);

interface GoogleAgainProps {
  purpose: GooglePurpose;
  onLeave: () => void;
  onCancel: () => void;
}

function GoogleAgain({ purpose, onLeave, onCancel }: GoogleAgainProps) {
  return (
    <>
      <p>You signed in a while ago. Before we continue, sign in with Google again.</p>
      <GoogleLink purpose={purpose} size="small" isWide onLeave={onLeave} />
      <div>
        <Cancel onPress={onCancel} />
      </div>
    </>
  );
}

interface ReauthenticationDialogProps {
  /** Where Google leads back to. */
  purpose?: Extract<GooglePurpose, 'reauthenticate' | 'reauthenticateAdmin'>;
}

/** Asks who is there before something that matters, by the strongest way the account has, and then goes on with it. */
export function ReauthenticationDialog({ purpose = 'reauthenticate' }: ReauthenticationDialogProps) {
  const [asked, setAsked] = useAtom(askedAtom);
  const ways = useWaysIn();
  useEffect(() => () => setAsked(RESET), [setAsked]);
  const errand = asked?.errand;
  const steps = ways.data ? secondStepsOf(ways.data) : [];
  // A code goes with the password; without one Google is asked, and then the code.
  const mayGoToGoogle = ways.data?.password === null;
  useEffect(() => {
    if (errand && mayGoToGoogle) void prepareErrand(errand);
  }, [errand, mayGoToGoogle]);
  const close = () => {
    forgetErrand();
    setAsked(RESET);
  };
  const goOn = () => {
    setAsked(RESET);
    asked?.goOn();
  };
  const google = ways.data?.google && (
    <GoogleAgain purpose={purpose} onLeave={() => errand && keepErrand(errand)} onCancel={close} />
  );
  return (
    <DialogFrame isOpen={asked !== null && !ways.isPending} onClose={close} title="Confirm it’s you">
      {ways.isError ? (
        <RetryNotice
          message={failureOf(ways.error).message}
          onRetry={() => void ways.refetch()}
          isRetrying={ways.isFetching}
        />
      ) : !ways.data ? null : steps.length > 0 ? (
        <>
          <p>Before we continue, show us that it is you.</p>
          <ProofForm
            ways={mayGoToGoogle ? steps.filter((way) => way === 'passkey') : steps}
            purpose="reauthenticate"
            asksPassword
            label="Confirm it’s you"
            action="Continue"
            onProve={reauthenticate}
            onDone={goOn}
          >
            <Cancel onPress={close} />
          </ProofForm>
          {mayGoToGoogle && google}
        </>
      ) : ways.data.password ? (
        <PasswordAgainForm onDone={goOn} onCancel={close} />
      ) : (
        google
      )}
    </DialogFrame>
  );
}
