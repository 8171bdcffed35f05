import type { StaffStep } from '@plainwill/contracts/identity/sign-in-methods';
import { brand } from '@plainwill/contracts/shared/brand';
import type { Role } from '@plainwill/contracts/shared/roles';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { inStorage } from '../../shared/drafts/browser-storage.ts';
import { paths } from '../../shared/paths/paths.ts';
import { Loading } from '../../ui/feedback/loading.tsx';
import { notify } from '../../ui/toasts/toasts.ts';
import { preparePasskeyOffer } from '../passkeys/passkey-offer.ts';
import { takePlace } from './sign-in-redirect.tsx';

interface Arrival {
  roles: readonly Role[];
  /** The step of anybody with a role, even if the role does not count yet; `notStaff` is everybody else. */
  staffStep: StaffStep;
  /** The person left for Google from the staff sign-in. */
  isFromAdminLogin: boolean;
  /** How they signed in just now; null where they were signed in already. */
  signedInBy: SignedInBy | null;
  /** The page that they were on when an earlier sign-in ended by itself. */
  place: string | null;
}

interface NextPage {
  to: string;
  isWelcomed: boolean;
  /** A passkey may be offered: they have typed a password, and no task would be interrupted. */
  isOffered: boolean;
}

/** A signed-in person goes on from the sign-in page by the first rule that fits. */
export function afterSignIn({ roles, staffStep, isFromAdminLogin, signedInBy, place }: Arrival): NextPage {
  const unwelcomed = { isWelcomed: false, isOffered: false };
  if (isFromAdminLogin) return { to: paths.adminLogin, ...unwelcomed };
  if (staffStep !== 'notStaff') return { to: place ?? paths.staffHome(roles), ...unwelcomed };
  return {
    to: place ?? paths.willMaker,
    isWelcomed: signedInBy !== null,
    isOffered: signedInBy === 'password' && place === null,
  };
}

interface SignedInRedirectProps {
  /** Null when who they are could not be read. */
  account: { id: string; roles: readonly Role[]; staffStep: StaffStep } | null;
}

/** Takes a signed-in person from the sign-in page to where they belong. */
export function SignedInRedirect({ account }: SignedInRedirectProps) {
  const [, goTo] = useLocation();
  useEffect(() => {
    const isFromAdminLogin = adminGoogleMark.take();
    const { to, isWelcomed, isOffered } = afterSignIn({
      roles: account?.roles ?? [],
      staffStep: account?.staffStep ?? 'notStaff',
      isFromAdminLogin,
      place: account && !isFromAdminLogin ? takePlace(account.id) : null,
      signedInBy: signingInMark.take(),
    });
    if (isWelcomed) notify({ title: 'Welcome!', text: `Successfully signed in to ${brand.name}.`, tone: 'ok' });
    if (isOffered) void preparePasskeyOffer();
    goTo(to, { replace: true });
  }, [account, goTo]);
  return <Loading />;
}

type SignedInBy = 'password' | 'otherwise';

/** Somebody is signing in on this tab, rather than coming back to an open session. It outlives the journey to Google. */
export const signingInMark = {
  set: (by: SignedInBy = 'otherwise') => inStorage('tab', (storage) => storage.setItem(signingInKey, by)),
  isSet: () => inStorage('tab', (storage) => storage.getItem(signingInKey) !== null) ?? false,
  take: () =>
    inStorage('tab', (storage) => {
      const by = storage.getItem(signingInKey);
      storage.removeItem(signingInKey);
      return by as SignedInBy | null;
    }) ?? null,
};

const signingInKey = 'plainwill.signing-in';

/** The specification's admin-oauth flag: Google was called from the staff sign-in. Taking it tells whether it was set. */
export const adminGoogleMark = {
  set: () => inStorage('device', (storage) => storage.setItem(adminGoogleKey, 'yes')),
  isSet: () => inStorage('device', (storage) => storage.getItem(adminGoogleKey) !== null) ?? false,
  take: () =>
    inStorage('device', (storage) => {
      const wasSet = storage.getItem(adminGoogleKey) !== null;
      storage.removeItem(adminGoogleKey);
      return wasSet;
    }) ?? false,
};

const adminGoogleKey = 'plainwill.admin-oauth';
