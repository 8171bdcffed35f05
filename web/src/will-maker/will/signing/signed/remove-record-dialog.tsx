import type { SignedWill } from '@plainwill/contracts/will-data/signing/signed-wills';
import { failureOf } from '../../../../shared/api/failure.ts';
import { formatDay } from '../../../../ui/dates-and-money/format-date.ts';
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Stack } from '../../../../ui/layout/page-layout.tsx';
import { useRemoveSigned } from '../use-signed-wills.ts';

interface RemoveRecordDialogProps {
  will: SignedWill;
  onClose: () => void;
}

/** Deletes the note about a signed will, and with it the record of how that will was made. */
export function RemoveRecordDialog({ will: { id, signedOn, copyNumber }, onClose }: RemoveRecordDialogProps) {
  const remove = useRemoveSigned();
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={`Remove the record of ${formatDay(signedOn)}?`}
      action="Remove the record"
      isPending={remove.isPending}
      onConfirm={() => remove.mutate({ id }, { onSuccess: onClose })}
    >
      <Stack gap="tight">
        <p>
          {copyNumber === null
            ? 'Only this note is deleted.'
            : 'This note is deleted, and so is our record of how the will was made. If the will is disputed one day, we can’t show how it came about.'}{' '}
          The paper stays what it is.
        </p>
        {remove.error && <Notice tone="error">{failureOf(remove.error).message}</Notice>}
      </Stack>
    </ConfirmDialog>
  );
}
