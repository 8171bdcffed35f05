import { QueryClient } from '@tanstack/react-query';
import { failureOf } from './failure.ts';

const longestPauseMs = 8000;

/** Reads are tried again while the trouble may pass; a refusal is final. Saving is tried again only by those who ask. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Being offline is a failure that screens tell of, not a pause without end.
      networkMode: 'always',
      staleTime: 10_000,
      retry: (failures, error) => failures < 3 && failureOf(error).isPassing,
      retryDelay: (failures, error) =>
        Math.max(failureOf(error).retryAfterMs, Math.min(500 * 2 ** failures, longestPauseMs)),
    },
    mutations: { networkMode: 'always', retry: false },
  },
});
