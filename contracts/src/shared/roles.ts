/** The roles that staff hold; a testator's account holds none. */
export const roles = ['admin', 'readonly'] as const;
export type Role = (typeof roles)[number];

export const isStaff = (held: readonly Role[]) => held.length > 0;
