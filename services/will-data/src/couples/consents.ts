import type { EntityManager } from '@mikro-orm/postgresql';
import type { CoupleId } from '@plainwill/contracts/identity/partner';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { type CoupleConsent, coupleConsents } from '@plainwill/contracts/will-data/vocabulary';
import { Refusal } from '@plainwill/kit/refusal';
import type { CallContext } from '../context.ts';
import { saveSettings } from '../record/will-settings/will-settings.ts';
import { CoupleConsentSchema } from './couple-consent.entity.ts';
import type { Couple, CoupleOf } from './couples-of.ts';

/** An account's own consents in a couple. */
export async function consentsOf(
  em: EntityManager,
  accountId: AccountId,
  coupleId: CoupleId,
): Promise<CoupleConsent[]> {
  const rows = await em.find(CoupleConsentSchema, { accountId, coupleId }, { disableIdentityMap: true });
  return coupleConsents.filter((each) => rows.some(({ consent }) => consent === each));
}

type Store = Pick<CallContext, 'em' | 'vault' | 'now'>;

/**
 * Within a transaction, in which the testator is locked. Someone who says that neither will binds the other has a will
 * that says so too.
 */
export async function saveConsent(
  store: Store,
  accountId: AccountId,
  { coupleId, consent, isGiven }: { coupleId: CoupleId; consent: CoupleConsent; isGiven: boolean },
) {
  const { em, now } = store;
  if (isGiven) await em.upsert(CoupleConsentSchema, { accountId, consent, coupleId, at: now });
  else await em.nativeDelete(CoupleConsentSchema, { accountId, consent });
  if (consent === 'mirror-not-mutual') await saveSettings(store, accountId, { isMirrorWill: isGiven });
}

/** Says whether both sides of a couple have given a consent. */
export async function haveBothConsented(
  em: EntityManager,
  accountId: AccountId,
  { coupleId, partnerAccountId }: Couple,
  consent: CoupleConsent,
): Promise<boolean> {
  const both = { $in: [accountId, partnerAccountId] };
  return (await em.count(CoupleConsentSchema, { accountId: both, coupleId, consent })) === 2;
}

/**
 * A will that speaks of one like it is made ready to sign once each of two who plan together has said, in an account of
 * their own, that neither will binds the other (Legg v Burton [2017] EWHC 2088 (Ch)).
 */
export async function requireMirrorConsents(
  { em, coupleOf }: { em: EntityManager; coupleOf: CoupleOf },
  accountId: AccountId,
): Promise<void> {
  const couple = await coupleOf(accountId);
  if (couple && !(await haveBothConsented(em, accountId, couple, 'mirror-not-mutual')))
    throw new Refusal('MirrorConsentNeeded');
}
