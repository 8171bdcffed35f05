import { isSignedInUnread, SignInRefused } from '../../api/session.ts';
import { type Warning, warnings } from './warnings.ts';

/** Why a staff sign-in failed: refused, let in but not known to be staff, or neither could be asked. */
export function signInWarning(error: unknown): Warning {
  if (error instanceof SignInRefused) return { title: 'Sign In Failed', text: error.message };
  return isSignedInUnread(error) ? warnings.notVerified : warnings.unexpected;
}
