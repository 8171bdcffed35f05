import { draftPrefix } from '../../drafts/draft-storage.ts';

// Forgotten with the drafts when somebody signs out.
const key = `${draftPrefix}place`;

interface Place {
  accountId: string;
  path: string;
}

/** Keeps, in this tab alone, where somebody was when their sign-in ended by itself. */
export function rememberPlace(accountId: string): void {
  const { pathname, search } = window.location;
  sessionStorage.setItem(key, JSON.stringify({ accountId, path: pathname + search } satisfies Place));
}

/** Where to take them back to: the same person only, and once. */
export function takePlace(accountId: string): string | null {
  const kept = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  if (kept === null) return null;
  const place = JSON.parse(kept) as Place;
  return place.accountId === accountId ? place.path : null;
}
