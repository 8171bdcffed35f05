import type { PersonId } from '@plainwill/contracts/shared/ids';
import { nameOf } from '@plainwill/contracts/will-data/people';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { focusSection } from '../../ui/layout/focus-section.ts';
import { Card } from '../../ui/layout/page-layout.tsx';
import { ItemRow } from '../../ui/lists/item-row.tsx';
import { useAskedRecord } from '../answer-place/use-asked-place.ts';
import { contactRoleLabels } from '../people/contact-model.ts';
import { savedBySupportLabel } from '../testator-record/support-words.ts';
import { useTestatorRecord } from '../testator-record/use-testator-record.ts';
import { useRemoveContact } from './use-contacts.ts';

const ContactDialog = lazy(() =>
  import('./contact-dialog.tsx').then(({ ContactDialog }) => ({ default: ContactDialog })),
);

/** Everyone named who is neither spouse nor child: entered once, and chosen wherever they are needed. */
export default function ContactsCard() {
  const { contacts } = useTestatorRecord();
  const remove = useRemoveContact();
  const [search] = useSearchParams();
  const isAskedFor = search.get('section') === 'contacts';
  const [open, setOpen] = useState<PersonId | 'new' | null>(null);
  useAskedRecord('contacts', (id) => setOpen(id as PersonId));
  useEffect(() => {
    if (isAskedFor) focusSection('contacts');
  }, [isAskedFor]);
  const edited = contacts.find(({ id }) => id === open) ?? null;
  return (
    <div data-section="contacts" className="scroll-mt-6">
      <Card>
        <h3 tabIndex={-1} className="heading text-title">
          Contacts
        </h3>
        <p className="text-muted">
          People you may choose as executor or guardian, or leave something to. Enter each once, and choose them
          wherever they are needed.
        </p>
        {contacts.length === 0 ? (
          <EmptyState>Nobody yet. You can add people here, or as you choose them under Your Wishes.</EmptyState>
        ) : (
          <ul className="flex flex-col gap-2">
            {contacts.map((contact) => {
              const name = nameOf(contact);
              return (
                <ItemRow
                  key={contact.id}
                  title={name}
                  about={[
                    contactRoleLabels[contact.role],
                    contact.email,
                    contact.address,
                    savedBySupportLabel(contact),
                  ]}
                >
                  <Button variant="quiet" size="small" onPress={() => setOpen(contact.id)} label={`Edit ${name}`}>
                    Edit
                  </Button>
                  <Button
                    variant="quiet"
                    size="small"
                    onPress={() => remove.mutate({ id: contact.id })}
                    label={`Remove ${name}`}
                  >
                    Remove
                  </Button>
                </ItemRow>
              );
            })}
          </ul>
        )}
        <ButtonRow>
          <Button variant="secondary" onPress={() => setOpen('new')}>
            <Plus aria-hidden strokeWidth={2.2} className="size-5" />
            Add Contact
          </Button>
        </ButtonRow>
        <Suspense>
          {open === 'new' && <ContactDialog contact={null} onClose={() => setOpen(null)} />}
          {edited && <ContactDialog key={edited.id} contact={edited} onClose={() => setOpen(null)} />}
        </Suspense>
      </Card>
    </div>
  );
}
