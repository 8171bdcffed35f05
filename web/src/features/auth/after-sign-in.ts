import { isStaff, type Role } from '@plainwill/contracts/shared/roles';
import { paths } from '../../paths/paths.ts';

export interface Arrival {
  roles: readonly Role[];
  /** The person left for Google from the staff sign-in. */
  isFromAdminLogin: boolean;
  /** They signed in just now, rather than being signed in already. */
  hasJustSignedIn: boolean;
  /** Where they were when an earlier sign-in ended by itself. */
  place: string | null;
}

export interface NextPage {
  to: string;
  isWelcomed: boolean;
}

/** Where a signed-in person goes from the sign-in page. The first rule that fits decides. */
export function afterSignIn({ roles, isFromAdminLogin, hasJustSignedIn, place }: Arrival): NextPage {
  if (isFromAdminLogin) return { to: paths.adminLogin, isWelcomed: false };
  if (isStaff(roles)) return { to: place ?? paths.adminDashboard, isWelcomed: false };
  return { to: place ?? paths.willMaker, isWelcomed: hasJustSignedIn };
}
