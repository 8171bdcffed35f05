import { brand } from '@plainwill/contracts/shared/brand';
import type { Role } from '@plainwill/contracts/shared/roles';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { Loading } from '../../ui/feedback/loading.tsx';
import { notify } from '../../ui/feedback/toasts.ts';
import { afterSignIn } from './after-sign-in.ts';
import { takePlace } from './place.ts';
import { adminGoogleMark, signingInMark } from './sign-in-marks.ts';

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
