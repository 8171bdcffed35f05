import { nameOf } from '@plainwill/contracts/will-data/people';
import type { Contact } from '@plainwill/contracts/will-data/records/contacts';
import { failureOf } from '../../../shared/api/failure.ts';
import { trpc } from '../../../shared/api/trpc.ts';
import {
  refetchTestatorRecord,
  updateTestatorRecord,
  useTestatorRecord,
} from '../../../shared/testator-record/use-testator-record.ts';
import { notifyError, notifySuccess } from '../../../ui/toasts/toasts.ts';
import { useOfferUndo } from '../../people/removed-people/removed-people.tsx';

const put = (change: (contacts: Contact[]) => Contact[]) =>
  updateTestatorRecord((testatorRecord) => ({ ...testatorRecord, contacts: change(testatorRecord.contacts) }));

const notifyContactNotSaved = (error: unknown) =>
  notifyError(failureOf(error).code === 'UNAUTHORIZED' ? 'User not authenticated' : 'Failed to save contact');

export function useAddContact() {
  return trpc.willData.contacts.add.useMutation({
    onSuccess: (contact) => {
      put((contacts) => [...contacts, contact]);
      notifySuccess('Contact added successfully');
    },
    // The person is asked instead about someone who may be named already.
    onError: (error) => failureOf(error).reason !== 'PersonKnown' && notifyContactNotSaved(error),
  });
}

export function useUpdateContact() {
  return trpc.willData.contacts.update.useMutation({
    onSuccess: (contact) => {
      put((contacts) => contacts.map((known) => (known.id === contact.id ? contact : known)));
      notifySuccess('Contact updated successfully');
    },
    onError: notifyContactNotSaved,
  });
}

/** The row goes at once; the way back is offered once that is stored. A failure puts the row back. */
export function useRemoveContact() {
  const { contacts } = useTestatorRecord();
  const offerUndo = useOfferUndo();
  return trpc.willData.contacts.remove.useMutation({
    onMutate: ({ id }) => {
      put((known) => known.filter((contact) => contact.id !== id));
      return { before: contacts, removed: contacts.find((contact) => contact.id === id) };
    },
    onSuccess: (_nothing, _input, { removed }) => {
      void refetchTestatorRecord().catch(() => undefined);
      if (removed) offerUndo({ id: removed.id, kind: 'contact', name: nameOf(removed) });
      notifySuccess('Contact removed successfully');
    },
    onError: (_error, _input, kept) => {
      if (kept) put(() => kept.before);
      notifyError('Failed to remove contact');
    },
  });
}
