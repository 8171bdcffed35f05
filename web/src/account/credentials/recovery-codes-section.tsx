import { fewRecoveryCodes, recoveryCodeCount } from '@plainwill/contracts/identity/sign-in-methods';
import type { WaysIn } from '@plainwill/contracts/identity/ways-in';
import { type ReactNode, useState } from 'react';
import { failureOf } from '../../shared/api/failure.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { AccountSection } from '../profile/account-section.tsx';
import { useProven } from '../reauthentication/reauthentication.ts';
import { hasSecondStep } from './credential-facts.ts';
import { ChangeDialog } from './sign-out-others.tsx';
import { useOutcome } from './use-outcome.tsx';
import { useMakeRecoveryCodes } from './use-ways-in.ts';

/** "1 recovery code left", "No recovery codes left" */
const leftText = (left: number) => (left === 1 ? '1 recovery code left' : `${left || 'No'} recovery codes left`);

/** Recovery codes stand in for a second step that is lost. */
export function RecoveryCodesSection({ waysIn }: { waysIn: WaysIn }) {
  const { recoveryCodesLeft: left, isStaff } = waysIn;
  if (isStaff)
    return (
      <RecoveryCodesFrame summary="Not for staff">
        <p>
          Staff have no recovery codes. If you lose your second step, two administrators together remove it, and you set
          up another.
        </p>
      </RecoveryCodesFrame>
    );
  if (!hasSecondStep(waysIn) && left === 0)
    return (
      <RecoveryCodesFrame summary="None yet">
        <p>You get {recoveryCodeCount} codes when you add your first passkey or set up an authenticator app.</p>
      </RecoveryCodesFrame>
    );
  return <MadeRecoveryCodes left={left} />;
}

function RecoveryCodesFrame({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <AccountSection id="recoveryCodes" title="Recovery codes" summary={summary}>
      <p className="text-muted">
        If you lose your phone, a recovery code stands in for your second step. Each code works once.
      </p>
      {children}
    </AccountSection>
  );
}

function MadeRecoveryCodes({ left }: { left: number }) {
  const [isAsking, setAsking] = useState(false);
  const { clear, show, outcome } = useOutcome();
  const { run, isPending, error } = useProven(
    'recoveryCodes',
    useMakeRecoveryCodes((codes) => show('Your new recovery codes are ready. The old ones no longer work.', codes)),
  );
  const isLow = left <= fewRecoveryCodes;
  return (
    <RecoveryCodesFrame summary={isLow ? `${leftText(left)}: make new ones` : leftText(left)}>
      {outcome}
      {isLow ? (
        <Notice tone="info" title={leftText(left)}>
          Make new ones now, so that you are not locked out if you lose your phone.
        </Notice>
      ) : (
        <p>{leftText(left)}.</p>
      )}
      {Boolean(error) && <Notice tone="error">{failureOf(error).message}</Notice>}
      <ButtonRow>
        <Button variant={isLow ? 'primary' : 'secondary'} onPress={() => setAsking(true)}>
          Make new recovery codes
        </Button>
      </ButtonRow>
      {isAsking && (
        <ChangeDialog
          onClose={() => setAsking(false)}
          title="Make new recovery codes?"
          action="Make new codes"
          pendingLabel="Making…"
          isPending={isPending}
          onConfirm={(signOutOthers) => {
            clear();
            run({ signOutOthers }, () => setAsking(false));
          }}
        >
          <p>Your old codes stop working. Have somewhere ready to keep the new ones: we show them only once.</p>
        </ChangeDialog>
      )}
    </RecoveryCodesFrame>
  );
}
