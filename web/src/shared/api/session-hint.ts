import { useSyncExternalStore } from 'react';

const changed = new Set<() => void>();

function subscribe(onChange: () => void) {
  changed.add(onChange);
  return () => void changed.delete(onChange);
}

/** The gateway writes it into the page when the browser sent a session with its request. */
export const mayBeSignedIn = () => document.documentElement.dataset.session === 'in';

/** Keeps what the app has found out, for the pages that do not ask. */
export function rememberSession(isSignedIn: boolean): void {
  if (isSignedIn === mayBeSignedIn()) return;
  if (isSignedIn) document.documentElement.dataset.session = 'in';
  else delete document.documentElement.dataset.session;
  for (const notify of changed) notify();
}

/** Somebody may be signed in, by the page alone and without asking the server; null in the page as it is built. */
export const useMayBeSignedIn = () => useSyncExternalStore<boolean | null>(subscribe, mayBeSignedIn, () => null);
