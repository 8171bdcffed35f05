import type { RouterOf } from '@plainwill/contracts/kit/router-of';
import { createTRPCClient, httpSubscriptionLink } from '@trpc/client';
import type { AnyTRPCRouter } from '@trpc/server';
import { EventSource } from 'eventsource';
import { headersOf, type ServiceAddress } from './service-client.ts';

/** A typed client for what a service tells for as long as one listens; it connects again by itself. */
export const createServiceListener = <C>({ url, fetch = globalThis.fetch, ...caller }: ServiceAddress) =>
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
