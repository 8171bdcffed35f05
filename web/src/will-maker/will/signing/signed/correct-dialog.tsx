import type { SignedWill } from '@plainwill/contracts/will-data/signing/signed-wills';
import { useState } from 'react';
import { failureOf } from '../../../../shared/api/failure.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { formatDateTime } from '../../../../ui/dates-and-money/format-date-time.ts';
import { DialogActions, FormDialog } from '../../../../ui/dialogs/form-dialog.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Form } from '../../../../ui/forms/form.tsx';
import { useCorrectSigning } from '../use-signed-wills.ts';
import { draftOf, onTheDay, sinceThen } from './signed-model.ts';
import { DayFields, WitnessesFields } from './signing-form.tsx';
import { WhereKeptFields } from './where-kept-fields.tsx';

interface CorrectDialogProps {
  will: SignedWill;
  onClose: () => void;
}

/** Changes a record: for a day all of it, afterwards where the paper is and who knows. */
export function CorrectDialog({ will, onClose }: CorrectDialogProps) {
  const start = draftOf(will);
  const [draft, setDraft] = useState(start);
  const correct = useCorrectSigning();
  const [isOpenForAll] = useState(() => new Date().toISOString() < will.correctableUntil);
  const change = (changes: Partial<typeof draft>) => setDraft({ ...draft, ...changes });
  const submit = () =>
    correct.mutate(
      { id: will.id, changes: { ...(isOpenForAll ? onTheDay(draft) : {}), ...sinceThen(draft) } },
      { onSuccess: onClose },
    );
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title="Change this record"
      isDirty={JSON.stringify(draft) !== JSON.stringify(start)}
    >
      <Form onSubmit={submit} label="Change this record">
        {isOpenForAll ? (
          <>
            <p className="text-muted">
              The day and the witnesses can be corrected until {formatDateTime(will.correctableUntil)}. From then on
              they stay as they are.
            </p>
            <DayFields draft={draft} onChange={change} />
            <WitnessesFields draft={draft} onChange={change} />
          </>
        ) : (
          <p className="text-muted">
            The day and the witnesses can no longer be changed. If the paper is wrong, sign a new copy.
          </p>
        )}
        <WhereKeptFields draft={draft} onChange={change} />
        {correct.error && <Notice tone="error">{failureOf(correct.error).message}</Notice>}
        <DialogActions>
          <Button type="submit" isPending={correct.isPending} pendingLabel="Saving…">
            Save
          </Button>
        </DialogActions>
      </Form>
    </FormDialog>
  );
}
