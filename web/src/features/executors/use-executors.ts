import type { Executor } from '@plainwill/contracts/will-data/records/executors';
import { failureOf } from '../../api/failure.ts';
import { calls, trpc } from '../../api/trpc.ts';
import { notifyError, notifySuccess } from '../../ui/feedback/toasts.ts';
import {
  refetchTestatorRecord,
  storedRecord,
  updateTestatorRecord,
  useTestatorRecord,
} from '../testator-record/use-testator-record.ts';
import { executorRoleLabels } from './executor-model.ts';

/** Puts a list of executors among the answers on the screen. */
const putExecutors = (executors: Executor[]) =>
  updateTestatorRecord((testatorRecord) => ({ ...testatorRecord, executors }));

/** The person may have been added or brought up to date as well, so everything is read again. */
const readAgain = (executors: Executor[]) => refetchTestatorRecord().catch(() => putExecutors(executors));

/** Tells that a call failed; one that was refused may have been made over an older list, so that is read again. */
const notifyFailure = (text: string) => (error: unknown) => {
  notifyError(text);
  if (failureOf(error).reason) refetchTestatorRecord().catch(() => undefined);
};

export function useAppointExecutor() {
  return trpc.willData.executors.appoint.useMutation({
    onSuccess: async (executors) => {
      await readAgain(executors);
      notifySuccess('Executor added successfully');
    },
    onError: notifyFailure('Failed to save executor'),
  });
}

export function useAddExecutor() {
  return trpc.willData.executors.add.useMutation({
    onSuccess: async (executors) => {
      await readAgain(executors);
      notifySuccess('Executor added successfully');
    },
    onError: notifyFailure('Failed to save executor'),
  });
}

export function useUpdateExecutor() {
  return trpc.willData.executors.update.useMutation({
    onSuccess: async (executors) => {
      await readAgain(executors);
      notifySuccess('Executor updated successfully');
    },
    onError: notifyFailure('Failed to update executor'),
  });
}

export function useSetExecutorRole() {
  return trpc.willData.executors.setRole.useMutation({
    onSuccess: (executors, { role }) => {
      putExecutors(executors);
      notifySuccess(`Executor role updated to ${executorRoleLabels[role].toLowerCase()}`);
    },
    onError: notifyFailure('Failed to update executor role'),
  });
}

/** Shows the new order at once, and puts the old one back if it cannot be saved. */
export function useReorderExecutors() {
  const { executors } = useTestatorRecord();
  return trpc.willData.executors.reorder.useMutation({
    // One after another: each is over the list that the one before it left.
    scope: { id: 'executor-order' },
    onMutate: ({ ids }) => {
      putExecutors(executors.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)));
      return { before: executors };
    },
    onSuccess: (answered, { ids }) => {
      // Another order may have been given meanwhile, and is on the screen.
      const shown = storedRecord()?.executors.map(({ id }) => id);
      if (shown?.join() === ids.join()) putExecutors(answered);
    },
    onError: (error, _input, kept) => {
      if (kept) putExecutors(kept.before);
      notifyFailure('Failed to save executor order')(error);
    },
  });
}

/** Takes somebody off the list; the notice can bring them back to their place. */
export function useRemoveExecutor() {
  const { executors } = useTestatorRecord();
  const bringBack = async ({ id, personId, role }: Executor, before: readonly Executor[]) => {
    const listed = await calls.willData.executors.appoint
      .mutate({ personId, role })
      .catch(notifyFailure('Failed to save executor'));
    if (!listed) return;
    putExecutors(listed);
    const back = listed.find((executor) => executor.personId === personId);
    const ids = before.map((executor) => (executor.id === id && back ? back.id : executor.id));
    const reordered = await calls.willData.executors.reorder
      .mutate({ ids })
      .catch(notifyFailure('Failed to save executor order'));
    if (reordered) putExecutors(reordered);
  };
  return trpc.willData.executors.remove.useMutation({
    onMutate: () => ({ before: executors }),
    onSuccess: (left, { id }, { before }) => {
      putExecutors(left);
      const removed = before.find((executor) => executor.id === id);
      notifySuccess('Executor removed successfully', removed && (() => void bringBack(removed, before)));
    },
    onError: notifyFailure('Failed to remove executor'),
  });
}
