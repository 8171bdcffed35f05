import { failureOf } from '../../api/failure.ts';
import { RetryNotice } from '../../ui/feedback/retry-notice.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { Card } from '../../ui/layout/page-layout.tsx';
import { type Staff, StaffOnly } from '../admin/staff-only.tsx';
import { GrantForm } from './grant-form.tsx';
import { RoleTable } from './role-table.tsx';
import { useRoles } from './use-roles.ts';

const title = 'Role Management';

/** Who is staff: administrators change it, others look. */
export default function RolesPage() {
  return (
    <StaffOnly title={title}>
      {(staff) => (
        <>
          <PageHeading title={title}>{title}</PageHeading>
          <div className="grid items-start gap-4 roomy:grid-cols-[minmax(0,1fr)_20rem]">
            <HeldRoles staff={staff} />
            {staff.isAdmin && <Granting />}
          </div>
        </>
      )}
    </StaffOnly>
  );
}

function HeldRoles({ staff }: { staff: Staff }) {
  const roles = useRoles();
  return (
    <Card>
      <h2 className="heading text-lead">Who has a role</h2>
      {roles.data ? (
        <RoleTable grants={roles.data} staff={staff} />
      ) : roles.isError ? (
        <RetryNotice
          message={failureOf(roles.error).message}
          onRetry={() => void roles.refetch()}
          isRetrying={roles.isFetching}
        />
      ) : (
        <p role="status" className="text-muted">
          Loading...
        </p>
      )}
    </Card>
  );
}

function Granting() {
  return (
    <Card>
      <h2 className="heading text-lead">Give someone a role</h2>
      <GrantForm />
    </Card>
  );
}
