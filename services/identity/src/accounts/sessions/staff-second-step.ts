import { isTwoFactors, type SignInMethod, type StaffStep } from '@plainwill/contracts/identity/sign-in-methods';
import { dayInUnitedKingdom } from '@plainwill/contracts/shared/calendar-date';
import { isStaff, type Role } from '@plainwill/contracts/shared/roles';

/** Whether roles need two factors, and from which day on; until then their holders are told. */
export interface StaffSecondStep {
  isOn: boolean;
  /** ISO 8601, in the United Kingdom; null for now. */
  from: string | null;
}

/**
 * Whether somebody may use the roles they hold: those count in a session of two factors alone. ASVS 5.0.0, 6.3.3.
 * @param methods what the session was opened with
 */
export function staffStepOf(
  { isOn, from }: StaffSecondStep,
  { roles, methods, now }: { roles: readonly Role[]; methods: readonly SignInMethod[] | null; now: Date },
): StaffStep {
  if (!isStaff(roles)) return 'notStaff';
  if (isTwoFactors(methods ?? [])) return 'proved';
  if (!isOn) return 'off';
  return from !== null && dayInUnitedKingdom(now) < from ? 'announced' : 'needed';
}

/** Whether a sign-in asks for a second step, if there is one: of staff whatever they have chosen. */
export const isSecondStepAsked = (account: { asks_second_step: boolean; roles: readonly Role[] }) =>
  account.asks_second_step || isStaff(account.roles);
