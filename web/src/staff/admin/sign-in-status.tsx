import { LoaderCircle } from 'lucide-react';
import { isSignedInUnread, SignInRefused } from '../../shared/api/session.ts';
import { notify } from '../../ui/toasts/toasts.ts';

/** While it is found out who is there. */
export function Checking() {
  return (
    <p role="status" className="flex items-center justify-center gap-3 py-16 text-muted">
      <LoaderCircle aria-hidden strokeWidth={2.2} className="size-6 animate-spin text-deep" />
      Checking authentication…
    </p>
  );
}

/** Why a staff sign-in failed: refused, let in but not known to be staff, or neither could be asked. */
export function signInWarning(error: unknown): Warning {
  if (error instanceof SignInRefused) return { title: 'Sign In Failed', text: error.message };
  return isSignedInUnread(error) ? warnings.notVerified : warnings.unexpected;
}

/** The staff sign-in shows it when it does not let somebody in. */
export interface Warning {
  title: string;
  text: string;
}

export const warnings = {
  fieldsMissing: { title: 'Error', text: 'Please fill in all fields' },
  unexpected: { title: 'Error', text: 'An unexpected error occurred' },
  notVerified: { title: 'Error', text: 'Failed to verify admin access' },
  noPrivileges: { title: 'Access Denied', text: "You don't have admin privileges. Contact an administrator." },
  noPermission: { title: 'Access Denied', text: "You don't have permission to access the admin panel." },
} as const satisfies Record<string, Warning>;

export const warn = (warning: Warning) => notify({ ...warning, tone: 'error' });
