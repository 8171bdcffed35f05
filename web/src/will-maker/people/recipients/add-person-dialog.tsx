import type { PersonId } from '@plainwill/contracts/shared/ids';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { AddRecipient } from './add-recipient.tsx';

interface AddPersonDialogProps {
  /** The part that the person is added for: "Other owner". */
  title: string;
  onAdded: (id: PersonId) => void;
  onClose: () => void;
}

/** Adds a person from a page that only has a list to choose from. */
export default function AddPersonDialog({ title, onAdded, onClose }: AddPersonDialogProps) {
  return (
    <FormDialog isOpen isWide onClose={onClose} title={title} isDirty={false}>
      <AddRecipient only="person" onAdded={onAdded} onBack={onClose} />
    </FormDialog>
  );
}
