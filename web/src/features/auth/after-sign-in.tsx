import { brand } from '@plainwill/contracts/shared/brand';
import { isStaff, type Role } from '@plainwill/contracts/shared/roles';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../../paths/paths.ts';
import { Loading } from '../../ui/feedback/loading.tsx';
import { notify } from '../../ui/toasts/toasts.ts';
import { takePlace } from './sign-in-redirect.tsx';

interface Arrival {
  roles: readonly Role[];
  /** The person left for Google from the staff sign-in. */
  isFromAdminLogin: boolean;
  /** They signed in just now, rather than being signed in already. */
  hasJustSignedIn: boolean;
  /** Where they were when an earlier sign-in ended by itself. */
  place: string | null;
}

interface NextPage {
  to: string;
  isWelcomed: boolean;
}

/** Where a signed-in person goes from the sign-in page. The first rule that fits decides. */
export function afterSignIn({ roles, isFromAdminLogin, hasJustSignedIn, place }: Arrival): NextPage {
  if (isFromAdminLogin) return { to: paths.adminLogin, isWelcomed: false };
  if (isStaff(roles)) return { to: place ?? paths.staffHome(roles), isWelcomed: false };
  return { to: place ?? paths.willMaker, isWelcomed: hasJustSignedIn };
}

interface OnwardProps {
  /** Null when who they are could not be read. */
  account: { id: string; roles: readonly Role[] } | null;
}

/** Takes a signed-in person from the sign-in page to where they belong. */
export function Onward({ account }: OnwardProps) {
  const [, goTo] = useLocation();
  useEffect(() => {
    const isFromAdminLogin = adminGoogleMark.take();
    const { to, isWelcomed } = afterSignIn({
      roles: account?.roles ?? [],
      isFromAdminLogin,
      place: account && !isFromAdminLogin ? takePlace(account.id) : null,
      hasJustSignedIn: signingInMark.take(),
    });
    if (isWelcomed) notify({ title: 'Welcome!', text: `Successfully signed in to ${brand.name}.`, tone: 'ok' });
    goTo(to, { replace: true });
  }, [account, goTo]);
  return <Loading />;
}

/** A note that outlives the journey to Google and back; taking it away tells whether it was there. */
function mark(name: string, storage: () => Storage) {
  return {
    set: () => storage().setItem(name, 'yes'),
    isSet: () => storage().getItem(name) !== null,
    take: () => {
      const wasSet = storage().getItem(name) !== null;
      storage().removeItem(name);
      return wasSet;
    },
  };
}

/** Somebody is signing in on this tab, rather than coming back to an open session. */
export const signingInMark = mark('plainwill.signing-in', () => sessionStorage);

/** The specification's admin-oauth flag: Google was called from the staff sign-in. */
export const adminGoogleMark = mark('plainwill.admin-oauth', () => localStorage);
