import { nameOf } from '@plainwill/contracts/will-data/people';
import type { Child } from '@plainwill/contracts/will-data/records/children';
import { failureOf } from '../../../shared/api/failure.ts';
import { trpc } from '../../../shared/api/trpc.ts';
import {
  refetchTestatorRecord,
  updateTestatorRecord,
  useTestatorRecord,
} from '../../../shared/testator-record/use-testator-record.ts';
import { notify, notifyError, notifySuccess } from '../../../ui/toasts/toasts.ts';
import { useOfferUndo } from '../../people/removed-people/removed-people.tsx';

const notifyChildSaved = (text: string) => notify({ title: 'Saved', text, tone: 'ok' });

const notifyChildNotSaved = (error: unknown) =>
  notifyError(failureOf(error).code === 'UNAUTHORIZED' ? 'User not authenticated' : 'Failed to save child');

export function useAddChild() {
  return trpc.willData.children.add.useMutation({
    // A child comes with an empty plan of guardians, so everything is read again.
    onSuccess: async (child) => {
      await refetchTestatorRecord().catch(() =>
        updateTestatorRecord((testatorRecord) => ({
          ...testatorRecord,
          children: [...testatorRecord.children, child],
        })),
      );
      notifyChildSaved('Child added successfully');
    },
    onError: notifyChildNotSaved,
  });
}

export function useUpdateChild() {
  return trpc.willData.children.update.useMutation({
    onSuccess: (child) => {
      updateTestatorRecord((testatorRecord) => ({
        ...testatorRecord,
        children: testatorRecord.children.map((known) => (known.id === child.id ? child : known)),
      }));
      notifyChildSaved('Child updated successfully');
    },
    onError: notifyChildNotSaved,
  });
}

/** The row goes at once; the way back is offered once that is stored. A failure puts the row back. */
export function useRemoveChild() {
  const { children } = useTestatorRecord();
  const offerUndo = useOfferUndo();
  const put = (list: Child[]) => updateTestatorRecord((testatorRecord) => ({ ...testatorRecord, children: list }));
  return trpc.willData.children.remove.useMutation({
    onMutate: ({ id }) => {
      put(children.filter((child) => child.id !== id));
      return { before: children, removed: children.find((child) => child.id === id) };
    },
    onSuccess: (_nothing, _input, { removed }) => {
      // Those who were named with the child are named without them now.
      void refetchTestatorRecord().catch(() => undefined);
      if (removed) offerUndo({ id: removed.id, kind: 'child', name: nameOf(removed) });
      notifySuccess('Child removed successfully');
    },
    onError: (_error, _input, kept) => {
      if (kept) put(kept.before);
      notifyError('Failed to delete child from database');
    },
  });
}
