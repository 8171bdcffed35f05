import type { PersonId } from '@plainwill/contracts/shared/ids';
import { nameOf } from '@plainwill/contracts/will-data/people';
import type { Contact } from '@plainwill/contracts/will-data/records/contacts';
import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { DialogStateContext, useStoredDialog } from '../../../shared/drafts/dialog-state.tsx';
import { savedBySupportLabel } from '../../../shared/testator-record/support-label.ts';
import { useTestatorRecord } from '../../../shared/testator-record/use-testator-record.ts';
import { ActionMenu } from '../../../ui/buttons/action-menu.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { ButtonRow } from '../../../ui/buttons/button-row.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ItemRow } from '../../../ui/lists/item-row.tsx';
import { lazyPart } from '../../../ui/loading/lazy-part.tsx';
import { DialogProblem } from '../../../ui/loading/part-problem.tsx';
import { useAskedRecord } from '../../answer-place/use-asked-place.ts';
import { contactLabel } from '../../people/contact-model.ts';
import { LazyRemovePersonDialog } from '../../people/removed-people/lazy-remove-person-dialog.ts';
import { RemovedPeople } from '../../people/removed-people/removed-people.tsx';
import { useRemoveContact } from './use-contacts.ts';

const ContactDialog = lazyPart(() => import('./contact-dialog.tsx'), DialogProblem);

/** Everyone named who is neither spouse nor child: entered once, and chosen wherever they are needed. */
export default function ContactsSection() {
  const { contacts } = useTestatorRecord();
  const remove = useRemoveContact();
  const dialog = useStoredDialog<PersonId | 'new'>('contacts');
  const [leaving, setLeaving] = useState<Contact | null>(null);
  useAskedRecord('contacts', (id) => dialog.open(id as PersonId));
  const edited = contacts.find(({ id }) => id === dialog.task) ?? null;
  return (
    <>
      <RemovedPeople kind="contact" />
      {contacts.length === 0 ? (
        <EmptyState>No one yet. You can add people here, or as you choose them under Your Wishes.</EmptyState>
      ) : (
        <ul className="flex flex-col gap-2">
          {contacts.map((contact) => {
            const name = nameOf(contact);
            return (
              <ItemRow
                key={contact.id}
                title={name}
                about={[contactLabel(contact), contact.email, contact.address, savedBySupportLabel(contact)]}
              >
                <ActionMenu
                  label={`More for ${name}`}
                  actions={[
                    { label: 'Edit', run: () => dialog.open(contact.id) },
                    { label: 'Remove', run: () => setLeaving(contact) },
                  ]}
                />
              </ItemRow>
            );
          })}
        </ul>
      )}
      <ButtonRow>
        <Button variant="secondary" onPress={() => dialog.open('new')}>
          <Plus aria-hidden strokeWidth={2.2} className="size-5" />
          Add Contact
        </Button>
      </ButtonRow>
      <Suspense>
        <DialogStateContext value={dialog.typed}>
          {dialog.task === 'new' && <ContactDialog contact={null} onClose={dialog.close} />}
          {edited && <ContactDialog key={edited.id} contact={edited} onClose={dialog.close} />}
        </DialogStateContext>
        {leaving && (
          <LazyRemovePersonDialog
            id={leaving.id}
            name={nameOf(leaving)}
            onConfirm={() => remove.mutate({ id: leaving.id })}
            onClose={() => setLeaving(null)}
          />
        )}
      </Suspense>
    </>
  );
}
