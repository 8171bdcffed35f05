import { QueryClientProvider } from '@tanstack/react-query';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { queryClient } from './api/query-client.ts';
import { trpc, trpcClient } from './api/trpc.ts';
import { Routes } from './routes.tsx';
import { SkipLink } from './ui/skip-link.tsx';
import { ToastRegion } from './ui/toast-region.tsx';

export function App() {
  return (
    <trpc.Provider client={trpcClient} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <I18nProvider locale="en-GB">
          <SkipLink />
          <Routes />
          <ToastRegion />
        </I18nProvider>
      </QueryClientProvider>
    </trpc.Provider>
  );
}
