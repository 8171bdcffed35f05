import { useEffect, useState } from 'react';

const tokenIn = (fragment: string) => new URLSearchParams(fragment.replace(/^#/, '')).get('token');

/** Reads the token of a link from a mail, and takes it out of the address bar and the history. */
export function useLinkToken(): string | null {
  const [token, setToken] = useState(() => tokenIn(window.location.hash));
  useEffect(() => {
    const take = () => {
      const found = tokenIn(window.location.hash);
      if (!found) return;
      setToken(found);
      window.history.replaceState(null, '', window.location.pathname);
    };
    take();
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
  }, []);
  return token;
}
