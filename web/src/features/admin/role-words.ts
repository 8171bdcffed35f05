import type { Role } from '@plainwill/contracts/identity/vocabulary';

const badges: Record<Role, string> = { admin: 'Administrator', readonly: 'Read Only' };

const powers: Record<Role, readonly string[]> = {
  admin: ['Watch the queues', 'Try again what has failed', 'Change where enquiries are sent'],
  readonly: ['Watch the queues', 'See where enquiries are sent'],
};

/** The role that counts: administrators may do all that the others may. */
const strongest = (roles: readonly Role[]): Role => (roles.includes('admin') ? 'admin' : 'readonly');

export const badgeOf = (roles: readonly Role[]) => badges[strongest(roles)];
export const powersOf = (roles: readonly Role[]) => powers[strongest(roles)];
