import { spouseDetailsQuestions } from '@plainwill/contracts/will-data/questions/spouse-details-questions';
import type { SpouseDetails } from '@plainwill/contracts/will-data/records/spouse-details';
import { failureOf } from '../../../shared/api/failure.ts';
import { trpc } from '../../../shared/api/trpc.ts';
import { refetchTestatorRecord, updateTestatorRecord } from '../../../shared/testator-record/use-testator-record.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { DialogActions } from '../../../ui/dialogs/form-dialog.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { notifyError, notifySuccess } from '../../../ui/toasts/toasts.ts';
import { dialogFields, fieldsWithin, isSameDraft } from '../record-form/dialog-draft.ts';
import { ElsewhereNotice } from '../record-form/elsewhere-notice.tsx';
import { useDialogDraft } from '../record-form/use-dialog-draft.ts';
import { SpouseFields } from '../spouse-details/spouse-details-form.tsx';
import { spouseRelationshipOptions } from '../spouse-details/spouse-details-model.ts';

const draftOf = (spouse: SpouseDetails) => ({
  fullName: spouse.fullName,
  relationship: spouse.relationship ?? undefined,
  gender: spouse.gender ?? undefined,
});
type SpouseDraft = ReturnType<typeof draftOf>;

interface SpouseFormProps {
  spouse: SpouseDetails;
  onDirty: (isDirty: boolean) => void;
  onDone: () => void;
}

/** The spouse or partner, changed from where guardians are chosen. */
export function SpouseForm({ spouse, onDirty, onDone }: SpouseFormProps) {
  const { basedOn, draft, elsewhere, ...over } = useDialogDraft(spouse, draftOf);
  const { mutate, isPending, error } = trpc.willData.spouseDetails.save.useMutation({
    onSuccess: (spouseDetails) => {
      updateTestatorRecord((testatorRecord) => ({ ...testatorRecord, spouseDetails }));
      notifySuccess('Spouse updated successfully');
      onDone();
    },
    onError: async (error) => {
      notifyError('Failed to update guardian');
      if (failureOf(error).reason !== 'SpouseDetailsChanged') return;
      const latest = (await refetchTestatorRecord().catch(() => null))?.spouseDetails;
      if (latest) over.showElsewhere(latest);
    },
  });
  const failure = error && failureOf(error);
  const refused = failure && fieldsWithin('changes', failure.fields);
  const change = (next: SpouseDraft) => {
    over.change(next);
    onDirty(!isSameDraft(next, over.start));
  };
  const submit = () => {
    if (!isPending) mutate({ basedOn, changes: draft });
  };
  return (
    <Form onSubmit={submit} validationErrors={refused ?? undefined}>
      {elsewhere && (
        <ElsewhereNotice
          key={basedOn}
          what="What we know of them"
          saveLabel="Save"
          questions={spouseDetailsQuestions}
          draft={draft}
          elsewhere={elsewhere}
          onTake={over.takeElsewhere}
        />
      )}
      {failure && !refused && !elsewhere && <Notice tone="error">{failure.message}</Notice>}
      <SpouseFields
        form={dialogFields(spouseDetailsQuestions, draft, change)}
        relationshipOptions={spouseRelationshipOptions(draft.relationship)}
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
