import { type Role, roleNames } from '@plainwill/contracts/shared/roles';

/** The role that says most first. */
const byRank: readonly Role[] = ['admin', 'reviewer', 'readonly'];

/** An account that reviews as well as administers is shown as both; an administrator may do all that Read Only may. */
export const roleBadge = (granted: readonly Role[]) =>
  byRank
    .filter((role) => granted.includes(role) && !(role === 'readonly' && granted.includes('admin')))
    .map((role) => roleNames[role])
    .join(', ');
