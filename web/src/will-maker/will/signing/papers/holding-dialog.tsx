import type { Holding, HoldingFields } from '@plainwill/contracts/will-data/signing/holdings';
import { maxHoldingLine, maxHoldingNotes } from '@plainwill/contracts/will-data/signing/holdings-vocabulary';
import { failureOf } from '../../../../shared/api/failure.ts';
import { useDialogState } from '../../../../shared/drafts/dialog-state.tsx';
import { Button } from '../../../../ui/buttons/button.tsx';
import { DialogActions, FormDialog } from '../../../../ui/dialogs/form-dialog.tsx';
import { Explanation } from '../../../../ui/feedback/explanation.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Select } from '../../../../ui/fields/select.tsx';
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Form } from '../../../../ui/forms/form.tsx';
import { useRequired } from '../../../../ui/forms/use-required.ts';
import {
  draftOf,
  emptyHolding,
  fieldsOf,
  type HoldingDraft,
  kindOptions,
  linesAsked,
  wordsOfKinds,
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
  const failure = save.error ? failureOf(save.error) : null;
  const hasFieldErrors = Object.keys(failure?.fields ?? {}).length > 0;
  const submit = () => {
    const fields = fieldsOf(draft);
    if (isComplete({ kind: draft.kind, what: draft.what }) && fields) save.run(fields);
  };
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={holding ? 'Edit this entry' : 'Add to your list'}
      isDirty={JSON.stringify(draft) !== JSON.stringify(start)}
    >
      <Form
        onSubmit={submit}
        label="Entry"
        validationErrors={missing ?? (hasFieldErrors ? failure?.fields : undefined)}
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
        <p className="text-small text-muted">
          Never write a password, a PIN or a code: write where it is kept. Your list is encrypted, and used for nothing
          but these papers.
        </p>
        {failure && !hasFieldErrors && <Notice tone="error">{failure.message}</Notice>}
        <DialogActions>
          <Button type="submit" isPending={save.isPending} pendingLabel="Saving…">
            Save entry
          </Button>
        </DialogActions>
      </Form>
    </FormDialog>
  );
}

interface KindFieldsProps {
  kind: HoldingFields['kind'];
  draft: HoldingDraft;
  onChange: (changes: Partial<HoldingDraft>) => void;
}

function KindFields({ kind, draft, onChange }: KindFieldsProps) {
  const words = wordsOfKinds[kind];
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
