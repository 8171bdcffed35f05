import { useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import { type Call, pendingProofAtom, useProof } from '../../account/reauthentication/reauthentication.ts';
import { failureOf } from '../../shared/api/failure.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { DialogActions, FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { useRequired } from '../../ui/forms/use-required.ts';

const missingReason = { reason: 'Enter a reason' };

interface ReasonDialogProps {
  title: string;
  /** A verb and its object, never "OK". */
  action: string;
  pendingLabel: string;
  /** The consequences, and fields for anything else that is asked. */
  children: ReactNode;
  /** The texts typed in those fields, by name. */
  typed?: Readonly<Record<string, string>>;
  /** The message where one of them is empty, by name. */
  missingMessages?: Readonly<Record<string, string>>;
  call: Call<{ reason: string }>;
  onClose: () => void;
}

/** Asks an administrator why, and does it. It stands aside while they show who they are. */
export function ReasonDialog({
  title,
  action,
  pendingLabel,
  children,
  typed,
  missingMessages,
  call,
  onClose,
}: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const isProving = useAtomValue(pendingProofAtom) !== null;
  const { run, isPending, error } = useProof(call);
  const { missing, isComplete } = useRequired<string>({ ...missingMessages, ...missingReason });
  const all = { ...typed, reason };
  const failure = error && !missing ? failureOf(error) : null;
  return (
    <FormDialog
      isOpen={!isProving}
      onClose={onClose}
      title={title}
      isDirty={Object.values(all).some((text) => text !== '')}
    >
      <Form
        onSubmit={() => {
          if (isComplete(all) && !isPending) run({ reason });
        }}
        label={action}
        validationErrors={missing ?? failure?.fields}
      >
        {failure && Object.keys(failure.fields).length === 0 && <Notice tone="error">{failure.message}</Notice>}
        {children}
        <TextAreaField
          label="Reason"
          name="reason"
          hint="It stays in the audit log for 6 years, so don’t name anyone."
          rows={2}
          value={reason}
          onChange={setReason}
        />
        <DialogActions>
          <Button type="submit" isPending={isPending} pendingLabel={pendingLabel}>
            {action}
          </Button>
        </DialogActions>
      </Form>
    </FormDialog>
  );
}
