import { StaffSetUp } from '../staff-second-step/staff-set-up.tsx';
import { AdminPage } from './admin-page.tsx';

/** For who holds a role that does not count before there is a second step. */
export const StaffSetUpPage = () => (
  <AdminPage isSignedIn width="form">
    <StaffSetUp />
  </AdminPage>
);
