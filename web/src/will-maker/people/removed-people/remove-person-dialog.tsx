import type { PersonId } from '@plainwill/contracts/shared/ids';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { Stack } from '../../../ui/layout/page-layout.tsx';
import { WhereNamedList } from './where-named-list.tsx';

interface RemovePersonDialogProps {
  id: PersonId;
  name: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before someone is removed, and names what goes with them. */
export default function RemovePersonDialog({ id, name, onConfirm, onClose }: RemovePersonDialogProps) {
  const confirm = () => {
    onClose();
    onConfirm();
  };
  return (
    <ConfirmDialog isOpen onClose={onClose} title={`Remove ${name}?`} action={`Remove ${name}`} onConfirm={confirm}>
      <Stack gap="tight">
        <WhereNamedList id={id} name={name} lead={`This also takes away what ${name} has in your will:`} />
        <p>You can undo this for as long as the page is open.</p>
      </Stack>
    </ConfirmDialog>
  );
}
