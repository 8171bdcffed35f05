import { inStorage } from '../../shared/drafts/browser-storage.ts';
import { draftPrefix } from '../../shared/drafts/clear-drafts.ts';

// Forgotten with the drafts when somebody signs out.
const key = `${draftPrefix}sign-up`;

/**
 * A secret that stays in this browser after a sign-up. Shown again with the link from the mail, it proves that whoever
 * opened that is whoever chose the password. Without storage the link asks for the password, as in another browser.
 */
export function newBrowserSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const secret = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  inStorage('device', (storage) => storage.setItem(key, secret));
  return secret;
}

export const storedBrowserSecret = (): string | undefined =>
  inStorage('device', (storage) => storage.getItem(key)) ?? undefined;

export const forgetBrowserSecret = () => inStorage('device', (storage) => storage.removeItem(key));
