import type { SigningCopy } from '@plainwill/contracts/will-data/will/signing-copies';
import { failureOf } from '../../api/failure.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Stack } from '../../ui/layout/page-layout.tsx';
import { useRemoveCopy } from './use-signing-copies.ts';

export function DeleteCopy({ copy, onClose }: { copy: SigningCopy; onClose: () => void }) {
  const { mutate, isPending, error } = useRemoveCopy(copy);
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={`Delete copy ${copy.number}?`}
      action={`Delete copy ${copy.number}`}
      pendingLabel="Deleting…"
      isPending={isPending}
      onConfirm={() => mutate({ id: copy.id })}
    >
      <Stack gap="tight">
        <p>
          Its files are deleted here for good. If you have signed it, the paper is still your will: nothing here changes
          that. Your answers stay as they are.
        </p>
        {error && <Notice tone="error">{failureOf(error).message}</Notice>}
      </Stack>
    </ConfirmDialog>
  );
}
