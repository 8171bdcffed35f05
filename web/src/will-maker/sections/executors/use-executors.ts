import type { PersonId } from '@plainwill/contracts/shared/ids';
import type { Executor } from '@plainwill/contracts/will-data/records/executors';
import type { ExecutorRole } from '@plainwill/contracts/will-data/vocabulary';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { failureOf } from '../../../shared/api/failure.ts';
import { calls, trpc } from '../../../shared/api/trpc.ts';
import {
  refetchTestatorRecord,
  storedRecord,
  updateTestatorRecord,
  useTestatorRecord,
} from '../../../shared/testator-record/use-testator-record.ts';
import { notifyError, notifySuccess } from '../../../ui/toasts/toasts.ts';
import type { RoleOf } from './executor-model.ts';

/** Puts a list of executors among the answers on the screen. */
const putExecutors = (executors: Executor[]) =>
  updateTestatorRecord((testatorRecord) => ({ ...testatorRecord, executors }));

/** The person was added or changed as well, so everything is read again. */
const readAgain = (executors: Executor[]) => refetchTestatorRecord().catch(() => putExecutors(executors));

/** Tells that a call failed; one that was refused may have been made over an older list, so that is read again. */
const notifyFailure = (text: string) => (error: unknown) => {
  const { reason } = failureOf(error);
  // Then the person is asked a question instead.
  if (reason === 'PersonKnown') return;
  notifyError(text);
  if (reason) refetchTestatorRecord().catch(() => undefined);
};

// One after another: each is over the list that the one before it left.
const inTurn = { id: 'executors' };

export function useAddExecutor() {
  return trpc.willData.executors.add.useMutation({
    scope: inTurn,
    onSuccess: async (executors) => {
      await readAgain(executors);
      notifySuccess('Executor added successfully');
    },
    onError: notifyFailure('Failed to save executor'),
  });
}

export function useUpdateExecutor() {
  return trpc.willData.executors.update.useMutation({
    scope: inTurn,
    onSuccess: async (executors) => {
      await readAgain(executors);
      notifySuccess('Executor updated successfully');
    },
    onError: notifyFailure('Failed to update executor'),
  });
}

interface Choice {
  personId: PersonId;
  /** Null for no executor. */
  role: ExecutorRole | null;
}

const listed = () => storedRecord()?.executors ?? [];
const executorOf = (personId: PersonId) => listed().find((executor) => executor.personId === personId);

/** Sends what a choice changes; what it says when that is done or has failed goes with it. */
async function choose({ personId, role }: Choice) {
  const { executors } = calls.willData;
  const before = listed();
  const current = executorOf(personId);
  if (!role) {
    if (current) {
      putExecutors(await executors.remove.mutate({ id: current.id }));
      notifySuccess('Executor removed successfully', () => void bringBack(current, before));
    }
  } else if (current) {
    putExecutors(await executors.setRole.mutate({ id: current.id, role }));
    notifySuccess(`Executor role updated to ${role}`);
  } else {
    putExecutors(await executors.appoint.mutate({ personId, role }));
    notifySuccess('Executor added successfully');
  }
}

/** Puts a removed executor back in their place. */
async function bringBack({ id, personId, role }: Executor, before: readonly Executor[]) {
  const { executors } = calls.willData;
  const again = await executors.appoint.mutate({ personId, role }).catch(notifyFailure('Failed to save executor'));
  if (!again) return;
  putExecutors(again);
  const back = again.find((executor) => executor.personId === personId);
  const ids = before.map((executor) => (executor.id === id && back ? back.id : executor.id));
  const reordered = await executors.reorder.mutate({ ids }).catch(notifyFailure('Failed to save executor order'));
  if (reordered) putExecutors(reordered);
}

const failureText = ({ personId, role }: Choice) => {
  if (!role) return 'Failed to remove executor';
  return executorOf(personId) ? 'Failed to update executor role' : 'Failed to save executor';
};

/** Makes someone an executor, changes their role or takes them off the list; shown at once, and taken back if refused. */
export function useChooseExecutor() {
  const { executors } = useTestatorRecord();
  const [expected, setExpected] = useState<ReadonlyMap<PersonId, ExecutorRole | null>>(new Map());
  const { mutate } = useMutation({
    scope: inTurn,
    mutationFn: choose,
    onMutate: ({ personId, role }) => setExpected((map) => new Map(map).set(personId, role)),
    onError: (error, choice) => notifyFailure(failureText(choice))(error),
    onSettled: (_done, _error, { personId, role }) =>
      setExpected((map) =>
        // Another choice may have been made for the same person meanwhile.
        map.get(personId) === role ? new Map([...map].filter(([id]) => id !== personId)) : map,
      ),
  });
  const roleOf: RoleOf = (id) => {
    const soon = expected.get(id);
    return soon === undefined ? (executors.find(({ personId }) => personId === id)?.role ?? null) : soon;
  };
  return { roleOf, choose: mutate };
}

/** Shows the new order at once, and puts the old one back if it cannot be saved. */
export function useReorderExecutors() {
  const { executors } = useTestatorRecord();
  return trpc.willData.executors.reorder.useMutation({
    scope: inTurn,
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
