import { nameOf } from '@plainwill/contracts/will-data/people';
import { Card } from '../../ui/card.tsx';
import { PeopleList } from '../people/people-list.tsx';
import { usePortal } from '../portal/use-portal.ts';

/** Everyone named who is neither spouse nor child: entered once, and chosen wherever they are needed. */
export function ContactsCard() {
  const { contacts } = usePortal();
  if (contacts.length === 0) return null;
  return (
    <Card>
      <h3 className="heading text-title">People you have named</h3>
      <PeopleList names={contacts.map(nameOf)} />
    </Card>
  );
}
