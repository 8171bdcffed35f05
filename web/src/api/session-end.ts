import type { AppRouter } from '@plainwill/contracts';
import type { TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { failureOf } from './failure.ts';

/** Tells when a call is refused because nobody is signed in any more. */
export function watchForSessionEnd(onEnd: () => void): TRPCLink<AppRouter> {
  return () =>
    ({ op, next }) =>
      observable((observer) =>
        next(op).subscribe({
          next: (value) => observer.next(value),
          error: (error) => {
            if (failureOf(error).code === 'UNAUTHORIZED') onEnd();
            observer.error(error);
          },
          complete: () => observer.complete(),
        }),
      );
}
