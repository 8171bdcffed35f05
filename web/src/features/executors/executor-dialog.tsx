import type { ExecutorPerson } from '@plainwill/contracts/will-data/records/executors';
import type { ExecutorRole } from '@plainwill/contracts/will-data/vocabulary';
import { useState } from 'react';
import { failureOf } from '../../api/failure.ts';
import { notifyError } from '../../ui/feedback/toasts.ts';
import { RadioPills } from '../../ui/fields/radio-pills.tsx';
import { ContactFields } from '../people/contact-fields.tsx';
import { executorRelationshipOptions, missingInContact, mobileCodeOptions } from '../people/contact-model.ts';
import { fieldsWithin } from '../record-form/dialog-draft.ts';
import { RecordDialog } from '../record-form/record-dialog.tsx';
import { type ExecutorTask, executorDraftOf, executorRoleOptions, isSameExecutorDraft } from './executor-model.ts';
import { useAddExecutor, useAppointExecutor, useUpdateExecutor } from './use-executors.ts';

const required = ['firstName', 'lastName', 'role'] as const;

/** Adds an executor, or changes one. */
export function ExecutorDialog({ task, onClose }: { task: ExecutorTask; onClose: () => void }) {
  const [start] = useState(() => executorDraftOf(task));
  const [draft, setDraft] = useState(start);
  const [missing, setMissing] = useState<Record<string, string> | null>(null);
  const { save, isPending, error } = useSaveExecutor(task, onClose);
  const failure = error && failureOf(error);
  const refused = failure && fieldsWithin('person', failure.fields);

  const submit = () => {
    const found = missingInContact(draft.person, { whose: 'the executor’s', relationship: 'required' });
    setMissing(found);
    if (found?.firstName || found?.lastName) notifyError('Please enter first name and last name');
    if (!found && !isPending) save({ role: draft.role, person: draft.person as ExecutorPerson });
  };
  return (
    <RecordDialog
      title={task.kind === 'edit' ? 'Edit Executor' : 'Add Executor'}
      saveLabel="Save executor"
      isDirty={!isSameExecutorDraft(draft, start)}
      isPending={isPending}
      errors={missing ?? refused}
      failure={refused ? null : failure?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <RadioPills
        label="Executor role"
        name="executorRole"
        isRequired
        hint="A backup acts only if a primary executor cannot, or will not, act."
        options={executorRoleOptions}
        value={draft.role}
        onChange={(role) => setDraft({ ...draft, role })}
      />
      <ContactFields
        draft={draft.person}
        onChange={(person) => setDraft({ ...draft, person })}
        relationships={executorRelationshipOptions}
        codes={mobileCodeOptions}
        required={required}
      />
    </RecordDialog>
  );
}

interface Answers {
  role: ExecutorRole;
  person: ExecutorPerson;
}

/** Saves what the dialog asked for, by the call that its task needs. */
function useSaveExecutor(task: ExecutorTask, onSuccess: () => void) {
  const add = useAddExecutor();
  const appoint = useAppointExecutor();
  const update = useUpdateExecutor();
  const { isPending, error } = { add, appoint, edit: update }[task.kind];
  const save = (answers: Answers) => {
    if (task.kind === 'add') add.mutate(answers, { onSuccess });
    else if (task.kind === 'appoint') appoint.mutate({ personId: task.contact.id, ...answers }, { onSuccess });
    else update.mutate({ id: task.executor.id, ...answers }, { onSuccess });
  };
  return { save, isPending, error };
}
