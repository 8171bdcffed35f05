import type { CallingAccount } from '../kit/handlers-of.ts';
import type { OpenSession } from './sessions.ts';

/** The caller whose session it is. */
export const callingAccountOf = ({ accountId: id, ...session }: OpenSession): CallingAccount => {
  const { roles, sessionKey, authenticatedAt, secondStep, frozenUntil, willHiddenUntil, newUntil } = session;
  return { id, roles, sessionKey, authenticatedAt, secondStep, frozenUntil, willHiddenUntil, newUntil };
};
