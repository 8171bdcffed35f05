import type { PersonId } from '@plainwill/contracts/shared/ids';
import type { Contact } from '@plainwill/contracts/will-data/records/contacts';
import { useState } from 'react';
import { failureOf } from '../../api/failure.ts';
import { trpc } from '../../api/trpc.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { DialogActions } from '../../ui/dialogs/form-dialog.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { notifyError, notifySuccess } from '../../ui/feedback/toasts.ts';
import { Form } from '../../ui/forms/form.tsx';
import { ContactFields } from '../people/contact-fields.tsx';
import {
  type ContactDraft,
  contactDraftOf,
  emptyContact,
  guardianRelationshipOptions,
  isSameContactDraft,
  missingInContact,
  mobileCodeOptions,
} from '../people/contact-model.ts';
import { fieldsWithin } from '../record-form/dialog-draft.ts';
import { updateTestatorRecord } from '../testator-record/use-testator-record.ts';

interface GuardianFormProps {
  /** Whose details these are; null for somebody new. */
  contact: Contact | null;
  onDirty: (isDirty: boolean) => void;
  onDone: (id: PersonId) => void;
}

const required = ['firstName', 'lastName'] as const;

/** Who a guardian is, and where they are reached. */
export function GuardianForm({ contact, onDirty, onDone }: GuardianFormProps) {
  const [start] = useState(() => (contact ? contactDraftOf(contact) : emptyContact));
  const [draft, setDraft] = useState(start);
  const [missing, setMissing] = useState<Record<string, string> | null>(null);
  const { save, isPending, error } = useSaveGuardian(contact, onDone);
  const failure = error && failureOf(error);
  const refused = failure && (fieldsWithin('contact', failure.fields) ?? fieldsWithin('changes', failure.fields));

  const change = (next: ContactDraft) => {
    setDraft(next);
    onDirty(!isSameContactDraft(next, start));
  };
  const submit = () => {
    const found = missingInContact(draft, { whose: 'the guardian’s' });
    setMissing(found);
    if (found) notifyError('Please enter first name and last name');
    else if (!isPending) save(draft);
  };
  return (
    <Form onSubmit={submit} validationErrors={missing ?? refused ?? undefined}>
      {failure && !refused && <Notice tone="error">{failure.message}</Notice>}
      <ContactFields
        draft={draft}
        onChange={change}
        relationships={guardianRelationshipOptions}
        codes={mobileCodeOptions}
        required={required}
      />
      <DialogActions cancelLabel="Back">
        <Button type="submit" isPending={isPending} pendingLabel="Saving…">
          Save guardian
        </Button>
      </DialogActions>
    </Form>
  );
}

/** Nothing said of a relationship is not a relationship: the will names them without one. */
const fieldsOf = (draft: ContactDraft) => ({ ...draft, role: draft.role || ('other' as const) });

/** Adds a new guardian to the people the testator has named, or changes one of them. */
function useSaveGuardian(contact: Contact | null, onDone: (id: PersonId) => void) {
  // One for as long as the form is open, so that a second try adds nobody twice.
  const [newId] = useState(() => crypto.randomUUID() as PersonId);
  const add = trpc.willData.contacts.add.useMutation({
    onSuccess: (added) => {
      updateTestatorRecord((testatorRecord) => ({
        ...testatorRecord,
        contacts: [...testatorRecord.contacts.filter(({ id }) => id !== added.id), added],
      }));
      notifySuccess('Guardian added successfully');
      onDone(added.id);
    },
    onError: () => notifyError('Failed to save guardian'),
  });
  const edit = trpc.willData.contacts.update.useMutation({
    onSuccess: (changed) => {
      updateTestatorRecord((testatorRecord) => ({
        ...testatorRecord,
        contacts: testatorRecord.contacts.map((each) => (each.id === changed.id ? changed : each)),
      }));
      notifySuccess('Guardian updated successfully');
      onDone(changed.id);
    },
    onError: () => notifyError('Failed to update guardian'),
  });
  const save = (draft: ContactDraft) =>
    contact
      ? edit.mutate({ id: contact.id, basedOn: contact.version, changes: fieldsOf(draft) })
      : add.mutate({ id: newId, contact: { ...fieldsOf(draft), notes: draft.address } });
  const { isPending, error } = contact ? edit : add;
  return { save, isPending, error };
}
