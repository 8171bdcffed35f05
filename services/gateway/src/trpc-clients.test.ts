import { randomUUID } from 'node:crypto';
import type { AppRouter } from '@plainwill/contracts';
import { addressLookupContract } from '@plainwill/contracts/address-lookup/contract';
import { identityContract } from '@plainwill/contracts/identity/contract';
import type { AccountId, PersonId } from '@plainwill/contracts/shared/ids';
import { willDataContract } from '@plainwill/contracts/will-data/contract';
import { implement } from '@plainwill/kit/implement';
import { Refusal } from '@plainwill/kit/refusal';
import { createTRPCClient, httpBatchLink, httpBatchStreamLink, httpLink } from '@trpc/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Site, startSite, stubHandlers } from './testing/site.ts';

const signedIn = { cookie: 'plainwill_dev=known' };
const slow = 'Slow Lane';
let site: Site;
let endedOthers = 0;
let begun = Promise.withResolvers<void>();
let abandoned = Promise.withResolvers<void>();

beforeAll(async () => {
  const [identity, willData] = [stubHandlers(identityContract), stubHandlers(willDataContract)];
  site = await startSite({
    identity: implement(identityContract, {
      contextFor: () => ({}),
      handlers: {
        ...identity,
        accounts: { ...identity.accounts, me: () => null },
        devices: {
          ...identity.devices,
          signOutOthers: () => {
            endedOthers++;
          },
        },
        sessions: {
          ...identity.sessions,
          resolve: ({ input }) =>
            input.sessionId === 'known'
              ? {
                  accountId: randomUUID() as AccountId,
                  roles: [],
                  expiresAt: '2026-12-01T00:00:00.000Z',
                  sessionKey: 'a'.repeat(64),
                  authenticatedAt: new Date().toISOString(),
                  secondStep: 'none',
                  frozenUntil: null,
                  willHiddenUntil: null,
                  newUntil: null,
                  isRenewed: false,
                  secondsLeft: 1800,
                  isFinal: false,
                }
              : null,
        },
      },
    }),
    willData: implement(willDataContract, {
      contextFor: () => ({}),
      handlers: {
        ...willData,
        children: {
          ...willData.children,
          remove: () => {
            throw new Refusal('PersonNotFound');
          },
        },
        signingCopies: { ...willData.signingCopies, list: () => [] },
      },
    }),
    addressLookup: implement(addressLookupContract, {
      contextFor: () => ({}),
      handlers: {
        ...stubHandlers(addressLookupContract),
        addresses: {
          search: ({ input, signal }) => {
            if (input.searchTerm !== slow) return { outcome: 'none', addresses: [] };
            begun.resolve();
            const left = Promise.withResolvers<never>();
            signal?.addEventListener('abort', () => {
              abandoned.resolve();
              left.reject(new Error('abandoned'));
            });
            return left.promise;
          },
          resolve: () => ({ outcome: 'none', address: null }),
        },
      },
    }),
  });
});
afterAll(() => site.close());

type Send = (url: string, init: RequestInit) => Promise<Response>;

/** Calls by each link of tRPC's own client, with the number of requests that it sends for calls made together. */
const links = {
  'one at a time': { link: httpLink, requests: 4 },
  'one at a time, by POST': { link: httpLink, methodOverride: 'POST', requests: 4 },
  'in batches': { link: httpBatchLink, requests: 1 },
  'in batches, by POST': { link: httpBatchLink, methodOverride: 'POST', requests: 1 },
  'in streams': { link: httpBatchStreamLink, requests: 1 },
  'in streams, by POST': { link: httpBatchStreamLink, methodOverride: 'POST', requests: 1 },
} as const;

function clientBy(how: keyof typeof links) {
  const { link, requests, ...options } = { methodOverride: undefined, ...links[how] };
  let sent = 0;
  const send: Send = (url, init) => {
    sent++;
    return fetch(url, { ...init, headers: { ...init.headers, ...signedIn, origin: site.publicUrl } });
  };
  const client = createTRPCClient<AppRouter>({
    links: [link({ url: `${site.origin}/trpc`, fetch: send as typeof fetch, ...options } as never)],
  });
  return { client, requests, sent: () => sent };
}

describe.each(Object.keys(links) as (keyof typeof links)[])('tRPC’s own client, %s', (how) => {
  it('calls several services at once, the good beside the bad', async () => {
    const { client, requests, sent } = clientBy(how);
    const answers = await Promise.allSettled([
      client.identity.accounts.me.query(),
      client.addressLookup.addresses.search.query({ searchTerm: 'Bath' }),
      client.willData.signingCopies.list.query(),
      client.addressLookup.addresses.search.query({ searchTerm: '' }),
    ]);
    expect(answers).toEqual([
      { status: 'fulfilled', value: null },
      { status: 'fulfilled', value: { outcome: 'none', addresses: [] } },
      { status: 'fulfilled', value: [] },
      { status: 'rejected', reason: expect.objectContaining({ data: expect.objectContaining({ httpStatus: 400 }) }) },
    ]);
    expect(sent()).toBe(requests);
  });

  it('changes something, with input and without', async () => {
    const { client } = clientBy(how);
    const before = endedOthers;
    const [ended, removed] = await Promise.allSettled([
      client.identity.devices.signOutOthers.mutate(),
      client.willData.children.remove.mutate({ id: randomUUID() as PersonId }),
    ]);
    expect(ended.status).toBe('fulfilled');
    expect(endedOthers).toBe(before + 1);
    expect(removed).toMatchObject({
      status: 'rejected',
      reason: { data: { code: 'NOT_FOUND', reason: 'PersonNotFound' } },
    });
  });

  it('gives up a call half-way, and the service is told', async () => {
    const { client } = clientBy(how);
    begun = Promise.withResolvers();
    abandoned = Promise.withResolvers();
    const leaving = new AbortController();
    const asked = client.addressLookup.addresses.search.query({ searchTerm: slow }, { signal: leaving.signal });
    const failed = expect(asked).rejects.toThrow();
    await begun.promise;
    leaving.abort();
    await failed;
    await abandoned.promise;
  });
});
