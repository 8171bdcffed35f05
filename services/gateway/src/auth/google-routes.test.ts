import { randomUUID } from 'node:crypto';
import { identityContract } from '@plainwill/contracts/identity/contract';
import { type GooglePurpose, googlePurposes } from '@plainwill/contracts/identity/vocabulary';
import type { CallingAccount } from '@plainwill/contracts/kit/handlers-of';
import type { Reason } from '@plainwill/contracts/reasons';
import { implement } from '@plainwill/kit/implement';
import { Refusal } from '@plainwill/kit/refusal';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Site, startSite, stubHandlers } from '../testing/site.ts';

let site: Site;
/** The sign-ins that identity was asked to finish, with their caller. */
let finished: { code: string; account: CallingAccount | null }[] = [];
let refusal: Reason | 'broken' | null = null;
const open = new Set<string>();
const accountId = randomUUID() as CallingAccount['id'];
const sessionKey = 'a'.repeat(64);
const provider = 'https://provider.example/authorize';
const hasSession = (purpose: GooglePurpose) => purpose === 'connect' || purpose === 'reauthenticate';

beforeAll(async () => {
  const handlers = stubHandlers(identityContract);
  site = await startSite(
    {
      identity: implement(identityContract, {
        contextFor: () => ({}),
        handlers: {
          ...handlers,
          google: {
            begin: ({ input: { purpose } }) => {
              const attempt = { purpose, state: randomUUID(), nonce: randomUUID(), codeVerifier: randomUUID() };
              return { url: `${provider}?state=${attempt.state}`, attempt };
            },
            finish: ({ input: { code, attempt }, ctx }) => {
              finished.push({ code, account: ctx.account });
              if (refusal === 'broken') throw new Error('connect ECONNREFUSED db.internal:5432');
              if (refusal) throw new Refusal(refusal);
              if (hasSession(attempt.purpose)) return null;
              const sessionId = randomUUID();
              open.add(sessionId);
              return { sessionId, expiresAt: '2030-01-01T00:00:00.000Z' };
            },
          },
          sessions: {
            ...handlers.sessions,
            resolve: ({ input }) =>
              input.sessionId === 'known'
                ? {
                    accountId,
                    sessionKey,
                    roles: [],
                    authenticatedAt: '2026-11-20T00:00:00.000Z',
                    secondStep: 'none',
                    frozenUntil: null,
                    willHiddenUntil: null,
                    newUntil: null,
                    expiresAt: '2030-01-01T00:00:00.000Z',
                    isRenewed: false,
                    secondsLeft: 1800,
                    isFinal: false,
                  }
                : null,
            signOut: ({ input }) => {
              open.delete(input.sessionId);
            },
          },
        },
      }),
    },
    { trustedProxies: ['127.0.0.1'] },
  );
});
afterAll(() => site.close());
beforeEach(() => {
  finished = [];
  refusal = null;
  open.clear();
});

const ours = { 'sec-fetch-site': 'same-origin' };
const cookieName = 'plainwill_dev_google';
let callers = 0;

/** Each from an address of its own, so that no test is counted with another. */
const get = (path: string, headers: Record<string, string> = {}) =>
  site.send(path, { headers: { 'x-forwarded-for': `203.0.113.${++callers}`, ...headers } });

const setCookies = (response: Response) => response.headers.getSetCookie();
const pairOf = (response: Response, name: string) =>
  setCookies(response)
    .find((line) => line.startsWith(`${name}=`))
    ?.split(';')[0] ?? '';

async function leave(purpose: GooglePurpose = 'signIn') {
  const response = await get(`/auth/google?purpose=${purpose}`, ours);
  const state = new URL(response.headers.get('location') ?? '').searchParams.get('state') ?? '';
  return { response, state, cookie: pairOf(response, cookieName) };
}

const comeBack = (query: Record<string, string>, cookie = '') =>
  get(`/auth/google/callback?${new URLSearchParams(query)}`, { cookie, 'sec-fetch-site': 'cross-site' });

function expectRefused(response: Response, location: string) {
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe(location);
  expect(setCookies(response).some((line) => line.startsWith('plainwill_dev='))).toBe(false);
  expect(open.size).toBe(0);
}

describe('leaving for Google', () => {
  it.each(googlePurposes)(
    'sends the browser to the provider, with the attempt in a cookie, to: %s',
    async (purpose) => {
      const { response, cookie } = await leave(purpose);
      expect(response.status).toBe(303);
      expect(response.headers.get('location')).toMatch(/^https:\/\/provider\.example\/authorize\?state=/);
      expect(response.headers.get('referrer-policy')).toBe('no-referrer');
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(cookie).not.toBe('');
    },
  );

  it('is possible from the address bar', async () => {
    const response = await get('/auth/google?purpose=signIn', { 'sec-fetch-site': 'none' });
    expect(response.headers.get('location')).toMatch(/^https:\/\/provider\.example/);
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling of the site', { 'sec-fetch-site': 'same-site' }],
    ['a browser that does not say', {}],
  ])('is refused from %s', async (_where, headers) => {
    const response = await get('/auth/google?purpose=connect', headers as Record<string, string>);
    expectRefused(response, '/account?google=GoogleFailed');
    expect(setCookies(response)).toEqual([]);
  });

  it.each([
    '',
    'purpose=',
    'purpose=other',
    'purpose=admin&purpose=signIn',
    'purpose=//evil.example',
    'purpose=toString',
  ])('is refused for a purpose that there is not: "%s"', async (query) => {
    expectRefused(await get(`/auth/google?${query}`, ours), '/auth?google=GoogleFailed');
  });
});

describe('coming back from Google', () => {
  it.each([
    ['signIn', '/auth'],
    ['admin', '/admin/login'],
  ] as const)('opens a session for %s and goes on to %s', async (purpose, page) => {
    const { state, cookie } = await leave(purpose);
    const response = await comeBack({ code: 'a-code', state }, cookie);
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(page);
    expect(setCookies(response)).toContainEqual(
      expect.stringMatching(/^plainwill_dev=[\w-]+; Path=\/; Expires=.*2030.*; HttpOnly; SameSite=Lax$/),
    );
    expect(open.has(pairOf(response, 'plainwill_dev').split('=')[1] ?? '')).toBe(true);
    expect(finished).toEqual([{ code: 'a-code', account: null }]);
  });

  it.each(['connect', 'reauthenticate'] as const)('keeps the session to %s, and says whose it is', async (purpose) => {
    const { state, cookie } = await leave(purpose);
    const response = await comeBack({ code: 'a-code', state }, `${cookie}; plainwill_dev=known`);
    expect(response.headers.get('location')).toBe('/account');
    expect(pairOf(response, 'plainwill_dev')).toBe('');
    expect(finished[0]?.account).toMatchObject({ id: accountId, sessionKey });
  });

  it('ends the session that the browser had, and never takes up one that it made up', async () => {
    open.add('earlier');
    const { state, cookie } = await leave();
    const response = await comeBack({ code: 'a-code', state }, `${cookie}; plainwill_dev=earlier`);
    expect(open.has('earlier')).toBe(false);
    expect(pairOf(response, 'plainwill_dev')).not.toBe('plainwill_dev=earlier');
  });

  it('deletes the attempt, whatever the outcome', async () => {
    const gone = expect.stringMatching(/^plainwill_dev_google=;.*Expires=Thu, 01 Jan 1970/);
    for (const query of ['code=a-code', 'code=a-code&state=wrong', 'error=access_denied']) {
      const { state, cookie } = await leave();
      const response = await get(`/auth/google/callback?state=${state}&${query}`, { cookie });
      expect(setCookies(response)).toContainEqual(gone);
    }
    expect(setCookies(await comeBack({}))).toContainEqual(gone);
  });

  it('says that it was cancelled', async () => {
    const { state, cookie } = await leave('admin');
    expectRefused(await comeBack({ error: 'access_denied', state }, cookie), '/admin/login?google=cancelled');
    expect(finished).toEqual([]);
  });

  it.each([
    ['GoogleEmailUnverified', 'GoogleEmailUnverified'],
    ['GoogleNeedsSignIn', 'GoogleNeedsSignIn'],
    ['GoogleTaken', 'GoogleTaken'],
    ['ReauthenticationNeeded', 'ReauthenticationNeeded'],
    ['SignInFailed', 'GoogleFailed'],
    ['broken', 'GoogleFailed'],
  ] as const)('names the reason for a page to put into words: %s', async (reason, shown) => {
    const { state, cookie } = await leave();
    refusal = reason;
    expectRefused(await comeBack({ code: 'a-code', state }, cookie), `/auth?google=${shown}`);
  });
});

describe('coming back is refused before identity is asked', () => {
  const cases: [string, (left: { state: string; cookie: string }) => [Record<string, string>, string]][] = [
    ['without the cookie', ({ state }) => [{ code: 'a-code', state }, '']],
    ['with a cookie that was made up', ({ state }) => [{ code: 'a-code', state }, `${cookieName}=bWFkZSB1cA`]],
    ['with the wrong state', ({ cookie }) => [{ code: 'a-code', state: randomUUID() }, cookie]],
    ['without a state', ({ cookie }) => [{ code: 'a-code' }, cookie]],
    ['with an empty state', ({ cookie }) => [{ code: 'a-code', state: '' }, cookie]],
    ['without a code', ({ state, cookie }) => [{ state }, cookie]],
    ['with an empty code', ({ state, cookie }) => [{ code: '', state }, cookie]],
    ['with another error', ({ state, cookie }) => [{ code: 'a-code', error: 'server_error', state }, cookie]],
    ['with a cancellation that nobody began', () => [{ error: 'access_denied', state: randomUUID() }, '']],
  ];

  it.each(cases)('%s', async (_how, made) => {
    const left = await leave();
    const response = await comeBack(...made(left));
    expectRefused(response, '/auth?google=GoogleFailed');
    expect(finished).toEqual([]);
  });

  it('with an empty state on both sides', async () => {
    const attempt = { purpose: 'signIn', state: '', nonce: 'a-nonce', codeVerifier: 'a-verifier' };
    const value = Buffer.from(JSON.stringify({ attempt, endsAt: Date.now() + 60_000 })).toString('base64url');
    const response = await comeBack({ code: 'a-code', state: '' }, `${cookieName}=${value}`);
    expectRefused(response, '/auth?google=GoogleFailed');
    expect(finished).toEqual([]);
  });

  it('with two states', async () => {
    const { state, cookie } = await leave();
    const response = await get(`/auth/google/callback?code=a-code&state=${state}&state=${state}`, { cookie });
    expectRefused(response, '/auth?google=GoogleFailed');
    expect(finished).toEqual([]);
  });

  it('with an attempt that was used already', async () => {
    const { state, cookie } = await leave();
    await comeBack({ error: 'access_denied', state }, cookie);
    expectRefused(await comeBack({ code: 'a-code', state }, cookie), '/auth?google=GoogleFailed');
    expect(finished).toEqual([]);
  });

  it('by HEAD, which a link preview sends', async () => {
    const { state, cookie } = await leave();
    const path = `/auth/google/callback?code=a-code&state=${state}`;
    expect((await site.send(path, { method: 'HEAD', headers: { cookie } })).status).toBe(404);
    expect(finished).toEqual([]);
  });
});

it.each([
  '//evil.example',
  '/\\evil.example',
  'https:evil.example',
  '%2f%2fevil.example',
  '\t//evil.example',
  '\n/evil',
])('leads nowhere but to its own pages, and repeats nothing: %j', async (target) => {
  const hostile = { redirect: target, next: target, google: target, error_description: target };
  const { state, cookie } = await leave();
  const back = await comeBack({ code: 'a-code', state, ...hostile }, cookie);
  expect(back.headers.get('location')).toBe('/auth');
  const failed = await comeBack({ error: target, state: target, ...hostile });
  expect(failed.headers.get('location')).toBe('/auth?google=GoogleFailed');
  expect(await failed.text()).not.toContain('evil');
});

it('is slowed down for who starts again and again', async () => {
  const start = () => site.send('/auth/google?purpose=signIn', { headers: ours });
  const locations: (string | null)[] = [];
  for (let i = 0; i < 31; i++) locations.push((await start()).headers.get('location'));
  expect(locations.at(-1)).toBe('/auth?google=GoogleFailed');
});
