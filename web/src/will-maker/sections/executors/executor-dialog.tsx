import type { PersonId } from '@plainwill/contracts/shared/ids';
import type { ExecutorPerson } from '@plainwill/contracts/will-data/records/executors';
import { trpc } from '../../../shared/api/trpc.ts';
import { useDialogState } from '../../../shared/drafts/dialog-state.tsx';
import {
  updateTestatorRecord,
  useTestatorRecord,
  useToday,
} from '../../../shared/testator-record/use-testator-record.ts';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { RadioPills } from '../../../ui/fields/radio-pills.tsx';
import { notifyError } from '../../../ui/toasts/toasts.ts';
import {
  type ContactDraft,
  contactDraftOf,
  emptyContact,
  executorRelationshipOptions,
  mobileCodeOptions,
} from '../../people/contact-model.ts';
import { choicesFor, obstacleLabels } from '../../people/people-choices.ts';
import { PersonForm } from '../../people/person-form.tsx';
import { type ExecutorTask, executorRoleOptions } from './executor-model.ts';
import { useAddExecutor, type useChooseExecutor, useUpdateExecutor } from './use-executors.ts';

interface ExecutorDialogProps {
  task: ExecutorTask;
  choose: ReturnType<typeof useChooseExecutor>['choose'];
  onClose: () => void;
}

/** Adds an executor, or changes one. */
export default function ExecutorDialog({ task, choose, onClose }: ExecutorDialogProps) {
  const testatorRecord = useTestatorRecord();
  const today = useToday();
  const firstRole = task.kind === 'edit' ? task.executor.role : task.role;
  const [role, setRole] = useDialogState('role', firstRole);
  const [isDirty, setDirty] = useDialogState('isDirty', false);
  // One for as long as the form is open, so that a second try adds nobody twice.
  const [newId] = useDialogState('newId', () => crypto.randomUUID() as PersonId);
  const add = useAddExecutor();
  const update = useUpdateExecutor();
  const complete = trpc.willData.contacts.update.useMutation({
    onSuccess: (changed) => {
      updateTestatorRecord((record) => ({
        ...record,
        contacts: record.contacts.map((each) => (each.id === changed.id ? changed : each)),
      }));
      appoint(changed.id);
    },
    onError: () => notifyError('Failed to save executor'),
  });
  const { isPending, error } = { add, edit: update, complete }[task.kind];

  const appoint = (personId: PersonId) => {
    choose({ personId, role });
    onClose();
  };
  const save = (draft: ContactDraft, isSomeoneElse: boolean) => {
    const person = draft as ExecutorPerson;
    const done = { onSuccess: onClose };
    if (task.kind === 'add') add.mutate({ personId: newId, role, person, isSomeoneElse }, done);
    else if (task.kind === 'edit') update.mutate({ id: task.executor.id, role, person }, done);
    else complete.mutate({ id: task.contact.id, basedOn: task.contact.version, changes: person });
  };
  const reasonOf = (id: PersonId) => {
    const obstacle = choicesFor('executor', testatorRecord, today).find((choice) => choice.id === id)?.obstacle;
    return obstacle ? obstacleLabels.executor[obstacle] : undefined;
  };
  return (
    <FormDialog
      isWide
      isOpen
      onClose={onClose}
      title={task.kind === 'edit' ? 'Edit Executor' : 'Add Executor'}
      isDirty={isDirty || role !== firstRole}
    >
      <PersonForm
        start={task.kind === 'add' ? emptyContact : contactDraftOf(task.contact)}
        isNew={task.kind === 'add'}
        whose="the executor’s"
        relationships={executorRelationshipOptions}
        codes={mobileCodeOptions}
        isRelationshipRequired
        saveLabel="Save executor"
        isPending={isPending}
        error={error}
        onDirty={setDirty}
        onSave={save}
        onSame={appoint}
        reasonOf={reasonOf}
      >
        <RadioPills
          label="Executor role"
          name="executorRole"
          isRequired
          hint="A backup acts only if one of your executors can’t."
          options={executorRoleOptions}
          value={role}
          onChange={setRole}
        />
      </PersonForm>
    </FormDialog>
  );
}
