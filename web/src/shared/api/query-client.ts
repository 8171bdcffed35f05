import { MutationCache, QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { dismissErrors } from '../../ui/toasts/toasts.ts';
import { paths } from '../paths/paths.ts';
import { failureOf } from './failure.ts';

const maxPauseMs = 8000;

let lastSave: number | null = null;
const saved = new Set<() => void>();

/** The time at which something was saved last by a press in the Will Maker, such as a gift; null before that. */
export const useLastSave = (): number | null =>
  useSyncExternalStore(
    (onChange) => {
      saved.add(onChange);
      return () => void saved.delete(onChange);
    },
    () => lastSave,
  );

/** How long is waited before another try. */
export const pauseAfter = (failures: number, error: unknown) =>
  Math.max(failureOf(error).retryAfterMs, Math.min(500 * 2 ** failures, maxPauseMs));

/** Reads are tried again while the trouble may pass; a refusal is final. */
export const readAgain = {
  retry: (failures: number, error: Error) => failures < 3 && failureOf(error).isPassing,
  retryDelay: (failures: number, error: Error) => pauseAfter(failures, error),
};

/** Saving is tried again only by those who ask. */
export const queryClient = new QueryClient({
  // Whoever tries again need not read what failed before.
  mutationCache: new MutationCache({
    onMutate: () => dismissErrors(),
    onSuccess: () => {
      // A sign-in, say, saves nothing of the will.
      if (!location.pathname.startsWith(paths.willMaker)) return;
      lastSave = Date.now();
      for (const onChange of saved) onChange();
    },
  }),
  defaultOptions: {
    queries: {
      // Being offline is a failure that screens tell of, not a pause without end.
      networkMode: 'always',
      staleTime: 10_000,
      ...readAgain,
    },
    mutations: { networkMode: 'always', retry: false },
  },
});

/** Resolves once nothing is being saved. */
export const savesDone = () =>
  new Promise<void>((resolve) => {
    const cache = queryClient.getMutationCache();
    const stop = cache.subscribe(check);
    function check() {
      if (queryClient.isMutating() > 0) return;
      stop();
      resolve();
    }
    check();
  });
