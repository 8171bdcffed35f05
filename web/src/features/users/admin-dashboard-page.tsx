import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { StaffOnly } from '../admin/staff-only.tsx';
import { UsersList } from './users-list.tsx';

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
