import { fewRecoveryCodes } from '@plainwill/contracts/identity/sign-in-methods';
import type { WaysIn } from '@plainwill/contracts/identity/ways-in';
import { useState } from 'react';
import { failureOf } from '../../api/failure.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { AccountSection } from '../account-section/account-section.tsx';
import { useProven } from '../reauthentication/reauthentication.ts';
import { secondStepsOf } from '../reauthentication/use-ways-in.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import { useMakeRecoveryCodes, useSetSecondStep } from './use-ways-in-changes.ts';

const codesText = (left: number) => (left === 1 ? '1 recovery code left' : `${left} recovery codes left`);

function summaryOf(ways: WaysIn): string {
  const isOn = ways.asksSecondStep && secondStepsOf(ways).length > 0;
  return `${isOn ? 'On' : 'Off'}${ways.recoveryCodesLeft > 0 ? ` · ${codesText(ways.recoveryCodesLeft)}` : ''}`;
}

/** Whether a second step is asked for, and the codes for when it is lost. */
export function SecondStepSection({ ways }: { ways: WaysIn }) {
  const hasStep = secondStepsOf(ways).length > 0;
  return (
    <AccountSection id="secondStep" level={3} title="Second step" summary={summaryOf(ways)}>
      <p>
        With the second step on, your password or Google is not enough: we ask for your passkey or a code too. Without
        it, whoever gets into your email can choose a new password and read your will.
      </p>
      {ways.isStaff ? (
        <p>It is always on for staff. If you lose yours, two administrators together can remove it.</p>
      ) : hasStep ? (
        <>
          <SecondStepSwitch isOn={ways.asksSecondStep} />
          <RecoveryCodes left={ways.recoveryCodesLeft} />
        </>
      ) : (
        <p>To turn it on, add a passkey or set up an authenticator app first.</p>
      )}
    </AccountSection>
  );
}

function SecondStepSwitch({ isOn }: { isOn: boolean }) {
  const { run, isPending, error } = useProven('secondStep', useSetSecondStep());
  const [isAsking, setAsking] = useState(false);
  const turnOff = (signOutOthers: boolean) => {
    setAsking(false);
    run({ isAsked: false, signOutOthers });
  };
  return (
    <>
      {Boolean(error) && <Notice tone="error">{failureOf(error).message}</Notice>}
      <ButtonRow>
        {isOn ? (
          <Button variant="secondary" onPress={() => setAsking(true)} isPending={isPending} pendingLabel="Saving…">
            Turn the second step off
          </Button>
        ) : (
          <Button
            onPress={() => run({ isAsked: true, signOutOthers: true })}
            isPending={isPending}
            pendingLabel="Saving…"
          >
            Turn the second step on
          </Button>
        )}
      </ButtonRow>
      <RemoveDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title="Turn the second step off?"
        action="Turn it off"
        onConfirm={turnOff}
        isPending={false}
        error={null}
      >
        <p>Your password or Google alone will open your account. Your passkeys still work.</p>
      </RemoveDialog>
    </>
  );
}

function RecoveryCodes({ left }: { left: number }) {
  const { run, isPending, error } = useProven('secondStep', useMakeRecoveryCodes());
  return (
    <>
      <h4 className="heading text-lead">Recovery codes</h4>
      <p>
        For when your phone is lost: each signs you in once, after your password or Google. You have{' '}
        <strong>{codesText(left)}</strong>.
      </p>
      {left <= fewRecoveryCodes && (
        <Notice tone="info">{left === 0 ? 'Make a set now.' : 'You are running out. Make new ones.'}</Notice>
      )}
      {Boolean(error) && <Notice tone="error">{failureOf(error).message}</Notice>}
      <ButtonRow>
        <Button variant="secondary" onPress={() => run()} isPending={isPending} pendingLabel="Making…">
          Make new recovery codes
        </Button>
      </ButtonRow>
      <p className="text-small text-muted">The old ones stop working then.</p>
    </>
  );
}
