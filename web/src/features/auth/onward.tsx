import type { Role } from '@plainwill/contracts/identity/vocabulary';
import { brand } from '@plainwill/contracts/shared/brand';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { Loading } from '../../ui/loading.tsx';
import { notify } from '../../ui/toasts.ts';
import { afterSignIn } from './after-sign-in.ts';
import { adminGoogleMark, signingInMark } from './sign-in-marks.ts';

/** Takes a signed-in person from the sign-in page to where they belong. */
export function Onward({ roles }: { roles: readonly Role[] }) {
  const [, goTo] = useLocation();
  useEffect(() => {
    const { to, isWelcomed } = afterSignIn({
      roles,
      isFromAdminLogin: adminGoogleMark.take(),
      hasJustSignedIn: signingInMark.take(),
    });
    if (isWelcomed) notify({ title: 'Welcome!', text: `Successfully signed in to ${brand.name}.`, tone: 'ok' });
    goTo(to, { replace: true });
  }, [roles, goTo]);
  return <Loading />;
}
