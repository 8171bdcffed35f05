import type { User } from '@plainwill/contracts/identity/users';
import type { ReactNode } from 'react';
import { dayInWords } from '../../ui/dates-and-money/day-in-words.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { RoleBadges } from '../users/users-table.tsx';

/** Who the user is, with what can be done beside it. */
export function UserHeader({ user, children }: { user: User; children: ReactNode }) {
  const name = user.name ?? 'No name';
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 wrap-anywhere">
        <PageHeading title={name}>{name}</PageHeading>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
          <span>{user.email}</span>
          <span>Joined {dayInWords(user.joinedAt)}</span>
          {user.roles.length > 0 && <RoleBadges user={user} />}
          {user.disabledAt && <Badge>Disabled</Badge>}
        </p>
      </div>
      {children}
    </div>
  );
}
