import { useState } from 'react';
import { failureOf } from '../../api/failure.ts';
import { bringFocus } from '../../ui/bring-focus.ts';
import { Button } from '../../ui/button.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Form } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { nameAmong, usePeople } from '../people/use-people.ts';
import { readPortalAgain } from '../portal/portal-cache.ts';
import { placeInWords } from '../recipients/level-words.ts';
import { RecipientsEditor } from '../recipients/recipients-editor.tsx';
import { whoTakes } from '../recipients/who-takes.ts';
import { LevelShares } from './level-shares.tsx';
import type { ResidueDialogState } from './residue-dialog-state.ts';
import { draftOf, type ResidueDraft, recipientsIn } from './residue-draft.ts';
import { useReplaceResidue } from './use-residue.ts';

interface ResidueFormProps {
  state: ResidueDialogState;
  onChange: (state: ResidueDialogState) => void;
  onDone: () => void;
}

export function ResidueForm({ state, onChange, onDone }: ResidueFormProps) {
  const { draft, elsewhere } = state;
  const people = usePeople();
  const [problems, setProblems] = useState<Record<string, string> | undefined>();
  const { mutate, isPending, error } = useReplaceResidue();
  const failure = error && failureOf(error);
  const change = (draft: ResidueDraft) => onChange({ ...state, draft });
  const nameOf = (id: (typeof people)[number]['id']) => nameAmong(people, id);

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
    const portal = await readPortalAgain().catch(() => null);
    if (!portal) return;
    const { residue } = portal;
    onChange({ ...state, draft: { ...draft, basedOn: residue.version }, elsewhere: residue });
  };
  return (
    <Form onSubmit={save} validationErrors={problems}>
      {elsewhere ? (
        <Notice ref={bringFocus} tone="error" title="The recipients changed in another window">
          <p>There it now reads: {whoTakes(elsewhere.recipients, nameOf) || 'nobody'}.</p>
          <p>Save keeps what is here instead.</p>
          <div className="mt-2">
            <Button
              look="secondary"
              size="small"
              onPress={() =>
                onChange({ ...state, draft: draftOf(elsewhere), opened: draftOf(elsewhere), elsewhere: null })
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
        <Notice tone="info" title="Give the shares again">
          This changes who shares, so the percentages no longer add up. Give them again, or share equally.
        </Notice>
      )}
      <RecipientsEditor
        label="Residuary recipients"
        list={draft.list}
        isWithoutChoices={state.about !== 'people'}
        newRecipient={(personId) => ({ personId })}
        onChange={(list) => change({ ...draft, list })}
        noteOf={(level, at) => (
          <LevelShares draft={draft} level={level} place={placeInWords(at)} nameOf={nameOf} onChange={change} />
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
