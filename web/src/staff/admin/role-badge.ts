import type { Role } from '@plainwill/contracts/shared/roles';

const badges: Record<Role, string> = { admin: 'Administrator', readonly: 'Read Only', reviewer: 'Reviewer' };

/** The role that says most first. */
const byRank: readonly Role[] = ['admin', 'reviewer', 'readonly'];

/** An account that reviews as well as administers is shown as both; an administrator may do all that Read Only may. */
export const roleBadge = (granted: readonly Role[]) =>
  byRank
    .filter((role) => granted.includes(role) && !(role === 'readonly' && granted.includes('admin')))
    .map((role) => badges[role])
    .join(', ');
