import { dayMs, hourMs, minuteMs } from '@plainwill/contracts/shared/durations';
import { isStaff, type Role } from '@plainwill/contracts/shared/roles';

export interface SessionLimits {
  /** A session ends when it is not used for this long, */
  idleMs: number;
  /** and this long after signing in, however much it is used. */
  absoluteMs: number;
}

const people: SessionLimits = { idleMs: 14 * dayMs, absoluteMs: 30 * dayMs };
const staff: SessionLimits = { idleMs: 30 * minuteMs, absoluteMs: 12 * hourMs };

export const sessionLimits = (roles: readonly Role[]): SessionLimits => (isStaff(roles) ? staff : people);

export const sessionsPerAccount = 20;

/** How exactly the last use of a session is known. */
export const touchMs = minuteMs;
