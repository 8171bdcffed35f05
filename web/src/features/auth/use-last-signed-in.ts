import { useRef } from 'react';

/** Who was signed in on this page last: with nobody now, a session that ended rather than none. */
export function useLastSignedIn<Account>(account: Account | null | undefined): Account | null {
  const last = useRef<Account | null>(null);
  if (account) last.current = account;
  return last.current;
}
