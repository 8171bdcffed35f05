import type { AppRouter } from '@plainwill/contracts';
import { gatewayPaths } from '@plainwill/contracts/shared/gateway-paths';
import { unattendedHeader } from '@plainwill/contracts/shared/session-header';
import { createTRPCClient, httpBatchLink, type OperationContext, splitLink, type TRPCLink } from '@trpc/client';
import { createTRPCQueryUtils, createTRPCReact } from '@trpc/react-query';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import { observable } from '@trpc/server/observable';
import { failureOf } from './failure.ts';
import { queryClient } from './query-client.ts';
import { noteSessionTime } from './session-time.ts';

interface Watchers {
  /** Nobody is signed in any more. */
  onEnd: () => void;
  /** The signed-in account may not do this, or no longer. */
  onForbidden: () => void;
}

/** Tells when a call is refused for who is calling. */
function watchForSessionEnd({ onEnd, onForbidden }: Watchers): TRPCLink<AppRouter> {
  return () =>
    ({ op, next }) =>
      observable((observer) =>
        next(op).subscribe({
          next: (value) => observer.next(value),
          error: (error) => {
            const { code, reason } = failureOf(error);
            if (code === 'UNAUTHORIZED') onEnd();
            if (code === 'FORBIDDEN' && !reason) onForbidden();
            observer.error(error);
          },
          complete: () => observer.complete(),
        }),
      );
}

export const trpc = createTRPCReact<AppRouter>();

/** For what a page reads by itself, again and again: it does not keep anybody signed in. */
export const unattended = { isUnattended: true };

/** For a read that carries a secret, which is refused in company, and for one that others should not wait for. */
export const onItsOwn = { isOnItsOwn: true };

const headers = ({ opList }: { opList: readonly { context: OperationContext }[] }) =>
  opList.every(({ context }) => context.isUnattended) ? { [unattendedHeader]: 'true' } : {};

// Names and postcodes stay out of addresses and logs.
const everythingByPost = {
  url: gatewayPaths.calls,
  methodOverride: 'POST',
  headers,
  async fetch(address: RequestInfo | URL | string, options: RequestInit = {}) {
    const response = await fetch(address, options);
    noteSessionTime(response, Date.now());
    return response;
  },
} as const;

const links = [
  watchForSessionEnd({
    onEnd: () => api.identity.accounts.me.setData(undefined, null),
    onForbidden: () => void api.identity.accounts.me.invalidate(),
  }),
  splitLink<AppRouter>({
    condition: ({ type, context }) => type === 'query' && !context.isOnItsOwn,
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

export type RouterInputs = inferRouterInputs<AppRouter>;
export type RouterOutputs = inferRouterOutputs<AppRouter>;
