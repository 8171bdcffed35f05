import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClient } from './query-client.ts';
import { isMe } from './session.ts';
import { rememberSession } from './session-hint.ts';
import { trpc, trpcClient } from './trpc.ts';

queryClient.getQueryCache().subscribe(({ query }) => {
  if (isMe(query.queryKey) && query.state.data !== undefined) rememberSession(query.state.data !== null);
});

/** What calls to the server need around them. Every part of the app that has one shares the same answers. */
export function ApiProvider({ children }: { children: ReactNode }) {
  return (
    <trpc.Provider client={trpcClient} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  );
}
