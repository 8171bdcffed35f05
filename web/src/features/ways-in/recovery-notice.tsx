import { failureOf } from '../../api/failure.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { formatDay } from '../../ui/dates-and-money/format-date.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useStopRecovery } from './use-ways-in-changes.ts';

/** Says when the second steps will be gone, with the way to stop that. */
export function RecoveryNotice({ recoveryAt }: { recoveryAt: string }) {
  const { mutate, isPending, error } = useStopRecovery();
  return (
    <Notice tone="error" title={`Your second steps will be removed on ${formatDay(recoveryAt)}`}>
      <p className="mb-3">
        Someone who knows your password and reads your email told us that they are lost. If that was not you, stop it
        and choose a new password.
      </p>
      {error && <p className="mb-3 font-semibold text-danger">{failureOf(error).message}</p>}
      <ButtonRow>
        <Button size="small" onPress={() => mutate()} isPending={isPending} pendingLabel="Stopping…">
          Stop this
        </Button>
      </ButtonRow>
    </Notice>
  );
}
