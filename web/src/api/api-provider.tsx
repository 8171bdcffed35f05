import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { followSession } from './follow-session.ts';
import { queryClient } from './query-client.ts';
import { trpc, trpcClient } from './trpc.ts';

followSession();

/** What calls to the server need around them. Every part of the app that has one shares the same answers. */
export function ApiProvider({ children }: { children: ReactNode }) {
  return (
    <trpc.Provider client={trpcClient} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  );
}
