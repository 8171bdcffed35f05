import { EmptyState } from '../../ui/empty-state.tsx';
import { PeopleList } from '../people/people-list.tsx';
import { nameAmong, usePeople } from '../people/use-people.ts';
import { usePortal } from '../portal/use-portal.ts';

export default function ExecutorsSection() {
  const { executors } = usePortal();
  const people = usePeople();
  if (executors.length === 0) return <EmptyState>No executors yet. An executor carries out your will.</EmptyState>;
  return <PeopleList names={executors.map(({ personId }) => nameAmong(people, personId))} />;
}
