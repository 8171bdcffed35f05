import { qualificationNames } from '@plainwill/contracts/identity/reviewer-vocabulary';
import type { ReviewerProfile } from '@plainwill/contracts/identity/reviewers';
import type { RoleGrant } from '@plainwill/contracts/identity/roles';
import { useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { formatDay } from '../../ui/dates-and-money/format-date.ts';
import { DataTable } from '../../ui/lists/data-table.tsx';
import { ReasonDialog } from '../admin/reason-dialog.tsx';
import { roleBadge } from '../admin/role-badge.ts';
import type { Staff } from '../admin/staff-only.tsx';
import { PersonCell } from './person-cell.tsx';
import { useRevokeRole } from './use-roles.ts';

interface RevokeDialogProps {
  grant: RoleGrant;
  onClose: () => void;
}

/** Asks why, and takes the role. */
function RevokeDialog({ grant: { accountId, role, name, email }, onClose }: RevokeDialogProps) {
  const revoke = useRevokeRole();
  return (
    <ReasonDialog
      title={`Revoke ${roleBadge([role])} of ${name ?? email}?`}
      action="Revoke role"
      pendingLabel="Revoking…"
      call={{
        ...revoke,
        mutate: (input, { onError }) => revoke.mutate({ accountId, role, ...input }, { onError, onSuccess: onClose }),
      }}
      onClose={onClose}
    >
      <p>They are signed out everywhere at once.</p>
    </ReasonDialog>
  );
}

interface RoleTableProps {
  grants: readonly RoleGrant[];
  reviewers: readonly ReviewerProfile[];
  staff: Staff;
}

const columns = [{ title: 'Person' }, { title: 'Role' }, { title: 'Granted' }];

export function RoleTable({ grants, reviewers, staff }: RoleTableProps) {
  const [revoked, setRevoked] = useState<RoleGrant | null>(null);
  const action = (grant: RoleGrant) => {
    if (grant.accountId === staff.id) return <span className="text-muted">This is you</span>;
    return (
      <Button variant="quiet" size="small" onPress={() => setRevoked(grant)}>
        Revoke
        <span className="sr-only">
          {' '}
          {roleBadge([grant.role])} of {grant.name ?? grant.email}
        </span>
      </Button>
    );
  };
  return (
    <>
      <DataTable
        isList
        caption="Who has a role"
        columns={staff.isAdmin ? [...columns, { title: 'Change', isAction: true }] : columns}
        rows={grants.map((grant) => ({
          id: `${grant.accountId} ${grant.role}`,
          cells: [
            <PersonCell key="person" {...grant} />,
            <GrantedRole key="role" grant={grant} reviewers={reviewers} />,
            grantedText(grant),
            ...(staff.isAdmin ? [action(grant)] : []),
          ],
        }))}
      />
      {revoked && <RevokeDialog grant={revoked} onClose={() => setRevoked(null)} />}
    </>
  );
}

function GrantedRole({
  grant: { accountId, role },
  reviewers,
}: Pick<RoleTableProps, 'reviewers'> & { grant: RoleGrant }) {
  const profile = role === 'reviewer' && reviewers.find((one) => one.accountId === accountId);
  if (!profile) return roleBadge([role]);
  return (
    <span className="block py-2 max-sm:py-0">
      {roleBadge([role])}
      <ReviewerDetails {...profile} />
    </span>
  );
}

/** "on 21 November 2026 by Ada Stone". */
function grantedText({ grantedAt, grantedBy }: RoleGrant): string {
  if (!grantedAt) return 'Not recorded';
  return `on ${formatDay(grantedAt)} ${grantedBy ? `by ${grantedBy}` : 'by command'}`;
}

/** A reviewer's checked qualification, with the checker and the day, and how long they are away. */
function ReviewerDetails({ qualification, regulator, registration, checkedAt, checkedBy, awayUntil }: ReviewerProfile) {
  const register = [regulator, registration].filter(Boolean).join(' ');
  return (
    <span className="block text-small text-muted">
      <span className="block">{qualificationNames[qualification]}</span>
      {register && <span className="block wrap-anywhere">{register}</span>}
      <span className="block">
        Checked on {formatDay(checkedAt)} {checkedBy ? `by ${checkedBy}` : 'by command'}
      </span>
      {awayUntil && <span className="block font-semibold text-ink">Away until {formatDay(awayUntil)}</span>}
    </span>
  );
}
