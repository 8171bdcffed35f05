import { nameOf } from '@plainwill/contracts/will-data/people';
import { minorsOf } from '@plainwill/contracts/will-data/readiness';
import { PeopleList } from '../people/people-list.tsx';
import { usePortal, useToday } from '../portal/use-portal.ts';

export default function GuardiansSection() {
  const minors = minorsOf(usePortal(), useToday());
  return (
    <>
      <p className="-mt-3 text-muted">Please select guardians for all your children under 18.</p>
      <PeopleList names={minors.map(nameOf)} />
    </>
  );
}
