import { getDefaultStore } from 'jotai';
import { api } from '../../api/trpc.ts';
import { deviceNotePrefix } from '../../drafts/device-notes.ts';
import { draftAtom } from '../../drafts/draft-atoms.ts';
import { hasScreenLock } from '../passkeys/can-use-passkeys.ts';

/** A passkey is offered in this visit, until the person has decided. */
export const passkeyOfferAtom = draftAtom(false);

const dayMs = 24 * 3_600_000;
export const daysBetweenOffers = 30;
const offeredAtKey = `${deviceNotePrefix}passkey-offered-at`;

/** Notes that this device has shown the offer, so that it stays silent for a while. */
export const noteOffer = (now: Date) => localStorage.setItem(offeredAtKey, now.toISOString());

function isOfferDue(now: Date): boolean {
  const offeredAt = localStorage.getItem(offeredAtKey);
  return offeredAt === null || now.getTime() - Date.parse(offeredAt) >= daysBetweenOffers * dayMs;
}

/** Offers a passkey to who has typed a password, has none yet, and can make one on this device. */
export async function preparePasskeyOffer(now: Date): Promise<void> {
  if (!isOfferDue(now) || !(await hasScreenLock())) return;
  // Nothing is lost where it cannot be read: it is offered another time.
  const ways = await api.identity.waysIn.get.fetch().catch(() => null);
  if (ways?.passkeys.length === 0) getDefaultStore().set(passkeyOfferAtom, true);
}
