import { draftPrefix } from '../../shared/drafts/clear-drafts.ts';

// Forgotten with the drafts when somebody signs out.
const key = `${draftPrefix}sign-up`;

/**
 * A secret that stays in this browser after a sign-up. Shown again with the link from the mail, it tells that whoever
 * opened that is whoever chose the password.
 */
export function newBrowserSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const secret = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  localStorage.setItem(key, secret);
  return secret;
}

export const keptBrowserSecret = (): string | undefined => localStorage.getItem(key) ?? undefined;

export const forgetBrowserSecret = () => localStorage.removeItem(key);
