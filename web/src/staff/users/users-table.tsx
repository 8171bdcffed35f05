import type { User } from '@plainwill/contracts/identity/users';
import { staffPaths } from '../../shared/paths/staff-paths.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { formatDay } from '../../ui/dates-and-money/format-date.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { DataTable } from '../../ui/lists/data-table.tsx';
import { EmailText } from '../../ui/text/email-text.tsx';
import { roleBadge } from '../admin/role-badge.ts';
import { RowLink } from '../lists/row-opener.tsx';
import { useWillProgress, WillStatus } from './will-status.tsx';

const columns = ['Name', 'Email', 'Roles', 'Joined', 'Will'].map((title) => ({ title }));

/** The users of a page of the list. A press anywhere in a row opens the user; administrators may also edit from here. */
export function UsersTable({ users, isAdmin }: { users: readonly User[]; isAdmin: boolean }) {
  const progress = useWillProgress(users.map(({ id }) => id));
  return (
    <DataTable
      isList
      caption="Users"
      columns={isAdmin ? [...columns, { title: 'Actions', isAction: true }] : columns}
      rows={users.map((user) => ({
        id: user.id,
        cells: [
          <span key="name" className="inline-flex flex-wrap items-center gap-x-2 gap-y-1 wrap-anywhere">
            <RowLink to={staffPaths.user(user.id)} lead="View Details for">
              {user.name ?? <Nameless email={user.email} />}
            </RowLink>
            {user.disabledAt && <Badge>Disabled</Badge>}
          </span>,
          <EmailText key="email" email={user.email} />,
          <RoleBadges key="roles" user={user} />,
          <span key="joined" className="whitespace-nowrap">
            {formatDay(user.joinedAt)}
          </span>,
          <WillStatus key="will" progress={progress.get(user.id)} />,
          ...(isAdmin ? [<Edit key="edit" user={user} />] : []),
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

const Nameless = ({ email }: { email: string }) => (
  <>
    <span className="font-normal text-muted">No name</span>
    <span className="sr-only">, {email}</span>
  </>
);

/** It lies above the row, which opens when pressed elsewhere. */
const Edit = ({ user: { id, name, email } }: { user: User }) => (
  <span className="relative z-1">
    <ButtonLink to={staffPaths.user(id, { isEdited: true })} variant="quiet" size="small">
      <span>
        Edit <span className="sr-only">for {name ?? email}</span>
      </span>
    </ButtonLink>
  </span>
);
