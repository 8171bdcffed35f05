import type { Child } from '@plainwill/contracts/will-data/records/children';
import { failureOf } from '../../api/failure.ts';
import { trpc } from '../../api/trpc.ts';
import { notify, notifyError, notifySuccess } from '../../ui/feedback/toasts.ts';
import {
  refetchTestatorRecord,
  updateTestatorRecord,
  useTestatorRecord,
} from '../testator-record/use-testator-record.ts';

const tellSaved = (text: string) => notify({ title: 'Saved', text, tone: 'ok' });

const tellNotSaved = (error: unknown) =>
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
      tellSaved('Child added successfully');
    },
    onError: tellNotSaved,
  });
}

export function useUpdateChild() {
  return trpc.willData.children.update.useMutation({
    onSuccess: (child) => {
      updateTestatorRecord((testatorRecord) => ({
        ...testatorRecord,
        children: testatorRecord.children.map((known) => (known.id === child.id ? child : known)),
      }));
      tellSaved('Child updated successfully');
    },
    onError: (error) => {
      tellNotSaved(error);
      if (failureOf(error).reason === 'ChildChanged') void refetchTestatorRecord();
    },
  });
}

/** The row goes at once; the notice comes when it is stored, and can bring the child back. A failure puts it back. */
export function useRemoveChild() {
  const { children } = useTestatorRecord();
  const { client } = trpc.useUtils();
  const put = (list: Child[]) => updateTestatorRecord((testatorRecord) => ({ ...testatorRecord, children: list }));
  const bringBack = async (id: string) => {
    try {
      await client.willData.children.restore.mutate({ id });
      await refetchTestatorRecord();
    } catch {
      notifyError('Failed to save child');
    }
  };
  return trpc.willData.children.remove.useMutation({
    onMutate: ({ id }) => {
      put(children.filter((child) => child.id !== id));
      return { before: children };
    },
    onSuccess: (_nothing, { id }) => {
      // Those who were named with the child are named without them now.
      void refetchTestatorRecord().catch(() => undefined);
      notifySuccess('Child removed successfully', () => void bringBack(id));
    },
    onError: (_error, _input, kept) => {
      if (kept) put(kept.before);
      notifyError('Failed to delete child from database');
    },
  });
}
