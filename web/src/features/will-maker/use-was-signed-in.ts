import { useRef } from 'react';

/** Whether somebody was signed in on this page before: a session that ended, rather than none. */
export function useWasSignedIn(account: object | null | undefined): boolean {
  const seen = useRef(false);
  if (account) seen.current = true;
  return seen.current;
}
