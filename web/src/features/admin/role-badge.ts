import type { Role } from '@plainwill/contracts/shared/roles';

const badges: Record<Role, string> = { admin: 'Administrator', readonly: 'Read Only' };

/** The role that counts: administrators may do all that the others may. */
const strongest = (roles: readonly Role[]): Role => (roles.includes('admin') ? 'admin' : 'readonly');

export const roleBadge = (roles: readonly Role[]) => badges[strongest(roles)];
