import { Suspense } from 'react';
import { lazyPart } from '../../ui/loading/lazy-part.tsx';
import { PartProblem } from '../../ui/loading/part-problem.tsx';
import { AdminPage } from './admin-page.tsx';
import { Checking } from './sign-in-status.tsx';

// Seen once by each of a few people.
const StaffSetUp = lazyPart(() => import('./staff-set-up.tsx'), PartProblem);

/** For who holds a role that does not count before there is a second step. */
export const StaffSetUpPage = () => (
  <AdminPage isSignedIn width="form">
    <Suspense fallback={<Checking />}>
      <StaffSetUp />
    </Suspense>
  </AdminPage>
);
