import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { sessionEnd } from '../../shared/api/session.ts';
import { draftStore } from '../../shared/drafts/draft.ts';
import { isStoring } from '../../shared/drafts/storage-label.ts';
import { paths } from '../../shared/paths/paths.ts';

/** The account signed in on this page last: with nobody now, a session that ended rather than none. */
export function useLastSignedIn<Account>(account: Account | null | undefined): Account | null {
  const last = useRef<Account | null>(null);
  if (account) last.current = account;
  return last.current;
}

interface SignInRedirectProps {
  /** The account that was signed in on this page before. */
  last: { id: string } | null;
  at?: string;
  /** The page stores on the device what is typed in it. */
  storesDraft?: boolean;
}

/** Sends a visitor to sign in. A person whose session ended reads so there, and comes back to this page. */
export default function SignInRedirect({ last, at = paths.auth, storesDraft = false }: SignInRedirectProps) {
  const [, goTo] = useLocation();
  const lastId = last?.id;
  useEffect(() => {
    const end = lastId === undefined ? 'here' : sessionEnd();
    if (lastId !== undefined && end === 'byItself') rememberPlace(lastId);
    goTo(pathAfter[end](at, storesDraft && isStoring()), { replace: true });
  }, [lastId, at, storesDraft, goTo]);
  return null;
}

const pathAfter = {
  here: (at: string) => at,
  elsewhere: (at: string) => `${at}?ended=elsewhere`,
  byItself: (at: string, storesDraft: boolean) => `${at}?ended${storesDraft ? '' : '=unsaved'}`,
};

interface Place {
  accountId: string;
  path: string;
}

const placeDraft = draftStore<Place | null>('place', { where: 'tab', empty: null });

/** Keeps, in this tab alone, where somebody was when their sign-in ended by itself. */
export function rememberPlace(accountId: string): void {
  const { pathname, search } = window.location;
  placeDraft.set({ accountId, path: pathname + search });
}

/** The page to take them back to: the same person only, and once. */
export function takePlace(accountId: string): string | null {
  const place = placeDraft.read();
  placeDraft.reset();
  return place?.accountId === accountId ? place.path : null;
}

const endMessages: Record<string, string> = {
  elsewhere: 'You signed out in another tab or window. Sign in to carry on.',
  unsaved: 'You have been signed out. Sign in to carry on.',
};

const draftStoredMessage = 'You have been signed out. What you typed is kept on this device: sign in to carry on.';

/** Why the person is at the sign-in, by what the address says of how the last one ended. */
export function sessionEndMessage(search: URLSearchParams): string | null {
  const ended = search.get('ended');
  return ended === null ? null : (endMessages[ended] ?? draftStoredMessage);
}
