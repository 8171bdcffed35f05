import type { CallingAccount } from '@plainwill/contracts/kit/handlers-of';
import type { RouterOf } from '@plainwill/contracts/kit/router-of';
import { createTRPCClient, httpBatchLink, httpSubscriptionLink } from '@trpc/client';
import type { AnyTRPCRouter } from '@trpc/server';
import { EventSource } from 'eventsource';
import type { Pool } from 'undici';
import { currentTraceparent } from '../telemetry/tracing.ts';
import type { SignToken } from '../tokens/service-token.ts';
import { maxBatchSize } from './answer-calls.ts';
import { createRemoteCalls, type RemoteClient } from './remote-calls.ts';

interface Caller {
  /** The service's name in its tokens. */
  audience: string;
  sign: SignToken;
  account: CallingAccount | null;
  visitor?: string | undefined;
  requestId: string;
}

const headersOf =
  ({ audience, sign, account, visitor, requestId }: Caller) =>
  async () => {
    const traceparent = currentTraceparent();
    return {
      authorization: `Bearer ${await sign({ audience, account, ...(visitor && { visitor }) })}`,
      'x-request-id': requestId,
      ...(traceparent && { traceparent }),
    };
  };

interface Remote extends Caller {
  connections: Pool;
}

/** One request's client for a service, by path; calls made together travel together. */
export const createRemote = ({ connections, ...caller }: Remote): RemoteClient =>
  createRemoteCalls({ connections, headers: headersOf(caller) });

interface ServiceClient extends Caller {
  /** Where the service answers, without `/trpc`. */
  url: string;
}

/** A typed client from service to service; sees the procedures that browsers do not. */
export const createServiceClient = <C>({ url, ...caller }: ServiceClient) =>
  createTRPCClient<RouterOf<C, string, never>>({
    links: [
      httpBatchLink<AnyTRPCRouter>({
        url: `${url}/trpc`,
        // Inputs hold names and postcodes, which have no place in an address or a log.
        methodOverride: 'POST',
        maxItems: maxBatchSize,
        headers: headersOf(caller),
      }),
    ] as never,
  });

/** A typed client for what a service tells for as long as one listens; it connects again by itself. */
export const createServiceListener = <C>({ url, ...caller }: ServiceClient) =>
  createTRPCClient<RouterOf<C, string, never>>({
    links: [
      httpSubscriptionLink<AnyTRPCRouter, typeof EventSource>({
        url: `${url}/trpc`,
        EventSource,
        eventSourceOptions: {
          fetch: async (address, init) =>
            fetch(address, { ...init, headers: { ...init.headers, ...(await headersOf(caller)()) } }),
        },
      }),
    ] as never,
  });
