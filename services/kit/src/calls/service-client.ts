import type { CallingAccount } from '@plainwill/contracts/kit/handlers-of';
import type { RouterOf } from '@plainwill/contracts/kit/router-of';
import { createTRPCClient, httpBatchLink } from '@trpc/client';
import type { AnyTRPCRouter } from '@trpc/server';
import { currentTraceparent } from '../telemetry/tracing.ts';
import type { ServiceFetch } from '../tls/service-fetch.ts';
import type { SignToken } from '../tokens/service-token.ts';
import { maxBatchSize } from './answer-calls.ts';

export interface Caller {
  /** The service's name in its tokens. */
  audience: string;
  sign: SignToken;
  account: CallingAccount | null;
  visitor?: string | undefined;
  requestId: string;
}

/** What tells a service who calls. */
export const headersOf =
  ({ audience, sign, account, visitor, requestId }: Caller) =>
  async () => {
    const traceparent = currentTraceparent();
    return {
      authorization: `Bearer ${await sign({ audience, account, ...(visitor && { visitor }) })}`,
      'x-request-id': requestId,
      ...(traceparent && { traceparent }),
    };
  };

export interface ServiceAddress extends Caller {
  /** Where the service answers, without `/trpc`. */
  url: string;
  /** How it is reached, where services have certificates. */
  fetch?: ServiceFetch | undefined;
}

/** A typed client from service to service; sees the procedures that browsers do not. */
export const createServiceClient = <C>({ url, fetch, ...caller }: ServiceAddress) =>
  createTRPCClient<RouterOf<C, string, never>>({
    links: [
      httpBatchLink<AnyTRPCRouter>({
        url: `${url}/trpc`,
        // Inputs hold names and postcodes, which have no place in an address or a log.
        methodOverride: 'POST',
        maxItems: maxBatchSize,
        headers: headersOf(caller),
        ...(fetch && { fetch: fetch as never }),
      }),
    ] as never,
  });
