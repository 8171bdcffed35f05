import type { AppRouter } from '@plainwill/contracts';
import { createTRPCClient, httpBatchLink } from '@trpc/client';
import { createTRPCQueryUtils, createTRPCReact } from '@trpc/react-query';
import { queryClient } from './query-client.ts';
import { watchForSessionEnd } from './session-end.ts';

export const trpc = createTRPCReact<AppRouter>();

const links = [
  watchForSessionEnd(() => api.identity.accounts.me.setData(undefined, null)),
  // Everything by POST: names and postcodes stay out of addresses and logs.
  httpBatchLink<AppRouter>({ url: '/trpc', methodOverride: 'POST', maxItems: 10 }),
];

export const trpcClient = trpc.createClient({ links });

/** The calls themselves, for code that is no component. */
export const calls = createTRPCClient<AppRouter>({ links });

/** The reads and their cache, for the same code. */
export const api = createTRPCQueryUtils<AppRouter>({ queryClient, client: trpcClient });
