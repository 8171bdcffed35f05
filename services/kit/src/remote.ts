import type { CallingAccount } from '@plainwill/contracts/kit/handlers-of';
import type { RouterOf } from '@plainwill/contracts/kit/router-of';
import { createTRPCClient, createTRPCUntypedClient, httpBatchLink } from '@trpc/client';
import type { AnyTRPCRouter } from '@trpc/server';
import { maxBatchSize } from './server.ts';
import type { SignToken } from './service-token.ts';
import { currentTraceparent } from './tracing/spans.ts';

interface Remote {
  /** Where the service answers, without `/trpc`. */
  url: string;
  /** The service's name in its tokens. */
  audience: string;
  sign: SignToken;
  account: CallingAccount | null;
  visitor?: string;
  requestId: string;
}

const linksTo = ({ url, audience, sign, account, visitor, requestId }: Remote) => [
  httpBatchLink<AnyTRPCRouter>({
    url: `${url}/trpc`,
    // Inputs hold names and postcodes, which have no place in an address or a log.
    methodOverride: 'POST',
    maxItems: maxBatchSize,
    headers: async () => ({
      authorization: `Bearer ${await sign({ audience, account, visitor })}`,
      'x-request-id': requestId,
      traceparent: currentTraceparent(),
    }),
  }),
];

/** One request's client for a service, by path; calls made together travel together. */
export const createRemote = (remote: Remote) => createTRPCUntypedClient<AnyTRPCRouter>({ links: linksTo(remote) });
export type RemoteClient = ReturnType<typeof createRemote>;

/** A typed client from service to service; sees the procedures that browsers do not. */
export const createServiceClient = <C>(remote: Remote) =>
  createTRPCClient<RouterOf<C, string, never>>({ links: linksTo(remote) as never });
