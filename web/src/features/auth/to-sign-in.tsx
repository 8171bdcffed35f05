import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { sessionEnd } from '../../api/session.ts';
import { paths } from '../../paths/paths.ts';
import { rememberPlace } from './place.ts';

/** Who was signed in on this page last: with nobody now, a session that ended rather than none. */
export function useLastSignedIn<Account>(account: Account | null | undefined): Account | null {
  const last = useRef<Account | null>(null);
  if (account) last.current = account;
  return last.current;
}

interface ToSignInProps {
  /** Who was signed in on this page before. */
  last: { id: string } | null;
  at?: string;
  /** What is typed on this page is kept on the device. */
  keepsTyped?: boolean;
}

/** Sends a visitor to sign in. Whose session ended is told so there, and comes back to this page. */
export function ToSignIn({ last, at = paths.auth, keepsTyped = false }: ToSignInProps) {
  const [, goTo] = useLocation();
  const lastId = last?.id;
  useEffect(() => {
    const end = lastId === undefined ? 'here' : sessionEnd();
    if (lastId !== undefined && end === 'byItself') rememberPlace(lastId);
    goTo(pathAfter[end](at, keepsTyped), { replace: true });
  }, [lastId, at, keepsTyped, goTo]);
  return null;
}

const pathAfter = {
  here: (at: string) => at,
  elsewhere: (at: string) => `${at}?ended=elsewhere`,
  byItself: (at: string, keepsTyped: boolean) => `${at}?ended${keepsTyped ? '' : '=unsaved'}`,
};
