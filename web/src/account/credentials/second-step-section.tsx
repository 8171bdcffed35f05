import type { WaysIn } from '@plainwill/contracts/identity/ways-in';
import { useState } from 'react';
import { failureOf } from '../../shared/api/failure.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { AccountSection } from '../profile/account-section.tsx';
import { useProven } from '../reauthentication/reauthentication.ts';
import { hasSecondStep } from './credential-facts.ts';
import { ChangeDialog } from './sign-out-others.tsx';
import { useOutcome } from './use-outcome.tsx';
import { useSetSecondStep } from './use-ways-in.ts';

const question = 'Ask for a second step after my password or Google';
const outcomes = {
  on: 'From now on, we ask for a second step after your password or Google.',
  off: 'From now on, your password or Google is enough to sign in.',
};

/** The section says if the password or Google alone opens the account. */
export function SecondStepSection({ waysIn }: { waysIn: WaysIn }) {
  const { asksSecondStep, isStaff } = waysIn;
  const [isAsking, setAsking] = useState(false);
  const { clear, show, outcome } = useOutcome();
  const { run, isPending, error } = useProven(
    'secondStep',
    useSetSecondStep((isAsked) => show(isAsked ? outcomes.on : outcomes.off)),
  );
  const state = asksSecondStep ? 'On' : 'Off';
  return (
    <AccountSection id="secondStep" title="Second step" summary={state}>
      <p>
        <strong>{question}</strong>: {state.toLowerCase()}.
      </p>
      <p className="text-muted">
        The second step is your passkey or a code from your authenticator app. If you have lost both, it is one of your
        recovery codes. Signing in with a passkey needs no second step: it is two in one.
      </p>
      {!asksSecondStep && (
        <p className="text-muted">
          Without it, anyone who gets into your mailbox can choose a new password and sign in as you.
        </p>
      )}
      {outcome}
      {Boolean(error) && <Notice tone="error">{failureOf(error).message}</Notice>}
      {isStaff ? (
        <p>The second step stays on while you have a role here.</p>
      ) : asksSecondStep || hasSecondStep(waysIn) ? (
        <ButtonRow>
          <Button variant={asksSecondStep ? 'secondary' : 'primary'} onPress={() => setAsking(true)}>
            {asksSecondStep ? 'Turn off the second step' : 'Turn on the second step'}
          </Button>
        </ButtonRow>
      ) : (
        <p>To turn it on, add a passkey or set up an authenticator app first.</p>
      )}
      {isAsking && (
        <ChangeDialog
          onClose={() => setAsking(false)}
          title={asksSecondStep ? 'Turn off the second step?' : 'Turn on the second step?'}
          action={asksSecondStep ? 'Turn it off' : 'Turn it on'}
          pendingLabel="Saving…"
          isPending={isPending}
          onConfirm={(signOutOthers) => {
            clear();
            run({ isAsked: !asksSecondStep, signOutOthers }, () => setAsking(false));
          }}
        >
          <p>
            {asksSecondStep
              ? 'Your password or Google will then be enough to sign in. Anyone who gets into your mailbox can choose a new password and sign in as you.'
              : 'Each time you sign in with your password or Google, we will also ask for your passkey or a code. Keep your recovery codes where you can find them.'}
          </p>
        </ChangeDialog>
      )}
    </AccountSection>
  );
}
