import { EmptyState } from '../../ui/empty-state.tsx';
import { PeopleList } from '../people/people-list.tsx';
import { nameAmong, usePeople } from '../people/use-people.ts';
import { usePortal } from '../portal/use-portal.ts';

export default function ResidueSection() {
  const { residue } = usePortal();
  const people = usePeople();
  if (residue.recipients.length === 0)
    return <EmptyState>No recipients yet. They take what is left once every gift and debt is paid.</EmptyState>;
  return <PeopleList names={residue.recipients.map(({ personId }) => nameAmong(people, personId))} />;
}
