import { getDefaultStore } from 'jotai';
import { api } from '../../shared/api/trpc.ts';
import { hasScreenLock } from './can-use-passkeys.ts';
import { passkeyOfferAtom } from './passkey-offer-atom.ts';

const daysBetweenOffers = 30;
const noted = 'plainwill_passkey_offered=yes';

/** Notes that this device has shown the offer, so that it stays silent for a while. Signing out empties all but cookies. */
export function noteOffer(): void {
  const seconds = daysBetweenOffers * 24 * 3600;
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `${noted}; Max-Age=${seconds}; Path=/; SameSite=Strict${secure}`;
}

const isOfferDue = () => !document.cookie.split('; ').includes(noted);

/** Offers a passkey to people who typed a password, have no passkey yet, and can make one on this device. */
export async function preparePasskeyOffer(): Promise<void> {
  if (!isOfferDue() || !(await hasScreenLock())) return;
  // Nothing is lost where it cannot be read: it is offered another time.
  const ways = await api.identity.waysIn.get.fetch().catch(() => null);
  if (ways?.passkeys.length === 0) getDefaultStore().set(passkeyOfferAtom, true);
}
