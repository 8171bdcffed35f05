import type { PersonId } from '@plainwill/contracts/shared/ids';
import type { BeneficiaryId } from '@plainwill/contracts/will-data/records/recipients';
import { useState } from 'react';
import { failureOf } from '../../../shared/api/failure.ts';
import { DialogStateContext, type StoredDialog, useDialogState } from '../../../shared/drafts/dialog-state.tsx';
import { nameAmong, usePeople } from '../../../shared/people/named-people.ts';
import { refetchTestatorRecord } from '../../../shared/testator-record/use-testator-record.ts';
import { moveFocus } from '../../../ui/browser/focus.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { DialogActions, FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { AddRecipient } from '../../people/recipients/add-recipient.tsx';
import { beneficiariesText, type Ranked, withPerson } from '../../people/recipients/priority-levels.ts';
import { RecipientsEditor } from '../../people/recipients/recipients-editor.tsx';
import { beneficiariesIn } from '../../people/recipients/share-draft.ts';
import { isResidueDialogDirty, type ResidueDialogState, type ResidueDraft, residueDraftOf } from './residue-model.ts';
import { useReplaceResidue } from './use-residue.ts';

/** The dialog asks who inherits the residue, in what order and in what shares. */
export function ResidueDialog({ dialog }: { dialog: StoredDialog<ResidueDialogState> }) {
  const { task: state, close } = dialog;
  return (
    <FormDialog
      isWide
      isOpen={state !== null}
      isDirty={state !== null && isResidueDialogDirty(state)}
      title="Select Residuary Estate Recipients"
      onClose={close}
    >
      <DialogStateContext value={dialog.typed}>
        {state && <ResidueForm state={state} onChange={dialog.change} onDone={close} />}
      </DialogStateContext>
    </FormDialog>
  );
}

interface ResidueFormProps {
  state: ResidueDialogState;
  onChange: (state: ResidueDialogState) => void;
  onDone: () => void;
}

function ResidueForm({ state, onChange, onDone }: ResidueFormProps) {
  const { draft, elsewhere } = state;
  const people = usePeople();
  const [problems, setProblems] = useState<Record<string, string> | undefined>();
  const { mutate, isPending, error } = useReplaceResidue();
  const failure = error && failureOf(error);
  const change = (draft: ResidueDraft) => onChange({ ...state, draft });
  const [isAdding, setAdding] = useDialogState('isAdding', false);
  const added = (personId: PersonId) => {
    if (!draft.list.some((each) => each.personId === personId))
      change({ ...draft, list: withPerson<Ranked>(draft.list, { personId }, state.isNext) });
    setAdding(false);
  };
  const nameOf = (id: BeneficiaryId) => nameAmong(people, id);

  const save = () => {
    const checked = beneficiariesIn(draft);
    setProblems('problems' in checked ? checked.problems : undefined);
    if ('problems' in checked || isPending) return;
    mutate(
      { basedOn: draft.basedOn, recipients: checked.beneficiaries },
      { onSuccess: onDone, onError: (error) => void catchUp(failureOf(error).reason) },
    );
  };
  const catchUp = async (reason: string | null) => {
    if (reason !== 'ResidueChanged') return;
    const testatorRecord = await refetchTestatorRecord().catch(() => null);
    if (!testatorRecord) return;
    const { residue } = testatorRecord;
    onChange({ ...state, draft: { ...draft, basedOn: residue.version }, elsewhere: residue });
  };
  if (isAdding) return <AddRecipient onAdded={added} onBack={() => setAdding(false)} />;
  return (
    <Form onSubmit={save} validationErrors={problems}>
      {elsewhere ? (
        <Notice key={draft.basedOn} ref={moveFocus} tone="error" title="The recipients changed in another window">
          <p>There it now reads: {beneficiariesText(elsewhere.recipients, nameOf) || 'no one'}.</p>
          <p>Save keeps what is here instead.</p>
          <div className="mt-2">
            <Button
              variant="secondary"
              size="small"
              onPress={() =>
                onChange({
                  ...state,
                  draft: residueDraftOf(elsewhere),
                  opened: residueDraftOf(elsewhere),
                  elsewhere: null,
                })
              }
            >
              Use what is there
            </Button>
          </div>
        </Notice>
      ) : (
        failure && <Notice tone="error">{failure.message}</Notice>
      )}
      {state.about === 'shares after a move' && (
        <Notice tone="info" title="Set the shares again">
          This changes who shares, so the percentages no longer add up to 100%. Set them again, or share equally.
        </Notice>
      )}
      {state.about === 'people' && (
        <p className="text-muted">
          {state.isNext
            ? 'They inherit if no one who comes first can. Several share equally, unless you set percentages.'
            : 'First choices share equally, unless you set percentages. Name backups in case none of them can inherit.'}
        </p>
      )}
      <RecipientsEditor
        label="Residuary recipients"
        question={state.isNext ? 'Choose who is next' : undefined}
        isNext={state.isNext}
        draft={draft}
        isWithoutChoices={state.about !== 'people'}
        onChange={change}
        onAdd={() => setAdding(true)}
      />
      <DialogActions>
        <Button type="submit" isPending={isPending} pendingLabel="Saving…">
          Save Recipients
        </Button>
      </DialogActions>
    </Form>
  );
}
