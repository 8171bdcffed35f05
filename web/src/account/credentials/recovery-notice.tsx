import { useState } from 'react';
import { failureOf } from '../../shared/api/failure.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { formatDay } from '../../ui/dates-and-money/format-date.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useWaysIn } from '../reauthentication/use-ways-in.ts';
import { DoneNotice } from './use-outcome.tsx';
import { useStopRecovery } from './use-ways-in.ts';

/** Says when the second steps will be removed, as somebody has asked for that, and how to stop it. */
export function RecoveryNotice() {
  const { recoveryAt, staffRecoveryAt } = useWaysIn().data ?? {};
  const dueAt = staffRecoveryAt ?? recoveryAt;
  const [isStopped, setStopped] = useState(false);
  const { mutate, isPending, error } = useStopRecovery();
  if (!dueAt)
    return (
      isStopped && (
        <DoneNotice>
          Stopped: nothing changes. If it wasn’t you who asked, someone may know your password. Change it, and the
          password of your mailbox.
        </DoneNotice>
      )
    );
  return (
    <Notice
      tone="error"
      title={
        staffRecoveryAt
          ? `Your account will get another email address on ${formatDay(dueAt)}`
          : `Your second steps will be removed on ${formatDay(dueAt)}`
      }
    >
      <p className="mb-3">
        {staffRecoveryAt
          ? 'Someone has shown two of our administrators that this account is theirs, and that they can no longer sign in. If it wasn’t you, or you can sign in again, stop this.'
          : 'Someone has told us that your second steps are lost. They have your password or your Google account, and they opened the link we emailed you. If it wasn’t you, or you have found them again, stop this.'}
      </p>
      {error && <p className="mb-3 font-semibold text-danger">{failureOf(error).message}</p>}
      <ButtonRow>
        <Button
          size="small"
          onPress={() => mutate(undefined, { onSuccess: () => setStopped(true) })}
          isPending={isPending}
          pendingLabel="Stopping…"
        >
          Stop this
        </Button>
      </ButtonRow>
    </Notice>
  );
}
