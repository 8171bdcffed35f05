import type { PersonId } from '@plainwill/contracts/shared/ids';
import type { Contact } from '@plainwill/contracts/will-data/records/contacts';
import { useState } from 'react';
import { trpc } from '../../../shared/api/trpc.ts';
import { kindDraftOf, kindFieldsIn } from '../../../shared/people/contact-kind.ts';
import {
  updateTestatorRecord,
  useTestatorRecord,
  useToday,
} from '../../../shared/testator-record/use-testator-record.ts';
import { notifyError, notifySuccess } from '../../../ui/toasts/toasts.ts';
import {
  type ContactDraft,
  contactDraftOf,
  emptyContact,
  guardianRelationshipOptions,
  mobileCodeOptions,
} from '../../people/contact-model.ts';
import { choicesFor, obstacleLabels } from '../../people/people-choices.ts';
import { PersonForm } from '../../people/person-form.tsx';
import { useAddPerson, withRole } from '../../people/use-add-person.ts';

interface GuardianFormProps {
  /** The contact whose details these are; null for someone new. */
  contact: Contact | null;
  onDirty: (isDirty: boolean) => void;
  onDone: (id: PersonId) => void;
}

/** The form asks for a guardian's details, and where they are reached. */
export function GuardianForm({ contact, onDirty, onDone }: GuardianFormProps) {
  const testatorRecord = useTestatorRecord();
  const today = useToday();
  const [start] = useState(() => (contact ? contactDraftOf(contact) : emptyContact));
  const { save, isPending, error } = useSaveGuardian(contact, onDone);
  const reasonOf = (id: PersonId) => {
    const obstacle = choicesFor('guardian', testatorRecord, today).find((choice) => choice.id === id)?.obstacle;
    return obstacle ? obstacleLabels.guardian[obstacle] : undefined;
  };
  return (
    <PersonForm
      start={start}
      isNew={contact === null}
      whose="the guardian’s"
      relationships={guardianRelationshipOptions}
      codes={mobileCodeOptions}
      saveLabel="Save guardian"
      cancelLabel="Back"
      isPending={isPending}
      error={error}
      onDirty={onDirty}
      onSave={save}
      onSame={onDone}
      reasonOf={reasonOf}
    />
  );
}

/** Adds a new guardian to the people the testator has named, or changes one of them. */
function useSaveGuardian(contact: Contact | null, onDone: (id: PersonId) => void) {
  const add = useAddPerson({ done: 'Guardian added successfully', failed: 'Failed to save guardian', onDone });
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
  const save = (draft: ContactDraft, isSomeoneElse: boolean) =>
    contact
      ? edit.mutate({ id: contact.id, basedOn: contact.version, changes: withRole(draft) })
      : add.save(draft, isSomeoneElse, kindFieldsIn({ ...kindDraftOf(null), kind: 'person' }));
  const { isPending, error } = contact ? edit : add;
  return { save, isPending, error };
}
