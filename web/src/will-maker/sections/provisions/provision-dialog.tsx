import { provisionLabels } from '@plainwill/contracts/will-data/questions/provision-questions';
import type { Provision } from '@plainwill/contracts/will-data/records/provisions';
import type { BeneficiaryId } from '@plainwill/contracts/will-data/records/recipients';
import { useState } from 'react';
import { type Failure, failureOf } from '../../../shared/api/failure.ts';
import { DialogStateContext, type StoredDialog, useDialogState } from '../../../shared/drafts/dialog-state.tsx';
import { nameAmong, usePeople } from '../../../shared/people/named-people.ts';
import { refetchTestatorRecord } from '../../../shared/testator-record/use-testator-record.ts';
import { afterFocusMoved, focusField, moveFocus } from '../../../ui/browser/focus.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { DialogActions, FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { AddRecipient } from '../../people/recipients/add-recipient.tsx';
import { shareDraftOf } from '../../people/recipients/share-draft.ts';
import { fieldsWithin } from '../record-form/dialog-draft.ts';
import { ChooseBeneficiaries, ProvisionBeneficiaries } from './provision-beneficiaries.tsx';
import { initialProvisionDialog, isProvisionDialogDirty, type ProvisionDialogState } from './provision-dialog-state.ts';
import { ProvisionFields } from './provision-fields.tsx';
import { asksBeneficiaries, provisionDraftOf, provisionIn, withTexts } from './provision-model.ts';
import { provisionLines, provisionTitle } from './provision-text.ts';
import { useSaveProvision } from './use-provisions.ts';

const movedOn = ['ProvisionChanged', 'ProvisionNotFound'];

/** Add or edit a provision of any kind. Choosing who takes, and adding someone new, take the place of the form. */
export default function ProvisionDialog({ dialog }: { dialog: StoredDialog<ProvisionDialogState> }) {
  const { task: state, close } = dialog;
  if (!state) return null;
  const { label, beneficiaries } = provisionLabels[state.draft.kind];
  return (
    <FormDialog
      isWide
      isOpen
      isDirty={isProvisionDialogDirty(state)}
      title={(state.choosing && beneficiaries) || label}
      onClose={close}
    >
      <DialogStateContext value={dialog.typed}>
        {state.choosing ? (
          <ChooseBeneficiaries state={state} choosing={state.choosing} onChange={dialog.change} />
        ) : (
          <ProvisionForm state={state} onChange={dialog.change} onDone={close} />
        )}
      </DialogStateContext>
    </FormDialog>
  );
}

interface ProvisionFormProps {
  state: ProvisionDialogState;
  onChange: (state: ProvisionDialogState) => void;
  onDone: () => void;
}

function ProvisionForm({ state, onChange, onDone }: ProvisionFormProps) {
  const { draft } = state;
  const [problems, setProblems] = useState<Record<string, string> | undefined>();
  const { mutate, isPending, error } = useSaveProvision();
  // The field that someone new is being added for.
  const [adding, setAdding] = useDialogState<string | null>('addingTo', null);
  const failure = error && failureOf(error);
  const change = (texts: Record<string, string>) => onChange({ ...state, draft: withTexts(draft, texts) });

  const save = () => {
    const checked = provisionIn(draft);
    setProblems('problems' in checked ? checked.problems : undefined);
    if ('problems' in checked || isPending) return;
    mutate(
      { id: draft.id, basedOn: draft.basedOn, provision: checked.provision },
      { onSuccess: onDone, onError: (error) => void explain(failureOf(error)) },
    );
  };
  const explain = async ({ reason, fields }: Failure) => {
    const found = fieldsWithin('provision', fields) ?? fields;
    setProblems(Object.keys(found).length > 0 ? found : undefined);
    if (!reason || !movedOn.includes(reason)) return;
    const testatorRecord = await refetchTestatorRecord().catch(() => null);
    if (!testatorRecord) return;
    const { isList } = provisionLabels[draft.kind];
    const latest = testatorRecord.provisions.find(({ id, kind }) => (isList ? id === draft.id : kind === draft.kind));
    const basedOn = latest?.version ?? 0;
    onChange({ ...state, draft: { ...draft, id: latest?.id ?? draft.id, basedOn }, elsewhere: latest ?? 'removed' });
  };
  const backTo = (field: string) => {
    setAdding(null);
    // The form is there again, and nothing in it has the focus.
    afterFocusMoved(() => focusField(document, field));
  };
  if (adding !== null)
    return (
      <AddRecipient
        only={adding === 'rehomingCharityId' ? 'charity' : 'person'}
        onAdded={(id) => {
          change({ [adding]: id });
          backTo(adding);
        }}
        onBack={() => backTo(adding)}
      />
    );
  return (
    <Form onSubmit={save} validationErrors={problems}>
      {state.elsewhere ? (
        <ElsewhereNotice
          key={draft.basedOn}
          elsewhere={state.elsewhere}
          onTake={(provision) => onChange(initialProvisionDialog(provisionDraftOf(provision)))}
        />
      ) : (
        failure && Object.keys(failure.fields).length === 0 && <Notice tone="error">{failure.message}</Notice>
      )}
      <ProvisionFields draft={draft} onChange={change} onAdd={setAdding}>
        {asksBeneficiaries(draft) && (
          <ProvisionBeneficiaries
            draft={draft}
            hasFirstFocus={state.hasChosen}
            onChoose={() => onChange({ ...state, choosing: shareDraftOf(draft.recipients) })}
          />
        )}
      </ProvisionFields>
      <DialogActions>
        <Button type="submit" isPending={isPending} pendingLabel="Saving…">
          Save
        </Button>
      </DialogActions>
    </Form>
  );
}

interface ElsewhereNoticeProps {
  elsewhere: Provision | 'removed';
  onTake: (provision: Provision) => void;
}

/** Shows what another window has made of it, and lets the person choose between the two. */
function ElsewhereNotice({ elsewhere, onTake }: ElsewhereNoticeProps) {
  const people = usePeople();
  const nameOf = (id: BeneficiaryId) => nameAmong(people, id);
  if (elsewhere === 'removed')
    return (
      <Notice ref={moveFocus} tone="error" title="This was removed in another window">
        Save adds it again.
      </Notice>
    );
  return (
    <Notice ref={moveFocus} tone="error" title="This changed in another window">
      <p>There it now reads: {[provisionTitle(elsewhere, nameOf), ...provisionLines(elsewhere, nameOf)].join('. ')}.</p>
      <p>Save keeps what is here instead.</p>
      <div className="mt-2">
        <Button variant="secondary" size="small" onPress={() => onTake(elsewhere)}>
          Use what is there
        </Button>
      </div>
    </Notice>
  );
}
