import { randomUUID } from 'node:crypto';
import type { identityContract } from '@plainwill/contracts/identity/contract';
import { createServiceClient } from '@plainwill/kit/calls/service-client';
import type { ServiceFetch } from '@plainwill/kit/tls/service-fetch';
import type { SignToken } from '@plainwill/kit/tokens/service-token';

export interface IdentityAddress {
  identityUrl: string;
  sign: SignToken;
  fetch?: ServiceFetch;
}

const limitMs = 3000;

/** Asks identity for no account. Nothing is cached: what was true a moment ago may be so no longer. */
export const identityClient = ({ identityUrl, sign, fetch }: IdentityAddress) =>
  createServiceClient<typeof identityContract>({
    url: identityUrl,
    fetch,
    audience: 'identity',
    sign,
    account: null,
    requestId: randomUUID(),
  });

/** Each question to identity rejects after three seconds. */
export const inTime = () => ({ signal: AbortSignal.timeout(limitMs) });
