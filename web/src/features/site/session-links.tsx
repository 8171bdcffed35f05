import { lazy, Suspense, useState } from 'react';
import { useMayBeSignedIn } from '../../api/session-hint.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { SignedInLinks } from './signed-in-links.tsx';

const SignedIn = lazy(() => import('./signed-in.tsx'));

const SignInLink = () => (
  <ButtonLink to={paths.auth} look="secondary" size="small">
    Sign In
  </ButtonLink>
);

/** The header's end. Where nobody can be signed in, nobody is asked. */
export function SessionLinks() {
  const mayBeSignedIn = useMayBeSignedIn();
  const [isLeaving, setLeaving] = useState(false);
  const meanwhile = <SignedInLinks onSignOut={() => setLeaving(true)} isSigningOut={isLeaving} />;
  if (mayBeSignedIn === null) {
    return (
      <>
        <div className="session-in:hidden">
          <SignInLink />
        </div>
        <div className="hidden session-in:block">{meanwhile}</div>
      </>
    );
  }
  if (!mayBeSignedIn) return <SignInLink />;
  return (
    <Suspense fallback={meanwhile}>
      <SignedIn isLeaving={isLeaving} otherwise={<SignInLink />} />
    </Suspense>
  );
}
