import type { ReactNode } from 'react';
import { failureOf } from '../../../shared/api/failure.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { DialogActions, FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Form } from '../../../ui/forms/form.tsx';

interface EntryDialogProps {
  title: string;
  /** Names the form, and completes “Save …”. */
  what: 'Letter' | 'Entry';
  isDirty: boolean;
  /** Says what to fill in, by field. */
  missing: Record<string, string> | null;
  save: { isPending: boolean; error: unknown };
  onSubmit: () => void;
  onClose: () => void;
  /** Below the fields. */
  note: string;
  children: ReactNode;
}

/** Asks for a letter or an entry of the list; a refusal stands at its fields, or below them all. */
export function EntryDialog({
  title,
  what,
  isDirty,
  missing,
  save,
  onSubmit,
  onClose,
  note,
  children,
}: EntryDialogProps) {
  const failure = save.error ? failureOf(save.error) : null;
  const fieldErrors = Object.keys(failure?.fields ?? {}).length > 0 ? failure?.fields : undefined;
  return (
    <FormDialog isOpen onClose={onClose} title={title} isDirty={isDirty}>
      <Form onSubmit={onSubmit} label={what} validationErrors={missing ?? fieldErrors}>
        {children}
        <p className="text-small text-muted">{note}</p>
        {failure && !fieldErrors && <Notice tone="error">{failure.message}</Notice>}
        <DialogActions>
          <Button type="submit" isPending={save.isPending} pendingLabel="Saving…">
            Save {what.toLowerCase()}
          </Button>
        </DialogActions>
      </Form>
    </FormDialog>
  );
}
