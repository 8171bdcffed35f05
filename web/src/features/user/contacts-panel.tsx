import { nameOf } from '@plainwill/contracts/will-data/people';
import type { Contact } from '@plainwill/contracts/will-data/records/contacts';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ItemRow } from '../../ui/lists/item-row.tsx';
import { contactRoleLabels } from '../people/contact-model.ts';
import { savedBySupportLabel } from '../testator-record/support-words.ts';
import { StaffContactDialog } from './staff-contact-dialog.tsx';
import { Panel, type UserPanelProps } from './user-panel.tsx';

const about = (contact: Contact) => [
  contactRoleLabels[contact.role],
  contact.email,
  contact.mobileNumber && `${contact.mobileCountryCode} ${contact.mobileNumber}`,
  contact.address,
  contact.notes,
  savedBySupportLabel(contact),
];

/** The people they have named; an administrator adds to them in a dialog. */
export function ContactsPanel({ accountId, testatorRecord, isEdited }: UserPanelProps) {
  const [isAdding, setAdding] = useState(false);
  return (
    <Panel title="Contacts">
      {testatorRecord.contacts.length === 0 ? (
        <EmptyState>No contacts are named.</EmptyState>
      ) : (
        <ul className="flex flex-col gap-2">
          {testatorRecord.contacts.map((contact) => (
            <ItemRow key={contact.id} title={nameOf(contact) || 'No name'} about={about(contact)} />
          ))}
        </ul>
      )}
      {isEdited && (
        <ButtonRow>
          <Button look="secondary" size="small" onPress={() => setAdding(true)}>
            <Plus aria-hidden strokeWidth={2.2} className="size-4.5" />
            Add Contact
          </Button>
        </ButtonRow>
      )}
      {isAdding && <StaffContactDialog accountId={accountId} onClose={() => setAdding(false)} />}
    </Panel>
  );
}
