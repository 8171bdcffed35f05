import type { CoupleId } from '@plainwill/contracts/identity/partner';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { type IdentityAddress, identityClient, inTime } from '../identity-client.ts';

/** An account and the one it plans with. */
export interface Couple {
  coupleId: CoupleId;
  partnerAccountId: AccountId;
  partnerFirstName: string | null;
}

/** Asks identity who plans with an account. Rejects while identity is away. */
export type CoupleOf = (accountId: AccountId) => Promise<Couple | null>;

/** Asked anew for each call: once an end is stored, nothing of a partner may be shown. */
export const askForCouple =
  (identity: IdentityAddress): CoupleOf =>
  (accountId) =>
    identityClient(identity).partner.coupleOf.query({ accountId }, inTime());
