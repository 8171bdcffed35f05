import { useAtom } from 'jotai';
import { RESET } from 'jotai/utils';
import { useState } from 'react';
import { failureOf } from '../../api/failure.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonRow } from '../../ui/button-row.tsx';
import { Form } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { missingInPerson, NameFields } from '../people/name-fields.tsx';
import { recipientDraftAtom } from './recipient-draft.ts';
import { useAddRecipient } from './use-residue.ts';

export function RecipientForm({ onDone }: { onDone: () => void }) {
  const [draft, setDraft] = useAtom(recipientDraftAtom);
  const [missing, setMissing] = useState<Record<string, string> | null>(null);
  const { mutate, isPending, error } = useAddRecipient();
  const failure = error && failureOf(error);

  const close = () => {
    setDraft(RESET);
    onDone();
  };
  const save = () => {
    const { relationship, ...name } = draft;
    const found = missingInPerson(draft, 'recipient');
    setMissing(found);
    if (!found && relationship && !isPending) mutate({ ...name, relationship }, { onSuccess: close });
  };
  return (
    <Form onSubmit={save} label="Add someone new" validationErrors={missing ?? failure?.fields}>
      {failure && Object.keys(failure.fields).length === 0 && <Notice tone="error">{failure.message}</Notice>}
      <NameFields person={draft} onChange={setDraft} />
      <ButtonRow>
        <Button type="submit" isPending={isPending} pendingLabel="Saving…">
          Save recipient
        </Button>
        <Button look="quiet" onPress={close}>
          Cancel
        </Button>
      </ButtonRow>
    </Form>
  );
}
