import { createHash, randomUUID } from 'node:crypto';
import { addressLookupContract } from '@plainwill/contracts/address-lookup/addresses';
import { identityContract } from '@plainwill/contracts/identity/contract';
import type { Client } from '@plainwill/contracts/identity/sessions';
import { implement } from '@plainwill/kit/implement';
import { Refusal } from '@plainwill/kit/refusal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Site, startSite, stubHandlers } from './testing/site.ts';

let site: Site;
let signUps = 0;
const clients: Client[] = [];
const open = new Set<string>();

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
        sessions: {
          ...handlers.sessions,
          signIn: ({ input }) => {
            clients.push(input.client);
            if (input.password !== 'right') throw new Refusal('SignInFailed');
            const sessionId = randomUUID();
            open.add(sessionId);
            return { sessionId, expiresAt: '2030-01-01T00:00:00.000Z' };
          },
          signOut: ({ input }) => {
            open.delete(input.sessionId);
          },
        },
      },
    }),
    addressLookup: implement(addressLookupContract, {
      contextFor: () => ({}),
      handlers: {
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
    for (const path of [signUp, '/auth/sign-in', '/auth/sign-out']) {
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

describe('signing in and out', () => {
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    site.send(path, {
      method: 'POST',
      headers: { ...json, origin: site.publicUrl, ...headers },
      body: JSON.stringify(body),
    });
  const email = 'harriet@example.com';

  it('sets a cookie that scripts cannot read, and keeps its value out of the answer', async () => {
    const response = await post('/auth/sign-in', { email, password: 'right' });
    const cookie = response.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^plainwill_dev=[\w-]+; Path=\/; Expires=.*; HttpOnly; SameSite=Lax$/);
    expect(await response.text()).toBe('{}');
  });

  it('tells identity what the browser is and the network it calls from, and no more', async () => {
    const headers = { 'user-agent': 'x'.repeat(500) };
    await post('/auth/sign-in', { email, password: 'right', client: { userAgent: 'forged', network: '' } }, headers);
    expect(clients.at(-1)).toEqual({ userAgent: 'x'.repeat(400), network: '127.0.0.0/24' });
  });

  it('is slowed after ten wrong passwords for one address, and a message says for how long', async () => {
    const wrong = () => post('/auth/sign-in', { email: 'slowed@example.com', password: 'wrong' });
    for (let i = 0; i < 10; i++) expect((await wrong()).status).toBe(401);
    const slowed = await wrong();
    expect(slowed.status).toBe(429);
    expect(Number(slowed.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await slowed.json()).toMatchObject({ error: { message: expect.stringMatching(/Wait \d+ seconds/) } });
    expect((await post('/auth/sign-in', { email, password: 'right' })).status).toBe(200);
  });

  it('ends the session that the browser had, and never takes up one that it made up', async () => {
    const first = (await post('/auth/sign-in', { email, password: 'right' })).headers.get('set-cookie') ?? '';
    const [pair = ''] = first.split(';');
    const again = await post('/auth/sign-in', { email, password: 'right' }, { cookie: pair });
    expect(again.headers.get('set-cookie')?.startsWith(pair)).toBe(false);
    expect(open.has(pair.split('=')[1] ?? '')).toBe(false);
  });

  it('says why it was refused, in the words of every other failure', async () => {
    const response = await post('/auth/sign-in', { email, password: 'wrong' });
    expect(response.status).toBe(401);
    expect(response.headers.get('set-cookie')).toBeNull();
    const { error } = (await response.json()) as { error: { message: string; data: object } };
    expect(error.data).toMatchObject({ code: 'UNAUTHORIZED', reason: 'SignInFailed' });
    expect(error.message).toMatch(/^We could not sign you in/);
  });

  it('names the field of bad input', async () => {
    const response = await post('/auth/sign-in', { email: 'harriet', password: 'right' });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      error: { data: { fields: { email: expect.stringMatching(/correct format/) } } },
    });
  });

  it('clears the cookie and what the browser keeps', async () => {
    const cookie =
      (await post('/auth/sign-in', { email, password: 'right' })).headers.get('set-cookie')?.split(';')[0] ?? '';
    const response = await post('/auth/sign-out', {}, { cookie });
    expect(response.status).toBe(204);
    expect(response.headers.get('set-cookie')).toMatch(/^plainwill_dev=;.*Expires=Thu, 01 Jan 1970/);
    expect(response.headers.get('clear-site-data')).toBe('"cache", "storage"');
    expect(open.has(cookie.split('=')[1] ?? '')).toBe(false);
  });
});

describe('pages', () => {
  const html = { accept: 'text/html' };

  it.each([
    ['/', 200],
    ['/auth', 200],
    ['/admin/users/123', 200],
    ['/admin/users', 404],
    ['/nowhere', 404],
    ['/assets/gone.js', 404],
  ])('answers %s with %i', async (path, status) => {
    expect((await site.send(path, { headers: html })).status).toBe(status);
  });

  const titleOf = async (path: string, headers: Record<string, string> = html) =>
    /<title>(.*)<\/title>/.exec(await (await site.send(path, { headers })).text())?.[1];

  it('are sent as they were rendered, or as the shell that renders them, or as the one for all that is not found', async () => {
    expect(await titleOf('/')).toBe('index');
    expect(await titleOf('/executors?from=mail')).toBe('executors');
    expect(await titleOf('/executors/')).toBe('executors');
    expect(await titleOf('/auth')).toBe('shell');
    expect(await titleOf('/nowhere')).toBe('404');
    expect(await titleOf('/shell')).toBe('404');
    expect(await titleOf('/pages/executors.html')).toBe('404');
  });

  it('name the address that people know the site by', async () => {
    const page = await (await site.send('/executors', { headers: html })).text();
    expect(page).toContain(`href="${site.publicUrl}/"`);
    expect(await (await site.send('/robots.txt', {})).text()).toBe(`Sitemap: ${site.publicUrl}/sitemap.xml\n`);
  });

  it('are offered to search engines only where anyone may read them', async () => {
    const robotsTag = async (path: string) => (await site.send(path, { headers: html })).headers.get('x-robots-tag');
    expect(await robotsTag('/executors')).toBeNull();
    for (const path of ['/auth', '/admin/users/123', '/nowhere']) expect(await robotsTag(path)).toBe('noindex');
  });

  it('say from the first paint whether somebody may be signed in, and caches keep the two apart', async () => {
    const page = async (headers: object) => (await site.send('/', { headers: { ...html, ...headers } })).text();
    expect(await page({})).not.toContain('data-session');
    expect(await page({ cookie: 'plainwill_dev=anything' })).toContain('<html data-session="in" lang="en-GB">');
    expect((await site.send('/', { headers: html })).headers.get('vary')).toContain('cookie');
  });

  it('are not sent again to a browser that has them', async () => {
    const first = await site.send('/executors', { headers: html });
    const tag = first.headers.get('etag') ?? '';
    const again = (headers: object) => site.send('/executors', { headers: { ...html, ...headers } });
    expect((await again({ 'if-none-match': tag })).status).toBe(304);
    expect((await again({ 'if-none-match': tag, cookie: 'plainwill_dev=anything' })).status).toBe(200);
  });

  it('allow the styles that they were built with, and no others', async () => {
    const { headers } = await site.send('/', { headers: html });
    const hash = createHash('sha256').update('p{color:red}').digest('base64');
    expect(headers.get('content-security-policy')).toContain(`style-src 'self' 'sha256-${hash}';`);
  });

  it.each(['br', 'gzip', 'identity'])('can be had as %s', async (coding) => {
    expect(await titleOf('/executors', { ...html, 'accept-encoding': coding })).toBe('executors');
  });

  it('show the scheduling service and nothing else in a frame', async () => {
    const { headers } = await site.send('/', { headers: html });
    expect(headers.get('content-security-policy')).toContain("frame-src 'self' https://booking.example;");
    const booking = await site.send('/booking', {});
    expect(booking.headers.get('location')).toBe('https://booking.example/opening-meeting');
  });

  it('gives no page for a missing file', async () => {
    const response = await site.send('/assets/gone.js', { headers: { accept: '*/*' } });
    expect(await response.text()).not.toContain('<html');
    expect(response.headers.get('content-type')).toMatch(/json/);
  });

  it.each(['/', '/nowhere', '/favicon.svg', '/trpc/identity.accounts.me', '/health/ready'])(
    'are sent with the headers that close the browser’s doors: %s',
    async (path) => {
      const { headers } = await site.send(path, { headers: html });
      expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
      expect(headers.get('content-security-policy')).not.toMatch(/unsafe/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('permissions-policy')).toMatch(/camera=\(\)/);
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('x-powered-by')).toBeNull();
      expect(headers.get('server')).toBeNull();
    },
  );

  it('that carry a token in their address pass it to nobody', async () => {
    const { headers } = await site.send('/auth', { headers: html });
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });

  it('say only whether the site is well', async () => {
    expect(await (await site.send('/health/ready', {})).text()).toBe('{"ok":true}');
  });

  it('have no queue dashboard for a stranger', async () => {
    expect((await site.send('/ops/queues', { headers: html })).headers.get('location')).toBe('/auth');
    expect((await site.send('/ops/queues/api/queues', {})).status).toBe(302);
  });
});
