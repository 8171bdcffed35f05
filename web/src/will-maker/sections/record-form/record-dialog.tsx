import type { ReactNode } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { DialogActions, FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Form } from '../../../ui/forms/form.tsx';

interface RecordDialogProps {
  title: string;
  saveLabel: string;
  isDirty: boolean;
  isPending: boolean;
  /** Messages by field. */
  errors: Readonly<Record<string, string>> | null | undefined;
  /** The error that no field is to blame for. */
  failure: string | null | undefined;
  onSubmit: () => void;
  onClose: () => void;
  /** Stands above everything. */
  intro?: ReactNode;
  /** Takes the place of the form for a while. */
  step?: ReactNode;
  children: ReactNode;
}

/** A record to fill in, saved by the dialog's button. */
export function RecordDialog(props: RecordDialogProps) {
  return (
    <FormDialog isOpen isWide onClose={props.onClose} title={props.title} isDirty={props.isDirty}>
      {props.step ?? (
        <Form onSubmit={props.onSubmit} validationErrors={props.errors ?? undefined}>
          {props.intro}
          {props.failure && <Notice tone="error">{props.failure}</Notice>}
          {props.children}
          <DialogActions>
            <Button type="submit" isPending={props.isPending} pendingLabel="Saving…">
              {props.saveLabel}
            </Button>
          </DialogActions>
        </Form>
      )}
    </FormDialog>
  );
}
