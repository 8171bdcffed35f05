import type { AppRouter } from '@plainwill/contracts';
import type { TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { failureOf } from './failure.ts';

interface Watchers {
  /** Nobody is signed in any more. */
  onEnd: () => void;
  /** Who is signed in may not do this, or no longer. */
  onForbidden: () => void;
}

/** Tells when a call is refused for who is calling. */
export function watchForSessionEnd({ onEnd, onForbidden }: Watchers): TRPCLink<AppRouter> {
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
