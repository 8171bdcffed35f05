import type { Contact } from '@plainwill/contracts/will-data/contacts';
import type { NamedRecipient } from '@plainwill/contracts/will-data/residue';
import { UserPlus } from 'lucide-react';
import { trpc } from '../../api/trpc.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonRow } from '../../ui/button-row.tsx';
import { notYetChosen } from './residue-changes.ts';

interface ChooseRecipientProps {
  recipients: readonly NamedRecipient[];
  isPending: boolean;
  onChoose: (contact: Contact) => void;
}

/** People named elsewhere, to be chosen with one press. */
export function ChooseRecipient({ recipients, isPending, onChoose }: ChooseRecipientProps) {
  const contacts = trpc.willData.contacts.list.useQuery();
  const others = notYetChosen(contacts.data ?? [], recipients);
  if (others.length === 0) return null;
  return (
    <div>
      <p className="mb-2 font-semibold">Choose from people you have named</p>
      <ButtonRow>
        {others.map((contact) => (
          <Button key={contact.id} look="secondary" size="small" onPress={() => !isPending && onChoose(contact)}>
            <UserPlus aria-hidden strokeWidth={2.2} className="size-4.5" />
            {contact.firstName} {contact.lastName}
          </Button>
        ))}
      </ButtonRow>
    </div>
  );
}
