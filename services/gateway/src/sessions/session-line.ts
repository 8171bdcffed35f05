import type { identityContract } from '@plainwill/contracts/identity/contract';
import { createServiceListener } from '@plainwill/kit/calls/service-listener';
import type { Log } from '@plainwill/kit/log';
import type { SignToken } from '@plainwill/kit/tokens/service-token';
import { audiences } from '../audiences.ts';
import type { SessionCache } from './session-cache.ts';

interface Line {
  identityUrl: string;
  sign: SignToken;
  sessions: SessionCache;
  log: Log;
}

const againMs = 1000;

/**
 * Hears from identity which sessions end or change. While the line is whole what is known of sessions lasts; as soon as
 * anything may have been missed it does not.
 */
export function listenForSessions({ identityUrl, sign, sessions, log }: Line) {
  const client = createServiceListener<typeof identityContract>({
    url: identityUrl,
    audience: audiences.identity,
    sign,
    account: null,
    requestId: 'session-line',
  });
  let isClosed = false;
  let isWhole = false;
  let timer: NodeJS.Timeout | undefined;
  let subscription: { unsubscribe(): void } | undefined;

  function whole(isNow: boolean) {
    if (isWhole !== isNow) log.info({ isWhole: isNow }, 'identity tells which sessions change');
    isWhole = isNow;
    sessions.told(isNow);
  }

  function again() {
    if (isWhole) whole(false);
    clearTimeout(timer);
    if (!isClosed) timer = setTimeout(listen, againMs);
  }

  function listen() {
    subscription = client.sessions.changes.subscribe(undefined, {
      onData({ accountId }) {
        if (accountId) sessions.changed(accountId);
        else whole(true);
      },
      onConnectionStateChange({ state }) {
        if (state !== 'pending' && isWhole) whole(false);
      },
      onError: again,
      onComplete: again,
    });
  }

  listen();
  return {
    close() {
      isClosed = true;
      clearTimeout(timer);
      subscription?.unsubscribe();
    },
  };
}
