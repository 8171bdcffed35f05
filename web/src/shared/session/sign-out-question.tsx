import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';

/** Asks before a sign-out that something would be lost by. */
export default function SignOutQuestion({ onClose, onConfirm }: { onClose: () => void; onConfirm: () => void }) {
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title="Sign out without saving?"
      action="Sign out anyway"
      onConfirm={onConfirm}
    >
      <p>Some of your changes are not saved yet. If you sign out now, they will be lost.</p>
    </ConfirmDialog>
  );
}
