import { roles } from '../shared/roles.ts';

/** Why an administrator changed something for somebody is told in at most so many characters. */
export const changeReasonLength = 500;

/** Why somebody goes to Google: to sign in or to connect it, or to prove who is there; some of it on the staff pages. */
export const googlePurposes = ['signIn', 'admin', 'connect', 'reauthenticate', 'reauthenticateAdmin'] as const;
export type GooglePurpose = (typeof googlePurposes)[number];

/** How long a sign-in counts as recent. */
export const recentSignInMinutes = 10;

/** The list has everybody, those with one role, or those with none. */
export const roleFilters = ['all', ...roles, 'none'] as const;
export type RoleFilter = (typeof roleFilters)[number];

/** A list is always in the order of joining; it is sorted by name or address where no more users are chosen. */
export const maxSortedUsers = 500;

export const userOrders = ['joined', 'name', 'email'] as const;
export type UserOrder = (typeof userOrders)[number];

export const userPageSizes = [10, 25, 50, 100] as const;
export type UserPageSize = (typeof userPageSizes)[number];

/** Users are counted up to so many. */
export const maxCountedUsers = 1000;

/** The most users that one table for a spreadsheet holds. */
export const maxExportedUsers = 20_000;

// A shape check only: whether an address works is known when its owner opens the link. Characters that cannot be seen
// are in no address that a person types, and can make one read like another.
const emailShape =
  /^[^\s\p{Cc}\p{Cf}\p{Cs}@<>()[\],;:"\\]+@[^\s\p{Cc}\p{Cf}\p{Cs}@<>()[\],;:"\\]+\.[^\s\p{Cc}\p{Cf}\p{Cs}@<>()[\],;:"\\]+$/u;

export const isEmailShaped = (text: string) => emailShape.test(text);
export const emailShapeMessage = 'Enter an email address in the correct format, like name@example.com';

/** The four rules of a new password, in the order shown. */
export const passwordRules = [
  { id: 'length', label: 'At least 8 characters', isMet: (password: string) => [...password].length >= 8 },
  { id: 'upper', label: 'One uppercase letter', isMet: (password: string) => /\p{Lu}/u.test(password) },
  { id: 'lower', label: 'One lowercase letter', isMet: (password: string) => /\p{Ll}/u.test(password) },
  { id: 'number', label: 'One number', isMet: (password: string) => /\d/.test(password) },
] as const;

export const meetsPasswordRules = (password: string) => passwordRules.every((rule) => rule.isMet(password));
