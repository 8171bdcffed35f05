import { addressLookupContract } from '@plainwill/contracts/address-lookup/contract';
import { identityContract } from '@plainwill/contracts/identity/contract';
import { implement } from '@plainwill/kit/implement';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Site, startSite, stubHandlers } from './testing/site.ts';

let site: Site;
let signUps = 0;

beforeAll(async () => {
  const handlers = stubHandlers(identityContract);
  site = await startSite({
    identity: implement(identityContract, {
      contextFor: () => ({}),
      handlers: {
        ...handlers,
        accounts: {
          ...handlers.accounts,
          me: () => null,
          signUp: () => {
            signUps += 1;
          },
        },
      },
    }),
    addressLookup: implement(addressLookupContract, {
      contextFor: () => ({}),
      handlers: {
        ...stubHandlers(addressLookupContract),
        addresses: {
          search: () => ({ outcome: 'none', addresses: [] }),
          resolve: () => ({ outcome: 'none', address: null }),
        },
      },
    }),
  });
});
afterAll(() => site.close());

const json = { 'content-type': 'application/json' };
const credentials = JSON.stringify({ 0: { email: 'harriet@example.com', password: 'Quarry-street-7' } });
const signUp = '/trpc/identity.accounts.signUp?batch=1';

describe('a request that another site could forge', () => {
  const form = 'multipart/form-data; boundary=x';
  it.each([
    ['a form', { 'content-type': form }, 415],
    ['plain text', { 'content-type': 'text/plain' }, 415],
    ['url-encoded', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['octets', { 'content-type': 'application/octet-stream' }, 415],
    ['something that only begins like JSON', { 'content-type': 'application/jsonp' }, 415],
  ])('is refused as %s, and nothing happens', async (_what, headers, status) => {
    const before = signUps;
    for (const path of [signUp, '/auth/sign-in', '/auth/confirm-email', '/auth/sign-out']) {
      const response = await site.send(path, {
        method: 'POST',
        headers: { ...headers, origin: site.publicUrl },
        body: credentials,
      });
      expect(response.status).toBe(status);
    }
    expect(signUps).toBe(before);
  });

  it.each([
    ['a foreign origin', { origin: 'https://evil.example' }],
    ['a sibling subdomain', { origin: 'http://evil.localhost' }],
    ['another port', { origin: 'http://localhost:1' }],
    ['another scheme', { origin: 'https://localhost' }],
    ['a null origin', { origin: 'null' }],
    ['no origin at all', {}],
    ['a cross-site fetch', { 'sec-fetch-site': 'cross-site' }],
    ['a same-site fetch from a sibling', { 'sec-fetch-site': 'same-site' }],
  ])('is refused from %s, and nothing happens', async (_what, headers) => {
    const before = signUps;
    const withOrigin = 'sec-fetch-site' in headers ? { origin: site.publicUrl, ...headers } : headers;
    const response = await site.send(signUp, {
      method: 'POST',
      headers: { ...json, ...withOrigin },
      body: credentials,
    });
    expect(response.status).toBe(403);
    expect(signUps).toBe(before);
  });

  it('cannot change anything by GET', async () => {
    const before = signUps;
    const input = encodeURIComponent(credentials);
    const response = await site.send(`${signUp}&input=${input}`, {});
    expect(response.status).toBe(405);
    expect(signUps).toBe(before);
  });

  it('gets no leave from a preflight', async () => {
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
    const response = await site.send(signUp, { method: 'OPTIONS', headers });
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('a request that is too much', () => {
  it('is refused as a batch of more than 20 calls', async () => {
    const { response } = await site.batch(Array(21).fill('identity.accounts.me'));
    expect(response.status).toBe(400);
  });

  it('is refused beyond 64 KiB', async () => {
    const headers = { ...json, origin: site.publicUrl };
    const response = await site.send(signUp, {
      method: 'POST',
      headers,
      body: JSON.stringify({ 0: 'x'.repeat(65 * 1024) }),
    });
    expect(response.status).toBe(413);
  });

  it('is counted call by call, also inside a batch', async () => {
    const search = (calls: number) => site.batch(Array(calls).fill('addressLookup.addresses.search'));
    await search(20);
    const { bodies } = await search(20);
    const codes = bodies.map((body) => body.error?.data.code);
    expect(codes.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(10);
    const late = await site.call('addressLookup.addresses.search', { input: { searchTerm: 'SW1A 1AA' } });
    expect(late.status).toBe(429);
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(late.body.error.message).toMatch(/Wait \d+ seconds and try again/);
  });

  it('is refused when credentials come beside another call', async () => {
    const { bodies } = await site.batch(['identity.accounts.signUp', 'identity.accounts.signUp']);
    expect(bodies.map((body) => body.error?.message)).toEqual(Array(2).fill('Send this call on its own.'));
  });

  it('does not escape its count by claiming another address', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    const answer = await site.call('addressLookup.addresses.search', { input: { searchTerm: 'SW1A 1AA' }, headers });
    expect(answer.status).toBe(429);
  });
});
