import type { AccountId } from '@plainwill/contracts/shared/ids';
import { type IdentityAddress, identityClient, inTime } from '../identity-client.ts';

/** Asks identity whether the address of an account was changed lately. Rejects while identity is away. */
export type HasNewAddress = (accountId: AccountId) => Promise<boolean>;

export const askForNewAddress =
  (identity: IdentityAddress): HasNewAddress =>
  (accountId) =>
    identityClient(identity).outgoingMail.hasNewAddress.query({ accountId }, inTime());
