import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, vi } from 'vitest';
import { queryClient } from '../api/query-client.ts';
import { trpc, trpcClient } from '../api/trpc.ts';
import { clearDrafts } from '../drafts.ts';
import { ToastRegion } from '../ui/toast-region.tsx';
import { toasts } from '../ui/toasts.ts';

afterEach(() => {
  cleanup();
  clearDrafts();
  localStorage.clear();
  sessionStorage.clear();
  queryClient.clear();
  toasts.clear();
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

/** Shows a part of the app as it stands in the app, with somebody to use it. */
export function show(part: ReactNode) {
  // jsdom has no layout to scroll.
  vi.stubGlobal('scrollTo', () => undefined);
  Element.prototype.scrollIntoView = () => undefined;
  render(
    <trpc.Provider client={trpcClient} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        {part}
        <ToastRegion />
      </QueryClientProvider>
    </trpc.Provider>,
  );
  return userEvent.setup();
}
