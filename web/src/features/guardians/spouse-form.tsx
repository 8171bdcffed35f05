import { spouseDetailsQuestions } from '@plainwill/contracts/will-data/questions/spouse-details-questions';
import type { SpouseDetails } from '@plainwill/contracts/will-data/records/spouse-details';
import { useState } from 'react';
import { failureOf } from '../../api/failure.ts';
import { trpc } from '../../api/trpc.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { DialogActions } from '../../ui/dialogs/form-dialog.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { notifyError, notifySuccess } from '../../ui/toasts/toasts.ts';
import { dialogFields, fieldsWithin, isSameDraft } from '../record-form/dialog-draft.ts';
import { SpouseFields } from '../spouse-details/spouse-details-form.tsx';
import { spouseRelationshipOptions } from '../spouse-details/spouse-details-model.ts';
import { updateTestatorRecord } from '../testator-record/use-testator-record.ts';

interface SpouseFormProps {
  spouse: SpouseDetails;
  onDirty: (isDirty: boolean) => void;
  onDone: () => void;
}

/** The spouse or partner, changed from where guardians are chosen. */
export function SpouseForm({ spouse, onDirty, onDone }: SpouseFormProps) {
  const { fullName, relationship, gender } = spouse;
  const start = { fullName, relationship, gender };
  const [draft, setDraft] = useState(start);
  const { mutate, isPending, error } = trpc.willData.spouseDetails.save.useMutation({
    onSuccess: (spouseDetails) => {
      updateTestatorRecord((testatorRecord) => ({ ...testatorRecord, spouseDetails }));
      notifySuccess('Spouse updated successfully');
      onDone();
    },
    onError: () => notifyError('Failed to update guardian'),
  });
  const failure = error && failureOf(error);
  const refused = failure && fieldsWithin('changes', failure.fields);
  const change = (next: typeof start) => {
    setDraft(next);
    onDirty(!isSameDraft(next, start));
  };
  const submit = () => {
    if (!isPending) mutate({ basedOn: spouse.version, changes: draft });
  };
  return (
    <Form onSubmit={submit} validationErrors={refused ?? undefined}>
      {failure && !refused && <Notice tone="error">{failure.message}</Notice>}
      <SpouseFields
        form={dialogFields(spouseDetailsQuestions, draft, change)}
        relationshipOptions={spouseRelationshipOptions(relationship)}
        isOwn
      />
      <DialogActions cancelLabel="Back">
        <Button type="submit" isPending={isPending} pendingLabel="Saving…">
          Save
        </Button>
      </DialogActions>
    </Form>
  );
}
