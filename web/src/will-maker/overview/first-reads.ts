import { mayBeSignedIn } from '../../shared/api/session-hint.ts';
import { api, onItsOwn } from '../../shared/api/trpc.ts';

/**
 * Asks at once for what every page of the Will Maker shows first. Its parts would ask for one after the other, each
 * once the answer before it is there; they find these answers, or the calls that are on their way.
 */
export function readFirst(): void {
  if (!mayBeSignedIn()) return;
  void api.identity.accounts.me.prefetch(undefined, { staleTime: 60_000 });
  void api.willData.testatorRecord.get.prefetch();
  void api.willData.willDocument.preview.prefetch(undefined, { trpc: { context: onItsOwn } });
}
