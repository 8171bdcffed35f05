import type { identityContract } from '@plainwill/contracts/identity/contract';
import { createServiceListener } from '@plainwill/kit/calls/service-listener';
import type { Log } from '@plainwill/kit/log';
import type { ServiceFetch } from '@plainwill/kit/tls/service-fetch';
import type { SignToken } from '@plainwill/kit/tokens/service-token';
import { audiences } from '../audiences.ts';
import type { SessionCache } from './session-cache.ts';

interface Subscription {
  identityUrl: string;
  sign: SignToken;
  fetch?: ServiceFetch;
  sessions: SessionCache;
  log: Log;
}

const reconnectMs = 1000;

/**
 * Subscribes to identity's notifications of sessions that end or change. While it is connected the session cache keeps
 * what it knows for longer; as soon as a notification may have been missed it does not.
 */
export function subscribeToSessionChanges({ identityUrl, sign, fetch, sessions, log }: Subscription) {
  const client = createServiceListener<typeof identityContract>({
    url: identityUrl,
    fetch,
    audience: audiences.identity,
    sign,
    account: null,
    requestId: 'session-changes',
  });
  let isClosed = false;
  let isConnected = false;
  let timer: NodeJS.Timeout | undefined;
  let subscription: { unsubscribe(): void } | undefined;

  function setConnected(isNow: boolean) {
    if (isConnected !== isNow) log.info({ isConnected: isNow }, 'notified by identity of sessions that change');
    isConnected = isNow;
    sessions.setNotified(isNow);
  }

  function reconnect() {
    if (isConnected) setConnected(false);
    clearTimeout(timer);
    if (!isClosed) timer = setTimeout(subscribe, reconnectMs);
  }

  function subscribe() {
    subscription = client.sessions.changes.subscribe(undefined, {
      onData({ accountId }) {
        if (accountId) sessions.changed(accountId);
        else setConnected(true);
      },
      onConnectionStateChange({ state }) {
        if (state !== 'pending' && isConnected) setConnected(false);
      },
      onError: reconnect,
      onComplete: reconnect,
    });
  }

  subscribe();
  return {
    close() {
      isClosed = true;
      clearTimeout(timer);
      subscription?.unsubscribe();
    },
  };
}
