import { executorRoles } from '@plainwill/contracts/will-data/vocabulary';
import { useAtom } from 'jotai';
import { RESET } from 'jotai/utils';
import { useState } from 'react';
import { failureOf } from '../../api/failure.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonRow } from '../../ui/button-row.tsx';
import { Form } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RadioPills } from '../../ui/radio-pills.tsx';
import { notify } from '../../ui/toasts.ts';
import { missingInPerson, NameFields } from '../people/name-fields.tsx';
import { executorDraftAtom } from './executor-draft.ts';
import { roleWords } from './role-words.ts';
import { useAddExecutor } from './use-executors.ts';

const roleOptions = executorRoles.map((value) => ({ value, label: roleWords[value] }));

export function ExecutorForm({ onDone }: { onDone: () => void }) {
  const [draft, setDraft] = useAtom(executorDraftAtom);
  const [missing, setMissing] = useState<Record<string, string> | null>(null);
  const { mutate, isPending, error } = useAddExecutor();
  const failure = error && failureOf(error);

  const close = () => {
    setDraft(RESET);
    onDone();
  };
  const save = () => {
    const { relationship, ...rest } = draft;
    const found = missingInPerson(draft, 'executor');
    setMissing(found);
    if (found?.firstName || found?.lastName)
      notify({ title: 'Error', text: 'Please enter first name and last name', tone: 'error' });
    if (!found && relationship && !isPending) mutate({ ...rest, relationship }, { onSuccess: close });
  };
  return (
    <Form onSubmit={save} label="Add an executor" validationErrors={missing ?? failure?.fields}>
      {failure && Object.keys(failure.fields).length === 0 && <Notice tone="error">{failure.message}</Notice>}
      <NameFields person={draft} onChange={(person) => setDraft({ ...draft, ...person })} />
      <RadioPills
        label="Executor role"
        name="role"
        hint="A backup acts only if a primary executor cannot, or will not, act."
        options={roleOptions}
        value={draft.role}
        onChange={(role) => setDraft({ ...draft, role })}
      />
      <ButtonRow>
        <Button type="submit" isPending={isPending} pendingLabel="Saving…">
          Save executor
        </Button>
        <Button look="quiet" onPress={close}>
          Cancel
        </Button>
      </ButtonRow>
    </Form>
  );
}
