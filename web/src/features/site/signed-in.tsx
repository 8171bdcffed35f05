import { type ReactNode, useEffect, useRef } from 'react';
import { ApiProvider } from '../../api/api-provider.tsx';
import { useMe } from '../../api/session.ts';
import { useSignOut } from '../auth/use-sign-out.ts';
import { SignedInLinks } from './signed-in-links.tsx';

interface SignedInProps {
  /** Sign Out was pressed before there was anything behind it. */
  isLeaving: boolean;
  /** For when it turns out that the session has ended. */
  otherwise: ReactNode;
}

/** The header's end for somebody who seems to be signed in: asks, and can sign out. */
export default function SignedIn(props: SignedInProps) {
  return (
    <ApiProvider>
      <Links {...props} />
    </ApiProvider>
  );
}

function Links({ isLeaving, otherwise }: SignedInProps) {
  const { data: me } = useMe();
  const { start, isPending } = useSignOut();
  const signOut = useRef(start);
  useEffect(() => {
    if (isLeaving) signOut.current();
  }, [isLeaving]);
  return me === null ? otherwise : <SignedInLinks onSignOut={start} isSigningOut={isPending} />;
}
