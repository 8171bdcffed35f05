import { QueryClientProvider } from '@tanstack/react-query';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Router } from 'wouter';
import { queryClient } from './api/query-client.ts';
import { trpc, trpcClient } from './api/trpc.ts';
import { Routes } from './routes.tsx';
import { SkipLink } from './ui/skip-link.tsx';
import { ToastRegion } from './ui/toast-region.tsx';

interface AppProps {
  /** Called once the page stands and answers. */
  onReady?: () => void;
  /** The page to render where there is no browser. */
  path?: string;
}

export function App({ onReady, path }: AppProps) {
  return (
    <trpc.Provider client={trpcClient} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <I18nProvider locale="en-GB">
          <Router ssrPath={path}>
            <SkipLink />
            <Routes onReady={onReady} />
            <ToastRegion />
          </Router>
        </I18nProvider>
      </QueryClientProvider>
    </trpc.Provider>
  );
}
