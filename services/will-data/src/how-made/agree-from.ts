import type { AccountId } from '@plainwill/contracts/shared/ids';
import { type IdentityAddress, identityClient, inTime } from '../identity-client.ts';

/**
 * From when one administrator may agree to what another has asked for: an instant, null for now, `never` for not at all.
 * Rejects while identity is away.
 */
export type AgreeFrom = (pair: { askedBy: AccountId; agreeing: AccountId }) => Promise<string | null>;

/** Asked anew for each call: a role may be new, or gone. */
export const askWhetherIndependent =
  (identity: IdentityAddress): AgreeFrom =>
  (pair) =>
    identityClient(identity).reviewers.agreeFrom.query(pair, inTime());
