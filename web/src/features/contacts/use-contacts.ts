import type { Contact } from '@plainwill/contracts/will-data/records/contacts';
import { failureOf } from '../../api/failure.ts';
import { trpc } from '../../api/trpc.ts';
import { notifyError, notifySuccess } from '../../ui/feedback/toasts.ts';
import {
  refetchTestatorRecord,
  updateTestatorRecord,
  useTestatorRecord,
} from '../testator-record/use-testator-record.ts';

const put = (change: (contacts: Contact[]) => Contact[]) =>
  updateTestatorRecord((testatorRecord) => ({ ...testatorRecord, contacts: change(testatorRecord.contacts) }));

const tellNotSaved = (error: unknown) =>
  notifyError(failureOf(error).code === 'UNAUTHORIZED' ? 'User not authenticated' : 'Failed to save contact');

export function useAddContact() {
  return trpc.willData.contacts.add.useMutation({
    onSuccess: (contact) => {
      put((contacts) => [...contacts, contact]);
      notifySuccess('Contact added successfully');
    },
    onError: tellNotSaved,
  });
}

export function useUpdateContact() {
  return trpc.willData.contacts.update.useMutation({
    onSuccess: (contact) => {
      put((contacts) => contacts.map((known) => (known.id === contact.id ? contact : known)));
      notifySuccess('Contact updated successfully');
    },
    onError: (error) => {
      tellNotSaved(error);
      if (failureOf(error).reason === 'ContactChanged') void refetchTestatorRecord();
    },
  });
}

/** The row goes at once, and with it all that named the person; the notice can bring everything back. */
export function useRemoveContact() {
  const { contacts } = useTestatorRecord();
  const { client } = trpc.useUtils();
  const bringBack = async (id: string) => {
    try {
      await client.willData.contacts.restore.mutate({ id });
      await refetchTestatorRecord();
    } catch {
      notifyError('Failed to save contact');
    }
  };
  return trpc.willData.contacts.remove.useMutation({
    onMutate: ({ id }) => {
      put((known) => known.filter((contact) => contact.id !== id));
      return { before: contacts };
    },
    onSuccess: (_nothing, { id }) => {
      void refetchTestatorRecord().catch(() => undefined);
      notifySuccess('Contact removed successfully', () => void bringBack(id));
    },
    onError: (_error, _input, kept) => {
      if (kept) put(() => kept.before);
      notifyError('Failed to remove contact');
    },
  });
}
