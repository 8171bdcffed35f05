import { EventEmitter, on, once } from 'node:events';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { listen } from '@plainwill/kit/database/listen';
import { asStoreUnavailable } from '@plainwill/kit/database/store-unavailable';
import type { Log } from '@plainwill/kit/log';
import { sessionChanges } from './session.entity.ts';

/** Hears from the database whose sessions end or change, and tells everybody who wants to know. */
export function watchSessions(databaseUrl: string, log: Log) {
  const heard = new EventEmitter<{ change: [AccountId]; listening: [] }>().setMaxListeners(0);
  const closing = new AbortController();
  /** Aborted when a change may have been missed; null while nothing is heard. */
  let listening: AbortController | null = null;
  const listener = listen({
    url: databaseUrl,
    channel: sessionChanges,
    onMessage: (accountId) => heard.emit('change', accountId as AccountId),
    onListening() {
      listening = new AbortController();
      heard.emit('listening');
    },
    onLost() {
      listening?.abort();
      listening = null;
    },
    log,
  });

  return {
    /** @throws {TRPCError} SERVICE_UNAVAILABLE once changes may have been missed */
    async *changes(left: AbortSignal | undefined): AsyncGenerator<{ accountId: AccountId | null }> {
      const until = [closing.signal, ...(left ? [left] : [])];
      try {
        if (!listening) await once(heard, 'listening', { signal: AbortSignal.any(until) });
        const signal = AbortSignal.any([...until, ...(listening ? [(listening as AbortController).signal] : [])]);
        const changes = on(heard, 'change', { signal });
        yield { accountId: null };
        for await (const [accountId] of changes) yield { accountId };
      } catch (cause) {
        if (left?.aborted) return;
        throw asStoreUnavailable(cause);
      }
    },
    /** Everybody is told that nothing more comes. */
    async close() {
      closing.abort();
      await listener.close();
    },
  };
}

export type SessionChanges = ReturnType<typeof watchSessions>['changes'];
