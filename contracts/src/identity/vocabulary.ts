export const roles = ['admin', 'readonly'] as const;
export type Role = (typeof roles)[number];

/** Why somebody goes to Google: to sign in, to sign in to the staff pages, to connect it, or to prove who is there. */
export const googlePurposes = ['signIn', 'admin', 'connect', 'reauthenticate'] as const;
export type GooglePurpose = (typeof googlePurposes)[number];

/** How long a sign-in counts as recent. */
export const recentSignInMinutes = 10;

export const isStaff = (held: readonly Role[]) => held.length > 0;

/** The four rules of a new password, in the order shown. */
export const passwordRules = [
  { id: 'length', label: 'At least 8 characters', isMet: (password: string) => [...password].length >= 8 },
  { id: 'upper', label: 'One uppercase letter', isMet: (password: string) => /\p{Lu}/u.test(password) },
  { id: 'lower', label: 'One lowercase letter', isMet: (password: string) => /\p{Ll}/u.test(password) },
  { id: 'number', label: 'One number', isMet: (password: string) => /\d/.test(password) },
] as const;

export const meetsPasswordRules = (password: string) => passwordRules.every((rule) => rule.isMet(password));
