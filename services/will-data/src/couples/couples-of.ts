import { randomUUID } from 'node:crypto';
import type { CoupleId, partnerContract } from '@plainwill/contracts/identity/partner';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { createServiceClient } from '@plainwill/kit/calls/service-client';
import type { ServiceFetch } from '@plainwill/kit/tls/service-fetch';
import type { SignToken } from '@plainwill/kit/tokens/service-token';

/** An account and the one it plans with. */
export interface Couple {
  coupleId: CoupleId;
  partnerAccountId: AccountId;
  partnerFirstName: string | null;
}

/** Asks identity who plans with an account. Rejects while identity is away. */
export type CoupleOf = (accountId: AccountId) => Promise<Couple | null>;

interface CouplesDeps {
  identityUrl: string;
  sign: SignToken;
  fetch?: ServiceFetch;
}

const limitMs = 3000;

/** Asked anew for each call: once an end is stored, nothing of a partner may be shown. */
export const askForCouple =
  ({ identityUrl, sign, fetch }: CouplesDeps): CoupleOf =>
  (accountId) =>
    createServiceClient<{ partner: typeof partnerContract }>({
      url: identityUrl,
      fetch,
      audience: 'identity',
      sign,
      account: null,
      requestId: randomUUID(),
    }).partner.coupleOf.query({ accountId }, { signal: AbortSignal.timeout(limitMs) });
