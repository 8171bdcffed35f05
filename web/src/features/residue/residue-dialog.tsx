import type { PersonId } from '@plainwill/contracts/shared/ids';
import type { TakerId } from '@plainwill/contracts/will-data/records/takers';
import { useState } from 'react';
import { failureOf } from '../../api/failure.ts';
import { moveFocus } from '../../ui/browser/focus.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { DialogActions, FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { type KeptDialog, TypedInDialog, useTyped } from '../kept-dialog/kept-dialog.tsx';
import { nameAmong, usePeople } from '../people/named-people.ts';
import { AddRecipient } from '../recipients/add-recipient.tsx';
import { placeLabel, type Ranked, whoTakes, withPerson } from '../recipients/priority-levels.ts';
import { RecipientsEditor } from '../recipients/recipients-editor.tsx';
import { refetchTestatorRecord } from '../testator-record/use-testator-record.ts';
import {
  hasShares,
  isResidueDialogDirty,
  levelInTotal,
  type ResidueDialogState,
  type ResidueDraft,
  recipientsIn,
  residueDraftOf,
  shareName,
  withShares,
} from './residue-model.ts';
import { useReplaceResidue } from './use-residue.ts';

/** Who inherits the residue, in what order and in what shares. */
export function ResidueDialog({ dialog }: { dialog: KeptDialog<ResidueDialogState> }) {
  const { task: state, close } = dialog;
  return (
    <FormDialog
      isOpen={state !== null}
      isDirty={state !== null && isResidueDialogDirty(state)}
      title="Select Residuary Estate Recipients"
      onClose={close}
    >
      <TypedInDialog value={dialog.typed}>
        {state && <ResidueForm state={state} onChange={dialog.change} onDone={close} />}
      </TypedInDialog>
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
  const [isAdding, setAdding] = useTyped('isAdding', false);
  const added = (personId: PersonId) => {
    if (!draft.list.some((each) => each.personId === personId))
      change({ ...draft, list: withPerson<Ranked>(draft.list, { personId }) });
    setAdding(false);
  };
  const nameOf = (id: TakerId) => nameAmong(people, id);

  const save = () => {
    const checked = recipientsIn(draft);
    setProblems('problems' in checked ? checked.problems : undefined);
    if ('problems' in checked || isPending) return;
    mutate(
      { basedOn: draft.basedOn, recipients: checked.recipients },
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
          <p>There it now reads: {whoTakes(elsewhere.recipients, nameOf) || 'no one'}.</p>
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
      <RecipientsEditor
        label="Residuary recipients"
        list={draft.list}
        isWithoutChoices={state.about !== 'people'}
        newRecipient={(personId) => ({ personId })}
        onChange={(list) => change({ ...draft, list })}
        onAdd={() => setAdding(true)}
        noteOf={(level, at) => (
          <LevelShares draft={draft} level={level} place={placeLabel(at)} nameOf={nameOf} onChange={change} />
        )}
      />
      <DialogActions>
        <Button type="submit" isPending={isPending} pendingLabel="Saving…">
          Save Recipients
        </Button>
      </DialogActions>
    </Form>
  );
}

interface LevelSharesProps {
  draft: ResidueDraft;
  level: readonly Ranked[];
  place: string;
  nameOf: (id: TakerId) => string;
  onChange: (draft: ResidueDraft) => void;
}

/** How those at a level share: equally, or by percentages with a running total. */
function LevelShares({ draft, level, place, nameOf, onChange }: LevelSharesProps) {
  if (level.length === 1) return null;
  const isGiven = hasShares(draft, level);
  return (
    <div className="mt-2 flex flex-col gap-3 rounded-field bg-sage px-4 py-3">
      {isGiven && (
        // biome-ignore lint/a11y/useSemanticElements: the level has its own heading
        <div role="group" aria-label={`Shares of those who inherit ${place}`} className="flex flex-col gap-3">
          {level.map(({ personId }) => (
            <TextField
              key={personId}
              label={`${nameOf(personId)}’s share`}
              name={shareName(personId)}
              inputMode="decimal"
              suffix="%"
              value={draft.shares[personId] ?? ''}
              onChange={(text) => onChange({ ...draft, shares: { ...draft.shares, [personId]: text } })}
            />
          ))}
        </div>
      )}
      <p role="status" className="font-medium">
        {levelInTotal(draft, level)}
      </p>
      <ButtonRow>
        <Button variant="secondary" size="small" onPress={() => onChange(withShares(draft, level, !isGiven))}>
          {isGiven ? 'Share equally' : 'Set percentages'}
        </Button>
      </ButtonRow>
    </div>
  );
}
