import type { User } from '@plainwill/contracts/identity/users';
import { staffPaths } from '../../shared/paths/staff-paths.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { formatDay } from '../../ui/dates-and-money/format-date.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { DataTable } from '../../ui/lists/data-table.tsx';
import { EmailText } from '../../ui/text/email-text.tsx';
import { roleBadge } from '../admin/role-badge.ts';
import { useWillProgress, WillStatus } from './will-status.tsx';

const columns = ['Name', 'Email', 'Roles', 'Joined', 'Will', 'Actions'].map((title) => ({ title }));

/** The users of a page of the list, with what the person may do with each. */
export function UsersTable({ users, isAdmin }: { users: readonly User[]; isAdmin: boolean }) {
  const progress = useWillProgress(users.map(({ id }) => id));
  return (
    <DataTable
      caption="Users"
      columns={columns}
      rows={users.map((user) => ({
        id: user.id,
        cells: [
          <span key="name" className="inline-flex flex-wrap items-center gap-x-2 gap-y-1 wrap-anywhere">
            {user.name ?? <span className="font-normal text-muted">No name</span>}
            {user.disabledAt && <Badge>Disabled</Badge>}
          </span>,
          <span key="email" className="max-sm:text-right">
            <EmailText email={user.email} />
          </span>,
          <RoleBadges key="roles" user={user} />,
          <span key="joined" className="max-sm:text-right sm:whitespace-nowrap">
            {formatDay(user.joinedAt)}
          </span>,
          <WillStatus key="will" progress={progress.get(user.id)} />,
          <Actions key="actions" user={user} isAdmin={isAdmin} />,
        ],
      }))}
    />
  );
}

export function RoleBadges({ user: { roles } }: { user: Pick<User, 'roles'> }) {
  if (roles.length === 0) return <span className="text-muted">None</span>;
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      {roles.map((role) => (
        <Badge key={role}>{roleBadge([role])}</Badge>
      ))}
    </span>
  );
}

function Actions({ user, isAdmin }: { user: User; isAdmin: boolean }) {
  const whose = <span className="sr-only">for {user.name ?? user.email}</span>;
  return (
    <span className="inline-flex gap-x-5 whitespace-nowrap max-sm:flex-wrap">
      <ButtonLink to={staffPaths.user(user.id)} variant="quiet" size="small">
        <span>View Details {whose}</span>
      </ButtonLink>
      {isAdmin && (
        <ButtonLink to={staffPaths.user(user.id, { isEdited: true })} variant="quiet" size="small">
          <span>Edit {whose}</span>
        </ButtonLink>
      )}
    </span>
  );
}
