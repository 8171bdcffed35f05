import type { Holding, HoldingFields } from '@plainwill/contracts/will-data/signing/holdings';
import { maxHoldingLine, maxHoldingNotes } from '@plainwill/contracts/will-data/signing/holdings-vocabulary';
import { useDialogState } from '../../../../shared/drafts/dialog-state.tsx';
import { Explanation } from '../../../../ui/feedback/explanation.tsx';
import { Select } from '../../../../ui/fields/select.tsx';
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { useRequired } from '../../../../ui/forms/use-required.ts';
import { EntryDialog } from '../entry-dialog.tsx';
import {
  draftOf,
  emptyHolding,
  fieldsOf,
  type HoldingDraft,
  kindOptions,
  kindTexts,
  linesAsked,
} from './holding-model.ts';

const needed = { kind: 'Choose what kind of thing it is', what: 'Enter what it is' };

interface HoldingDialogProps {
  /** Null adds one. */
  holding: Holding | null;
  save: { isPending: boolean; error: unknown; run: (holding: HoldingFields) => void };
  onClose: () => void;
}

/** Asks what something is and where it is, in the words of its kind. */
export default function HoldingDialog({ holding, save, onClose }: HoldingDialogProps) {
  const start = holding ? draftOf(holding) : emptyHolding;
  const [draft, setDraft] = useDialogState<HoldingDraft>('draft', start);
  const { missing, isComplete } = useRequired(needed);
  const submit = () => {
    const fields = fieldsOf(draft);
    if (isComplete({ kind: draft.kind, what: draft.what }) && fields) save.run(fields);
  };
  return (
    <EntryDialog
      title={holding ? 'Edit this entry' : 'Add to your list'}
      what="Entry"
      isDirty={JSON.stringify(draft) !== JSON.stringify(start)}
      missing={missing}
      save={save}
      onSubmit={submit}
      onClose={onClose}
      note="Never write a password, a PIN or a code: write where it is kept. Your list is encrypted, and used for nothing but these papers."
    >
      <Select
        label="What kind of thing is it?"
        name="kind"
        isRequired
        options={kindOptions}
        value={draft.kind}
        onChange={(kind) => setDraft({ ...draft, kind })}
      />
      {draft.kind !== '' && (
        <KindFields kind={draft.kind} draft={draft} onChange={(changes) => setDraft({ ...draft, ...changes })} />
      )}
    </EntryDialog>
  );
}

interface KindFieldsProps {
  kind: HoldingFields['kind'];
  draft: HoldingDraft;
  onChange: (changes: Partial<HoldingDraft>) => void;
}

function KindFields({ kind, draft, onChange }: KindFieldsProps) {
  const words = kindTexts[kind];
  return (
    <>
      {words.beside && <Explanation>{words.beside}</Explanation>}
      <TextField
        label={words.what}
        name="what"
        isRequired
        hint={words.whatHint}
        maxLength={maxHoldingLine}
        value={draft.what}
        onChange={(what) => onChange({ what })}
      />
      {linesAsked.map((line) => (
        <TextField
          key={line}
          label={words[line]}
          name={line}
          isOptional
          maxLength={maxHoldingLine}
          value={draft[line]}
          onChange={(value) => onChange({ [line]: value })}
        />
      ))}
      <TextAreaField
        label="Notes"
        name="notes"
        isOptional
        maxLength={maxHoldingNotes}
        value={draft.notes}
        onChange={(notes) => onChange({ notes })}
      />
    </>
  );
}
