import { nameOf } from '@plainwill/contracts/will-data/people';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PeopleList } from '../people/people-list.tsx';
import { usePortal } from '../portal/use-portal.ts';

export default function ChildrenSection() {
  const { children } = usePortal();
  if (children.length === 0)
    return <EmptyState>No children yet. A child under 18 needs a guardian, whom you can choose here.</EmptyState>;
  return <PeopleList names={children.map(nameOf)} />;
}
