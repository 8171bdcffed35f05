import { failureOf } from '../../shared/api/failure.ts';
import { RetryNotice } from '../../ui/feedback/retry-notice.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { Card } from '../../ui/layout/page-layout.tsx';
import { type Staff, StaffOnly } from '../admin/staff-only.tsx';
import { GrantForm } from './grant-form.tsx';
import { Invitations } from './invitations.tsx';
import { ReviewerForm } from './reviewer-form.tsx';
import { RoleTable } from './role-table.tsx';
import { StaffRecoveries } from './staff-recoveries.tsx';
import { StepRemovals } from './step-removals.tsx';
import { useReviewers } from './use-reviewers.ts';
import { useRoles } from './use-roles.ts';

const title = 'Role Management';

/** Administrators change the roles of staff, others look. */
export default function RolesPage() {
  return (
    <StaffOnly title={title}>
      {(staff) => (
        <>
          <PageHeading title={title}>{title}</PageHeading>
          <div className="grid items-start gap-4 roomy:grid-cols-[minmax(0,1fr)_20rem]">
            <div className="grid min-w-0 gap-4">
              <GrantedRoles staff={staff} />
              <Invitations staff={staff} />
              {staff.isAdmin && <StepRemovals staff={staff} />}
              {staff.isAdmin && <StaffRecoveries />}
            </div>
            {staff.isAdmin && <Granting />}
          </div>
        </>
      )}
    </StaffOnly>
  );
}

function GrantedRoles({ staff }: { staff: Staff }) {
  const roles = useRoles();
  const reviewers = useReviewers();
  const failed = [roles, reviewers].filter(({ isError }) => isError);
  return (
    <Card>
      <h2 className="heading text-lead">Who has a role</h2>
      {roles.data && reviewers.data ? (
        <RoleTable grants={roles.data} reviewers={reviewers.data} staff={staff} />
      ) : failed[0] ? (
        <RetryNotice
          message={failureOf(failed[0].error).message}
          onRetry={() => {
            for (const query of failed) void query.refetch();
          }}
          isRetrying={failed.some(({ isFetching }) => isFetching)}
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
    <div className="grid gap-4">
      <Card>
        <h2 className="heading text-lead">Add a colleague</h2>
        <GrantForm />
      </Card>
      <Card>
        <h2 className="heading text-lead">Add a reviewer</h2>
        <ReviewerForm />
      </Card>
    </div>
  );
}
