import { EventEmitter, on } from 'node:events';
import type { AddressInfo } from 'node:net';
import { identityContract } from '@plainwill/contracts/identity/contract';
import type { OpenSession } from '@plainwill/contracts/identity/sessions';
import { AccountId } from '@plainwill/contracts/shared/ids';
import { implement } from '@plainwill/kit/implement';
import { createServiceServer } from '@plainwill/kit/server';
import { quietLog } from '@plainwill/kit/testing/call';
import { aKeyPair } from '@plainwill/kit/testing/keys';
import { createTcpProxy } from '@plainwill/kit/testing/tcp-proxy';
import { createSigner, createVerifier } from '@plainwill/kit/tokens/service-token';
import { expect, it, onTestFinished } from 'vitest';
import { stubHandlers } from '../testing/site.ts';
import { createSessionCache } from './session-cache.ts';
import { subscribeToSessionChanges } from './session-subscription.ts';

const harriet = AccountId.parse('5f0c2f0e-0000-4000-8000-000000000001');
const sam = AccountId.parse('5f0c2f0e-0000-4000-8000-000000000002');
const keys = await aKeyPair();
const sign = await createSigner('gateway', keys.privateKey);
// Longer than it takes to notice that a line is dead.
const soon = { timeout: 20_000, interval: 20 };

async function anIdentity() {
  const heard = new EventEmitter();
  const handlers = stubHandlers(identityContract);
  const http = createServiceServer({
    router: implement(identityContract, {
      contextFor: () => ({}),
      handlers: {
        ...handlers,
        sessions: {
          ...handlers.sessions,
          async *changes({ signal }) {
            const changes = on(heard, 'change', { signal });
            yield { accountId: null };
            for await (const [accountId] of changes) yield { accountId };
          },
        },
      },
    }),
    verify: await createVerifier('identity', { gateway: keys.publicKey }),
    log: quietLog,
    ready: async () => {},
  });
  await http.listen({ port: 0, host: '127.0.0.1' });
  const proxy = await createTcpProxy(`http://127.0.0.1:${(http.server.address() as AddressInfo).port}`);
  onTestFinished(async () => {
    await proxy.shut();
    await http.close();
  });
  return { proxy, notify: (accountId: AccountId) => heard.emit('change', accountId) };
}

/** The session cache of a gateway, by a clock that only the test moves. */
function aGateway(identityUrl: string) {
  const time = { nowMs: 0 };
  const sessions = createSessionCache(() => time.nowMs);
  const line = subscribeToSessionChanges({
    identityUrl: identityUrl.replace(/\/$/, ''),
    sign,
    sessions,
    log: quietLog,
  });
  onTestFinished(() => line.close());

  /** Resolves a session again; true if identity is asked once more. */
  async function asks(accountId: AccountId) {
    let isAsked = false;
    await sessions.resolve(accountId, async () => {
      isAsked = true;
      return { accountId, secondsLeft: 1800 } as OpenSession;
    });
    return isAsked;
  }
  /** True if an answer is cached for longer than a second. */
  async function remembers() {
    await asks(harriet);
    time.nowMs += 1000;
    return !(await asks(harriet));
  }
  return { asks, remembers };
}

it('has what ends refused by every gateway, and what goes on remembered', async () => {
  const { proxy, notify } = await anIdentity();
  const gateways = [aGateway(proxy.url), aGateway(proxy.url)];
  for (const gateway of gateways) {
    await expect.poll(gateway.remembers, soon).toBe(true);
    await gateway.asks(sam);
  }
  notify(harriet);
  // No time passes on the clock of either.
  for (const gateway of gateways) {
    await expect.poll(() => gateway.asks(harriet), soon).toBe(true);
    expect(await gateway.asks(sam)).toBe(false);
  }
});

it('remembers nothing while the line is cut, and again once it is whole', async () => {
  const { proxy } = await anIdentity();
  const { asks, remembers } = aGateway(proxy.url);
  await expect.poll(remembers, soon).toBe(true);
  await proxy.shut();
  await expect.poll(() => asks(harriet), soon).toBe(true);
  expect(await remembers()).toBe(false);
  await proxy.open();
  await expect.poll(remembers, soon).toBe(true);
});

it('remembers nothing of before when a message may have been lost on the way', async () => {
  const { proxy, notify } = await anIdentity();
  const { asks, remembers } = aGateway(proxy.url);
  await expect.poll(remembers, soon).toBe(true);
  proxy.swallow();
  notify(harriet);
  await expect.poll(() => asks(harriet), soon).toBe(true);
});
