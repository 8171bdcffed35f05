import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { UsersList } from '../users/users-list.tsx';
import { StaffOnly } from './staff-only.tsx';

const title = 'Admin Dashboard';

/** Where staff start from: everyone who has joined. */
export default function AdminDashboardPage() {
  return (
    <StaffOnly title={title}>
      {({ isAdmin }) => (
        <>
          <PageHeading title={title}>{title}</PageHeading>
          <UsersList isAdmin={isAdmin} />
        </>
      )}
    </StaffOnly>
  );
}
