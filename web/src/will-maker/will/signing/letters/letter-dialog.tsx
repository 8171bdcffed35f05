import type { LetterFields } from '@plainwill/contracts/will-data/signing/letters';
import { maxLetterBody, maxLetterLine } from '@plainwill/contracts/will-data/signing/letters-vocabulary';
import type { TrustedPerson } from '@plainwill/contracts/will-data/trusted/trusted';
import { letterHints } from '@plainwill/law/wording/letter-words';
import { useDialogState } from '../../../../shared/drafts/dialog-state.tsx';
import { willMakerPath } from '../../../../shared/paths/will-maker-paths.ts';
import { TextLink } from '../../../../ui/buttons/text-link.tsx';
import { Explanation } from '../../../../ui/feedback/explanation.tsx';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { Fieldset } from '../../../../ui/fields/fieldset.tsx';
import { Select } from '../../../../ui/fields/select.tsx';
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { useRequired } from '../../../../ui/forms/use-required.ts';
import { EntryDialog } from '../entry-dialog.tsx';
import { fieldsOf, kindOptions, kindTexts, type LetterDraft } from './letter-model.ts';

const needed = {
  kind: 'Choose who it is for',
  addressee: 'Enter who it is to',
  title: 'Enter a title',
  body: 'Write the letter',
};

interface LetterDialogProps {
  isNew: boolean;
  start: LetterDraft;
  trusted: readonly TrustedPerson[];
  save: { isPending: boolean; error: unknown; run: (letter: LetterFields) => void };
  onClose: () => void;
}

/** Asks whom a letter is for and what it says, and hints at what belongs elsewhere while it is written. */
export default function LetterDialog({ isNew, start, trusted, save, onClose }: LetterDialogProps) {
  const [draft, setDraft] = useDialogState<LetterDraft>('draft', start);
  const { missing, isComplete } = useRequired(needed);
  const change = (changes: Partial<LetterDraft>) => setDraft({ ...draft, ...changes });
  const submit = () => {
    const { kind, addressee, title, body } = draft;
    const fields = fieldsOf(draft);
    if (isComplete({ kind, addressee: kind === 'person' ? addressee : '-', title, body }) && fields) save.run(fields);
  };
  return (
    <EntryDialog
      title={isNew ? 'Write a letter' : 'Edit this letter'}
      what="Letter"
      isDirty={JSON.stringify(draft) !== JSON.stringify(start)}
      missing={missing}
      save={save}
      onSubmit={submit}
      onClose={onClose}
      note="A court may read this letter if there is a dispute about your will, so write facts and reasons, and no insults. Your will becomes public after your death; this letter does not. Never write a password, a PIN or a code."
    >
      <Select
        label="Who is it for?"
        name="kind"
        isRequired
        options={kindOptions}
        value={draft.kind}
        onChange={(kind) => change({ kind })}
      />
      {draft.kind !== '' && <LetterTextFields kind={draft.kind} draft={draft} onChange={change} />}
      {draft.kind !== '' && trusted.length > 0 && (
        <Readers trusted={trusted} readers={draft.readers} onChange={(readers) => change({ readers })} />
      )}
    </EntryDialog>
  );
}

interface LetterTextFieldsProps {
  kind: LetterFields['kind'];
  draft: LetterDraft;
  onChange: (changes: Partial<LetterDraft>) => void;
}

function LetterTextFields({ kind, draft, onChange }: LetterTextFieldsProps) {
  const words = kindTexts[kind];
  return (
    <>
      <Explanation>{words.beside}</Explanation>
      {kind === 'person' && (
        <TextField
          label="Who is it to?"
          name="addressee"
          isRequired
          maxLength={maxLetterLine}
          value={draft.addressee}
          onChange={(addressee) => onChange({ addressee })}
        />
      )}
      <TextField
        label="Title"
        name="title"
        isRequired
        hint={words.titleHint}
        maxLength={maxLetterLine}
        value={draft.title}
        onChange={(title) => onChange({ title })}
      />
      <TextAreaField
        label="Your letter"
        name="body"
        isTall
        hint={`You could begin: “${words.opening}”`}
        maxLength={maxLetterBody}
        value={draft.body}
        onChange={(body) => onChange({ body })}
      />
      <Hints body={draft.body} />
    </>
  );
}

function Hints({ body }: { body: string }) {
  const hints = letterHints(body);
  return (
    <>
      {hints.includes('gift') && (
        <Explanation>
          This letter gives nothing: <TextLink to={willMakerPath('wishes', 'gifts')}>put it in your will</TextLink>.
          Here, write what you would like and why.
        </Explanation>
      )}
      {hints.includes('funeral') && (
        <Explanation>
          Your funeral has a place of its own, where it is found in time:{' '}
          <TextLink to={willMakerPath('wishes', 'funeralWishes')}>Funeral Wishes</TextLink>.
        </Explanation>
      )}
    </>
  );
}

interface ReadersProps {
  trusted: readonly TrustedPerson[];
  readers: LetterFields['readers'];
  onChange: (readers: LetterFields['readers']) => void;
}

const Readers = ({ trusted, readers, onChange }: ReadersProps) => (
  <Fieldset
    legend="Which of your trusted people may read it?"
    hint="They read it at the time you have set for letters: now, or after a release. If that is never, they don’t."
  >
    {trusted.map(({ id, firstName }) => (
      <Checkbox
        key={id}
        label={<span translate="no">{firstName}</span>}
        isSelected={readers.includes(id)}
        onChange={(isSelected) => onChange([...readers.filter((each) => each !== id), ...(isSelected ? [id] : [])])}
      />
    ))}
  </Fieldset>
);
