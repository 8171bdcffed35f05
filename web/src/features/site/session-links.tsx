import { lazy, Suspense, useState } from 'react';
import { useMayBeSignedIn } from '../../api/session-hint.ts';
import { paths } from '../../paths/paths.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { SignedInLinks } from './signed-in-links.tsx';

const Session = lazy(() => import('./session.tsx'));

/**
 * The header's end. Where nobody can be signed in, nobody is asked. What stands in the page as it was built stays the
 * same element while the app takes over and asks who is there, so that a finger that is down on it presses it.
 */
export function SessionLinks() {
  const mayBeSignedIn = useMayBeSignedIn();
  const [isLeaving, setLeaving] = useState(false);
  return (
    <>
      {mayBeSignedIn !== true && (
        <div className="session-in:hidden">
          <ButtonLink to={paths.auth} look="secondary" size="small">
            Sign In
          </ButtonLink>
        </div>
      )}
      {mayBeSignedIn !== false && (
        <div className="hidden session-in:block">
          <SignedInLinks onSignOut={() => setLeaving(true)} isSigningOut={isLeaving} />
        </div>
      )}
      {mayBeSignedIn && (
        <Suspense>
          <Session isLeaving={isLeaving} onSettled={() => setLeaving(false)} />
        </Suspense>
      )}
    </>
  );
}
