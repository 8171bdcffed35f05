import type { GooglePurpose } from '@plainwill/contracts/identity/vocabulary';
import type { WaysIn } from '@plainwill/contracts/identity/ways-in';
import { useMutation } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { RESET } from 'jotai/utils';
import { useEffect, useState } from 'react';
import { failureOf } from '../../shared/api/failure.ts';
import { reauthenticate } from '../../shared/api/second-steps.ts';
import { trpc } from '../../shared/api/trpc.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { DialogFrame } from '../../ui/dialogs/dialog-frame.tsx';
import { RetryNotice } from '../../ui/feedback/retry-notice.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { useRequired } from '../../ui/forms/use-required.ts';
import { canUsePasskeys } from '../passkeys/can-use-passkeys.ts';
import { NoPasskeysHere, PasskeyStep } from '../second-step/passkey-step.tsx';
import { TypedStepForm } from '../second-step/typed-step-form.tsx';
import { isTypedStep, secondStepsOf } from '../second-step/typed-steps.ts';
import { AuthAlert, type FieldOfReason, useFieldFailures } from '../sign-in/auth-failure.tsx';
import { GoogleLink } from '../sign-in/google-link.tsx';
import {
  encryptPendingInput,
  forgetPendingCall,
  type PendingCall,
  pendingProofAtom,
  storePendingCall,
} from './reauthentication.ts';

const title = 'Confirm it’s you';
const fieldOf: FieldOfReason = { PasswordWrong: 'password', PasswordTooSoon: 'password' };
const missingPassword = { password: 'Enter your password' };

interface Asking {
  onDone: () => void;
  onCancel: () => void;
}

function PasswordAgainForm({ onDone, onCancel }: Asking) {
  const [password, setPassword] = useState('');
  const { missing, isComplete } = useRequired(missingPassword);
  const { identity } = trpc.useUtils();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => reauthenticate({ password }),
    onSuccess: onDone,
    // A second step may have been added meanwhile.
    onError: () => identity.waysIn.invalidate(),
  });
  const { fields, other } = useFieldFailures(error, fieldOf);
  const submit = () => {
    if (isComplete({ password }) && !isPending) mutate();
  };
  return (
    <Form onSubmit={submit} label={title} validationErrors={missing ?? fields}>
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
  pendingCall: PendingCall | null;
  purpose: GooglePurpose;
  onCancel: () => void;
}

function GoogleAgain({ pendingCall, purpose, onCancel }: GoogleAgainProps) {
  useEffect(() => {
    if (pendingCall) void encryptPendingInput(pendingCall);
  }, [pendingCall]);
  return (
    <>
      <p>You signed in a while ago. Before we continue, sign in with Google again.</p>
      <GoogleLink purpose={purpose} size="small" isWide onLeave={() => pendingCall && storePendingCall(pendingCall)} />
      <div>
        <Cancel onPress={onCancel} />
      </div>
    </>
  );
}

type Proof = 'passkey' | 'passwordAndStep' | 'password' | 'google';

/** How the person can show who they are in this browser, the strongest first. */
function proofsOf(ways: WaysIn): Proof[] {
  const steps = secondStepsOf(ways);
  const hasTyped = steps.some(isTypedStep);
  // Recovery codes replace a lost second step; they are not one themselves.
  const needsStep = steps.some((step) => step !== 'recoveryCode');
  const byPassword: Proof | null = !needsStep ? 'password' : hasTyped ? 'passwordAndStep' : null;
  return [
    ...(steps.includes('passkey') && canUsePasskeys() ? (['passkey'] as const) : []),
    ...(ways.password && byPassword ? [byPassword] : ways.google ? (['google'] as const) : []),
  ];
}

const instead: Partial<Record<Proof, string>> = {
  passwordAndStep: 'Use your password and a code instead',
  google: 'Use Google instead',
};

interface ProofStepProps extends Asking, Omit<GoogleAgainProps, 'onCancel'> {
  ways: WaysIn;
}

/** Asks for the strongest proof; the next by a press. */
function ProofStep({ ways, onDone, onCancel, ...google }: ProofStepProps) {
  const [isInstead, setInstead] = useState(false);
  const [strongest, next] = proofsOf(ways);
  const proof = isInstead ? (next ?? strongest) : strongest;
  const proving = { prove: reauthenticate, onDone };
  if (proof === 'password') return <PasswordAgainForm onDone={onDone} onCancel={onCancel} />;
  if (proof === 'google') return <GoogleAgain {...google} onCancel={onCancel} />;
  if (proof === 'passwordAndStep') {
    const [step, ...others] = secondStepsOf(ways).filter(isTypedStep);
    return (
      <>
        <p>Before we continue, enter your password and a code.</p>
        {step && (
          <TypedStepForm {...proving} steps={[step, ...others]} asksPassword hasFirstFocus label={title}>
            <Cancel onPress={onCancel} />
          </TypedStepForm>
        )}
      </>
    );
  }
  return (
    <>
      {proof === 'passkey' ? (
        <>
          <p>Before we continue, show that it’s you.</p>
          <PasskeyStep {...proving} purpose="reauthenticate" hasFirstFocus />
        </>
      ) : (
        <NoPasskeysHere />
      )}
      <ButtonRow isSpread>
        {next && (
          <Button variant="quiet" onPress={() => setInstead(true)}>
            {instead[next]}
          </Button>
        )}
        <Cancel onPress={onCancel} />
      </ButtonRow>
    </>
  );
}

interface ReauthenticationDialogProps {
  /** Google leads back to the page of this purpose. */
  purpose?: Extract<GooglePurpose, 'reauthenticate' | 'reauthenticateAdmin'>;
}

/** Asks who is there before something that matters, and then goes on with it. */
export function ReauthenticationDialog({ purpose = 'reauthenticate' }: ReauthenticationDialogProps) {
  const [asked, setAsked] = useAtom(pendingProofAtom);
  const ways = trpc.identity.waysIn.get.useQuery();
  const isFirstRead = ways.isPending && ways.errorUpdateCount === 0;
  useEffect(() => () => setAsked(RESET), [setAsked]);
  const close = () => {
    forgetPendingCall();
    setAsked(RESET);
  };
  const resume = () => {
    setAsked(RESET);
    asked?.resume();
  };
  return (
    <DialogFrame isOpen={asked !== null && !isFirstRead} onClose={close} title={title}>
      {ways.data ? (
        <ProofStep
          ways={ways.data}
          pendingCall={asked?.pendingCall ?? null}
          purpose={purpose}
          onDone={resume}
          onCancel={close}
        />
      ) : (
        <>
          {ways.isError ? (
            <RetryNotice
              message={failureOf(ways.error).message}
              onRetry={() => void ways.refetch()}
              isRetrying={ways.isFetching}
            />
          ) : (
            <p role="status" className="text-muted">
              Loading...
            </p>
          )}
          <div>
            <Cancel onPress={close} />
          </div>
        </>
      )}
    </DialogFrame>
  );
}
