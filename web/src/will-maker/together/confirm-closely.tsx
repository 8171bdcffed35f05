import { capitalised } from '@plainwill/contracts/shared/phrases';
import { useState } from 'react';
import { failureOf } from '../../shared/api/failure.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';

interface ConfirmCloselyProps {
  partner: string;
  /** A verb and its object. */
  action: string;
  /** The error of an attempt that was refused. */
  error: unknown;
  isPending: boolean;
  onConfirm: () => void;
  onBack: () => void;
}

/** Asks a second time before gifts or the words of a will are shared: what is read cannot be taken back. */
export function ConfirmClosely({ partner, action, error, isPending, onConfirm, onBack }: ConfirmCloselyProps) {
  const [isAsking, setAsking] = useState(false);
  const confirm = () => {
    setAsking(false);
    onConfirm();
  };
  return (
    <>
      {Boolean(error) && <Notice tone="error">{failureOf(error).message}</Notice>}
      <ButtonRow>
        <Button onPress={() => setAsking(true)} isPending={isPending} pendingLabel="Sharing…">
          {action}
        </Button>
        <Button variant="secondary" onPress={onBack}>
          Back
        </Button>
      </ButtonRow>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={`Share with ${partner}?`}
        action={action}
        pendingLabel="Sharing…"
        onConfirm={confirm}
      >
        <p>{capitalised(partner)} will read every word. You cannot take back what is read.</p>
      </ConfirmDialog>
    </>
  );
}
