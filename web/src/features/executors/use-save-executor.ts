import type { ExecutorPerson } from '@plainwill/contracts/will-data/executors';
import type { ExecutorRole } from '@plainwill/contracts/will-data/vocabulary';
import type { ExecutorTask } from './executor-draft.ts';
import { useAddExecutor, useAppointExecutor, useUpdateExecutor } from './use-executors.ts';

interface Answers {
  role: ExecutorRole;
  person: ExecutorPerson;
}

/** Saves what the dialog asked for, by the call that its task needs. */
export function useSaveExecutor(task: ExecutorTask, onSuccess: () => void) {
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
