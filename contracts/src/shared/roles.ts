/**
 * The roles that staff hold; a testator's account holds none. A reviewer reads wills before they are signed, and opens
 * none of the other staff pages.
 */
export const roles = ['admin', 'readonly', 'reviewer'] as const;
export type Role = (typeof roles)[number];

export const roleNames: Record<Role, string> = { admin: 'Administrator', readonly: 'Read Only', reviewer: 'Reviewer' };

/** Staff have a role, any of them, and shorter sessions; `rolesFor` says what each role may open. */
export const isStaff = (held: readonly Role[]) => held.length > 0;

/** The roles that let somebody in, by what they are let into. */
export const rolesFor = {
  staff: ['admin', 'readonly'],
  admin: ['admin'],
  reviewer: ['reviewer'],
  /** The wills that wait for a reviewer; no names. */
  reviewQueue: ['reviewer', 'admin'],
  /** How much waits, and for how long. */
  reviewFigures: ['reviewer', 'admin', 'readonly'],
} as const satisfies Record<string, readonly Role[]>;
export type RoleAccess = keyof typeof rolesFor;

export const mayAccess = (access: RoleAccess, held: readonly Role[]): boolean =>
  held.some((role) => (rolesFor[access] as readonly Role[]).includes(role));

export const isRoleAccess = (access: string): access is RoleAccess => access in rolesFor;
