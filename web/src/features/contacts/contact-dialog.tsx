import type { PersonId } from '@plainwill/contracts/shared/ids';
import { nameOf } from '@plainwill/contracts/will-data/people';
import type { Contact, ContactFields as StoredFields } from '@plainwill/contracts/will-data/records/contacts';
import { useState } from 'react';
import { failureOf } from '../../api/failure.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { DialogActions, FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { tellError } from '../../ui/feedback/toasts.ts';
import { Form } from '../../ui/forms/form.tsx';
import { ContactFields } from '../people/contact-fields.tsx';
import {
  contactCodeOptions,
  contactDraftOf,
  contactRoleOptions,
  emptyContact,
  isSameContactDraft,
  missingInContact,
} from '../people/contact-model.ts';
import { fieldsWithin } from '../people/fields-within.ts';
import { useToday } from '../testator-record/use-testator-record.ts';
import { isDateUsable, isSameMore, MoreFields, moreIn, moreOf } from './more-fields.tsx';
import { useAddContact, useUpdateContact } from './use-contacts.ts';

const required = ['firstName', 'lastName', 'role'] as const;
const oneName = 'Enter their last name. If they have one name only, save again';

/** Adds somebody to the people named, or changes what is known of them. */
export function ContactDialog({ contact, onClose }: { contact: Contact | null; onClose: () => void }) {
  const [id] = useState(() => contact?.id ?? (crypto.randomUUID() as PersonId));
  const [start] = useState(() => (contact ? contactDraftOf(contact) : emptyContact));
  const [draft, setDraft] = useState(start);
  const [startMore] = useState(() => moreOf(contact));
  const [more, setMore] = useState(startMore);
  const today = useToday();
  const [missing, setMissing] = useState<Record<string, string> | null>(null);
  const add = useAddContact();
  const update = useUpdateContact();
  const { isPending, error } = contact ? update : add;
  const failure = error && failureOf(error);
  const refused = failure && fieldsWithin(contact ? 'changes' : 'contact', failure.fields);

  const submit = () => {
    const found = missingInContact(draft, { whose: 'their', relationship: 'required' });
    // Some people have one name: asked about once, then taken as it is.
    const isConfirmed = missing?.lastName === oneName;
    const { lastName, ...others } = found ?? {};
    const mayHaveOne = isConfirmed || more.isCharity;
    const open = { ...others, ...(lastName && !mayHaveOne && { lastName: oneName }) };
    const isFinished = Object.keys(open).length === 0;
    setMissing(isFinished ? null : open);
    if (!isFinished) tellError('Please fill in required fields');
    if (!isFinished || !isDateUsable(more, today) || isPending) return;
    const fields = { ...draft, ...moreIn(more, today) } as StoredFields;
    if (contact) update.mutate({ id, basedOn: contact.version, changes: fields }, { onSuccess: onClose });
    else add.mutate({ id, contact: fields }, { onSuccess: onClose });
  };
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={contact ? 'Edit Contact' : 'Add Contact'}
      isDirty={!isSameContactDraft(draft, start) || !isSameMore(more, startMore)}
    >
      <Form onSubmit={submit} validationErrors={missing ?? refused ?? undefined}>
        {contact && (
          <Notice tone="info" title="Editing contact">
            {nameOf(contact)}
          </Notice>
        )}
        {failure && !refused && <Notice tone="error">{failure.message}</Notice>}
        <ContactFields
          draft={draft}
          onChange={setDraft}
          relationships={contactRoleOptions}
          codes={contactCodeOptions}
          required={required}
        />
        <MoreFields draft={more} onChange={setMore} />
        <DialogActions>
          <Button type="submit" isPending={isPending} pendingLabel="Saving…">
            {contact ? 'Save contact' : 'Add contact'}
          </Button>
        </DialogActions>
      </Form>
    </FormDialog>
  );
}
