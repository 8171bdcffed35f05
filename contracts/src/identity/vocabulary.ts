export const roles = ['admin', 'readonly'] as const;
export type Role = (typeof roles)[number];

export const isStaff = (held: readonly Role[]) => held.length > 0;

/** The four rules of a new password, in the order shown. */
export const passwordRules = [
  { id: 'length', label: 'At least 8 characters', isMet: (password: string) => [...password].length >= 8 },
  { id: 'upper', label: 'One uppercase letter', isMet: (password: string) => /\p{Lu}/u.test(password) },
  { id: 'lower', label: 'One lowercase letter', isMet: (password: string) => /\p{Ll}/u.test(password) },
  { id: 'number', label: 'One number', isMet: (password: string) => /\d/.test(password) },
] as const;

export const meetsPasswordRules = (password: string) => passwordRules.every((rule) => rule.isMet(password));
