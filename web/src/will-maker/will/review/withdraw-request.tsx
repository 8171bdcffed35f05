import { useState } from 'react';
import { failureOf } from '../../../shared/api/failure.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Stack } from '../../../ui/layout/page-layout.tsx';
import { notifySuccess } from '../../../ui/toasts/toasts.ts';
import { useWithdraw } from './use-review.ts';

/** Takes the request back, once that is confirmed. */
export function WithdrawRequest() {
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error, reset } = useWithdraw(() => {
    setAsking(false);
    notifySuccess('Your request is withdrawn');
  });
  const ask = (isOpen: boolean) => {
    reset();
    setAsking(isOpen);
  };
  return (
    <>
      <Button variant="quiet" size="small" onPress={() => ask(true)}>
        Withdraw the request
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => ask(false)}
        title="Withdraw your request?"
        action="Withdraw the request"
        pendingLabel="Withdrawing…"
        isPending={isPending}
        onConfirm={() => mutate()}
      >
        <Stack gap="tight">
          <p>No one reads your will any further, and you lose your place. Your answers stay as they are.</p>
          {error && <Notice tone="error">{failureOf(error).message}</Notice>}
        </Stack>
      </ConfirmDialog>
    </>
  );
}
