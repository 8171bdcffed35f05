import { CircleUser, LogOut } from 'lucide-react';
import { Suspense } from 'react';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { buttonVariants } from '../../ui/buttons/button-variants.ts';
import { lazyPart, NothingShown } from '../../ui/loading/lazy-part.tsx';
import { useMayBeSignedIn } from '../api/session-hint.ts';
import { paths } from '../paths/paths.ts';

interface SignedInLinksProps {
  onSignOut: () => void;
  isSigningOut?: boolean;
}

/**
 * The header's end for somebody signed in, each icon with its word; on a phone the menu has all but the will. A plain
 * button, so that it can stand in the page as it is built.
 */
function SignedInLinks({ onSignOut, isSigningOut }: SignedInLinksProps) {
  return (
    <div className="flex items-center gap-1 sm:gap-5">
      <ButtonLink to={paths.willMaker} variant="secondary" size="small" title="Will Maker Portal">
        Your will
      </ButtonLink>
      <div className="max-sm:hidden">
        <ButtonLink to={paths.account} variant="plain" size="small">
          <CircleUser aria-hidden strokeWidth={2.2} className="size-5" />
          Your account
        </ButtonLink>
      </div>
      <div className="max-sm:hidden">
        <button
          type="button"
          name="sign-out"
          title="Sign Out"
          aria-busy={isSigningOut || undefined}
          onClick={isSigningOut ? undefined : onSignOut}
          className={buttonVariants('plain', 'small')}
        >
          <LogOut aria-hidden strokeWidth={2.2} className="size-5" />
          Sign Out
        </button>
      </div>
    </div>
  );
}

const Session = lazyPart(() => import('./session.tsx'), NothingShown);

interface SessionLinksProps {
  /** Signing out has begun here or in the menu. */
  isLeaving: boolean;
  onLeave: (isLeaving: boolean) => void;
}

/**
 * The header's end. Where nobody can be signed in, nobody is asked. What stands in the page as it was built stays the
 * same element while the app takes over and asks who is there, so that a finger that is down on it presses it.
 */
export function SessionLinks({ isLeaving, onLeave }: SessionLinksProps) {
  const mayBeSignedIn = useMayBeSignedIn();
  return (
    <>
      {mayBeSignedIn !== true && (
        <div className="session-in:hidden">
          <ButtonLink to={paths.auth} variant="secondary" size="small">
            Sign In
          </ButtonLink>
        </div>
      )}
      {mayBeSignedIn !== false && (
        <div className="hidden session-in:block">
          <SignedInLinks onSignOut={() => onLeave(true)} isSigningOut={isLeaving} />
        </div>
      )}
      {mayBeSignedIn && (
        <Suspense>
          <Session isLeaving={isLeaving} onSettled={() => onLeave(false)} />
        </Suspense>
      )}
    </>
  );
}
