import { freePort } from '@plainwill/kit/free-port';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startOpenIdProvider } from './start-openid-provider.ts';

const redirectUri = 'http://localhost:3000/auth/google/callback';
const clientId = 'plainwill';
const clientSecret = 'of-this-test-alone';
let issuer = '';
let provider: Awaited<ReturnType<typeof startOpenIdProvider>>;

beforeAll(async () => {
  const port = await freePort();
  issuer = `http://localhost:${port}`;
  provider = await startOpenIdProvider({ port, issuer, clientId, clientSecret, redirectUri });
});
afterAll(() => provider.close());

const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
const request = { response_type: 'code', scope: 'openid email profile', state: 'a-state', nonce: 'a-nonce' };
const pkce = { code_challenge: challenge, code_challenge_method: 'S256' };

/** Goes to the page where people choose, with the cookies of the visit and of an earlier one. */
async function visit(params: Record<string, string> = {}, earlier = '') {
  const query = new URLSearchParams({ client_id: clientId, redirect_uri: redirectUri, ...request, ...pkce, ...params });
  const begun = await fetch(`${issuer}/auth?${query}`, { redirect: 'manual', headers: { cookie: earlier } });
  const own = begun.headers.getSetCookie().map((line) => line.split(';')[0]);
  const location = begun.headers.get('location') ?? '';
  const cookie = [earlier, ...own].filter(Boolean).join('; ');
  const url = new URL(location, issuer).href;
  const open = (form?: Record<string, string>) =>
    fetch(url, {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { cookie },
      body: form && new URLSearchParams(form),
    });
  return { begun, location, cookie, open };
}

async function choose(form: Record<string, string>, earlier = '') {
  const { open, cookie } = await visit({}, earlier);
  const chosen = await open(form);
  const back = await fetch(chosen.headers.get('location') ?? '', { redirect: 'manual', headers: { cookie } });
  const pairs = back.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  const sessionCookie = pairs.filter((pair) => !pair.endsWith('=') && pair.includes('session')).join('; ');
  return { location: new URL(back.headers.get('location') ?? issuer), sessionCookie };
}

describe('the page', () => {
  it('lists the people, and works without script and without loading anything from elsewhere', async () => {
    const page = await (await visit()).open();
    const html = await page.text();
    expect(html).toContain('<h1>Choose an account</h1>');
    expect(html).toContain('harriet_bell@gmail.com');
    expect(html).not.toMatch(/<script|style=|<style|https?:/);
    expect(page.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'self'; form-action 'self' http://localhost:3000; frame-ancestors 'none'; base-uri 'none'",
    );
    expect((await fetch(`${issuer}/page.css`)).headers.get('content-type')).toBe('text/css; charset=utf-8');
  });

  it('asks again for a name and an address that are none', async () => {
    const { open } = await visit();
    const page = await open({ name: 'Ada', email: 'ada' });
    expect(page.status).toBe(422);
    expect(await page.text()).toContain('role="alert"');
  });

  it('is not there for who did not come from a sign-in', async () => {
    expect((await fetch(`${issuer}/choose/made-up`)).status).toBe(400);
  });
});

describe('choosing', () => {
  it('leads back with a code', async () => {
    const { location } = await choose({ person: '104500000000000000001' });
    expect(location.href.startsWith(`${redirectUri}?code=`)).toBe(true);
    expect(location.searchParams.get('state')).toBe('a-state');
  });

  it('can be left undone', async () => {
    const { location } = await choose({ cancel: 'yes' });
    expect(location.searchParams.get('error')).toBe('access_denied');
    expect(location.searchParams.has('code')).toBe(false);
  });

  it('is asked of everybody every time, whoever they were before', async () => {
    const { sessionCookie } = await choose({ person: '104500000000000000001' });
    expect(sessionCookie).not.toBe('');
    const again = await visit({}, sessionCookie);
    expect(again.location).toMatch(/^\/choose\//);
    const { location } = await choose({ person: '104500000000000000002' }, sessionCookie);
    expect(location.searchParams.has('code')).toBe(true);
  });
});

describe('a sign-in is refused', () => {
  it.each([
    ['from a client it does not know', { client_id: 'somebody-else' }],
    ['that leads elsewhere', { redirect_uri: 'https://evil.example/' }],
  ])('%s, on a page of its own', async (_what, params) => {
    const { begun } = await visit(params);
    expect(begun.status).toBe(400);
    expect(begun.headers.get('location')).toBeNull();
    expect(await begun.text()).toContain('<h1>This cannot go on</h1>');
  });

  it.each([
    ['without a challenge', { code_challenge: '', code_challenge_method: '' }],
    ['for anything but a code', { response_type: 'id_token' }],
  ])('%s', async (_what, params) => {
    const { location } = await visit(params);
    expect(location).toMatch(/[?#]error=invalid_request&/);
  });
});
