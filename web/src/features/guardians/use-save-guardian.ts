import type { PersonId } from '@plainwill/contracts/shared/ids';
import type { Contact } from '@plainwill/contracts/will-data/contacts';
import { useState } from 'react';
import { trpc } from '../../api/trpc.ts';
import { tellError, tellSuccess } from '../../ui/tell.ts';
import type { ContactDraft } from '../people/contact-draft.ts';
import { useUpdatePortal } from '../portal/use-portal.ts';

/** Nothing said of a relationship is not a relationship: the will names them without one. */
const fieldsOf = (draft: ContactDraft) => ({ ...draft, role: draft.role || ('other' as const) });

/** Adds a new guardian to the people the testator has named, or changes one of them. */
export function useSaveGuardian(contact: Contact | null, onDone: (id: PersonId) => void) {
  const update = useUpdatePortal();
  // One for as long as the form is open, so that a second try adds nobody twice.
  const [newId] = useState(() => crypto.randomUUID() as PersonId);
  const add = trpc.willData.contacts.add.useMutation({
    onSuccess: (added) => {
      update((portal) => ({ ...portal, contacts: [...portal.contacts.filter(({ id }) => id !== added.id), added] }));
      tellSuccess('Guardian added successfully');
      onDone(added.id);
    },
    onError: () => tellError('Failed to save guardian'),
  });
  const edit = trpc.willData.contacts.update.useMutation({
    onSuccess: (changed) => {
      update((portal) => ({
        ...portal,
        contacts: portal.contacts.map((each) => (each.id === changed.id ? changed : each)),
      }));
      tellSuccess('Guardian updated successfully');
      onDone(changed.id);
    },
    onError: () => tellError('Failed to update guardian'),
  });
  const save = (draft: ContactDraft) =>
    contact
      ? edit.mutate({ id: contact.id, basedOn: contact.version, changes: fieldsOf(draft) })
      : add.mutate({ id: newId, contact: { ...fieldsOf(draft), notes: draft.address } });
  const { isPending, error } = contact ? edit : add;
  return { save, isPending, error };
}
