import type { AppRouter } from '@plainwill/contracts';
import { createTRPCClient, httpBatchLink, splitLink } from '@trpc/client';
import { createTRPCQueryUtils, createTRPCReact } from '@trpc/react-query';
import { queryClient } from './query-client.ts';
import { watchForSessionEnd } from './session-end.ts';

export const trpc = createTRPCReact<AppRouter>();

// Names and postcodes stay out of addresses and logs.
const everythingByPost = { url: '/trpc', methodOverride: 'POST' } as const;

const links = [
  watchForSessionEnd(() => api.identity.accounts.me.setData(undefined, null)),
  splitLink<AppRouter>({
    condition: ({ type }) => type === 'query',
    true: httpBatchLink({ ...everythingByPost, maxItems: 10 }),
    // Alone: a call that carries a password or a secret is refused in company.
    false: httpBatchLink({ ...everythingByPost, maxItems: 1 }),
  }),
];

export const trpcClient = trpc.createClient({ links });

/** The calls themselves, for code that is no component. */
export const calls = createTRPCClient<AppRouter>({ links });

/** The reads and their cache, for the same code. */
export const api = createTRPCQueryUtils<AppRouter>({ queryClient, client: trpcClient });
