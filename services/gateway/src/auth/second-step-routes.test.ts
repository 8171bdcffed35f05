import { identityContract } from '@plainwill/contracts/identity/contract';
import { proceduresOf } from '@plainwill/contracts/kit/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aPasskeyAnswer,
  aSecondStepIdentity,
  codeWhileBusy,
  rightCode,
  type SecondStepIdentity,
  wrongCode,
} from '../testing/second-steps.ts';
import { patientTimeoutsMs, type Site, startSite } from '../testing/site.ts';

let site: Site;
let identity: SecondStepIdentity;

beforeAll(async () => {
  identity = aSecondStepIdentity();
  site = await startSite(
    { identity: identity.router },
    { trustedProxies: ['127.0.0.1'], timeoutsMs: patientTimeoutsMs },
  );
});
afterAll(() => site.close());

const sessionCookie = 'plainwill_dev';
const pendingCookie = 'plainwill_dev_pending';
const passkeyCookie = 'plainwill_dev_passkey';
let callers = 0;

/** Each from an address of its own, so that no test is counted with another. */
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  site.send(path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: site.publicUrl,
      'x-forwarded-for': `10.0.${++callers >> 8}.${callers & 255}`,
      ...headers,
    },
    body: JSON.stringify(body),
  });

const setCookies = (response: Response) => response.headers.getSetCookie();
const lineOf = (response: Response, name: string) =>
  setCookies(response).find((line) => line.startsWith(`${name}=`)) ?? '';
const pairOf = (response: Response, name: string) => lineOf(response, name).split(';')[0] ?? '';
const secretOf = (pair: string) => pair.split(/[=;]/)[1] ?? '';
const ended = (name: string) => new RegExp(`^${name}=;.*Expires=Thu, 01 Jan 1970`);
const reasonIn = async (response: Response) =>
  ((await response.json()) as { error?: { data?: { reason?: string } } }).error?.data?.reason;

/** Signs in with the password, and waits for the second step. */
async function half() {
  const response = await post('/auth/sign-in', { email: 'harriet@example.com', password: 'right' });
  return { response, cookie: pairOf(response, pendingCookie) };
}

async function begin(purpose = 'signIn', headers: Record<string, string> = {}) {
  const response = await post('/auth/passkey/begin', { purpose }, headers);
  return { response, cookie: pairOf(response, passkeyCookie) };
}

const second = (cookie: string, proof: object = { code: rightCode }) => post('/auth/second', { proof }, { cookie });
const finish = (cookie: string, id: 'right' | 'wrong' | 'busy' = 'right') =>
  post('/auth/passkey/finish', { passkey: aPasskeyAnswer(id) }, { cookie });
const waysFor = async (cookie: string) => (await post('/auth/second/ways', {}, { cookie })).json();
const aSession = () => `${sessionCookie}=${identity.openSession().sessionId}`;
/** As a browser has it after its first call. */
async function aSealedSession() {
  const cookie = aSession();
  const answer = await post('/trpc/identity.accounts.me?batch=1', {}, { cookie });
  return `${cookie}; ${pairOf(answer, `${sessionCookie}_seal`)}`;
}

describe('a right password where a second step is asked for', () => {
  it('says what comes next, and keeps the sign-in in a cookie of five minutes that scripts cannot read', async () => {
    const { response, cookie } = await half();
    expect(response.status).toBe(200);
    expect(lineOf(response, pendingCookie)).toMatch(
      /^plainwill_dev_pending=[\w-]{43}; Max-Age=300; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const text = await response.text();
    expect(JSON.parse(text)).toEqual({ next: 'secondStep', ways: ['passkey', 'code'] });
    expect(text).not.toContain(secretOf(cookie));
  });

  it('opens no session, and leaves the browser unknown to the account', async () => {
    const { response } = await half();
    expect(setCookies(response).map((line) => line.split('=')[0])).toEqual([pendingCookie]);
  });

  const forAccounts = proceduresOf(identityContract).filter(({ procedure: { access } }) => access === 'account');
  it.each(forAccounts)('does not open $path', async ({ path }) => {
    const { cookie } = await half();
    const asSession = `${sessionCookie}=${secretOf(cookie)}`;
    const headers = { 'x-forwarded-for': `10.1.0.${++callers & 255}` };
    for (const tried of [cookie, asSession])
      expect((await site.call(`identity.${path}`, { headers: { ...headers, cookie: tried } })).status).toBe(401);
  });

  it('is asked for by what the account has, for as long as it waits', async () => {
    const { cookie } = await half();
    expect(await waysFor(cookie)).toEqual({ ways: ['passkey', 'code'] });
    await second(cookie);
    expect(await waysFor(cookie)).toEqual({ ways: [] });
  });

  it.each([
    ['no cookie', ''],
    ['one that was made up', `${pendingCookie}=made-up`],
    ['one that is too long', `${pendingCookie}=${'a'.repeat(129)}`],
  ])('is asked for by nothing with %s', async (_what, cookie) => {
    const response = await post('/auth/second/ways', {}, { cookie });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ ways: [] });
  });
});

describe('the second step', () => {
  it('opens the session, ends the cookie of the half, and makes the browser known to the account', async () => {
    const { cookie } = await half();
    const response = await second(cookie);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('{}');
    expect(lineOf(response, sessionCookie)).toMatch(
      /^plainwill_dev=[\w-]+; Path=\/; Expires=.*2030.*; HttpOnly; SameSite=Lax$/,
    );
    expect(lineOf(response, pendingCookie)).toMatch(ended(pendingCookie));
    expect(pairOf(response, 'plainwill_dev_device')).not.toBe('');
  });

  it('ends the session that the browser had', async () => {
    const earlier = aSession();
    const { cookie } = await half();
    const response = await second(`${cookie}; ${earlier}`);
    expect(pairOf(response, sessionCookie)).not.toBe(earlier);
    expect(identity.open.has(secretOf(earlier))).toBe(false);
  });

  it('may be tried again after a wrong code', async () => {
    const { cookie } = await half();
    const wrong = await second(cookie, { code: wrongCode });
    expect(wrong.status).toBe(401);
    expect(setCookies(wrong)).toEqual([]);
    expect(await reasonIn(wrong)).toBe('SecondStepFailed');
    expect((await second(cookie)).status).toBe(200);
  });

  it('answers alike to a wrong code and where no sign-in waits', async () => {
    const { cookie } = await half();
    const answers = [
      await second(cookie, { code: wrongCode }),
      await second(''),
      await second(`${pendingCookie}=made-up`),
      await second(`${pendingCookie}=${'a'.repeat(129)}`),
    ];
    const bodies = await Promise.all(
      answers.map(async (answer) => (await answer.text()).replace(/"requestId":"[^"]*"/, '')),
    );
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
    expect(new Set(bodies).size).toBe(1);
    expect(answers.flatMap(setCookies)).toEqual([]);
  });

  it('is over once it was right', async () => {
    const { cookie } = await half();
    await second(cookie);
    expect((await second(cookie)).status).toBe(401);
  });

  it('tells identity the browser’s secret with a passkey, which is good for one answer', async () => {
    const { cookie } = await half();
    const begun = await begin('secondStep');
    expect(identity.begun.at(-1)).toEqual({ purpose: 'secondStep', browserToken: secretOf(begun.cookie) });
    const response = await second(`${cookie}; ${begun.cookie}`, { passkey: aPasskeyAnswer('wrong') });
    expect(response.status).toBe(401);
    expect(identity.usedBrowserTokens.at(-1)).toBe(secretOf(begun.cookie));
    expect(setCookies(response)).toEqual([expect.stringMatching(ended(passkeyCookie))]);
  });

  it('is given up at sign-out', async () => {
    const { cookie } = await half();
    const response = await post('/auth/sign-out', {}, { cookie });
    expect(lineOf(response, pendingCookie)).toMatch(ended(pendingCookie));
  });
});

describe('a passkey', () => {
  it('is asked for in one browser: by a cookie of five minutes that scripts cannot read, new each time', async () => {
    const { response, cookie } = await begin();
    expect(lineOf(response, passkeyCookie)).toMatch(
      /^plainwill_dev_passkey=[\w-]{43}; Max-Age=300; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const options = await response.text();
    expect(JSON.parse(options)).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    expect(options).not.toContain(secretOf(cookie));
    expect((await begin('signIn', { cookie })).cookie).not.toBe(cookie);
  });

  it('signs in at once, and its cookie is used up', async () => {
    const earlier = aSession();
    const waiting = await half();
    const { cookie } = await begin();
    const response = await finish([cookie, earlier, waiting.cookie].join('; '));
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('{}');
    expect(identity.usedBrowserTokens.at(-1)).toBe(secretOf(cookie));
    expect(lineOf(response, passkeyCookie)).toMatch(ended(passkeyCookie));
    expect(lineOf(response, pendingCookie)).toMatch(ended(pendingCookie));
    expect(lineOf(response, sessionCookie)).toMatch(/; HttpOnly; SameSite=Lax$/);
    expect(identity.open.has(secretOf(earlier))).toBe(false);
  });

  it('that is wrong opens nothing, and its cookie is used up as well', async () => {
    const { cookie } = await begin();
    const response = await finish(cookie, 'wrong');
    expect(response.status).toBe(401);
    expect(setCookies(response)).toEqual([expect.stringMatching(ended(passkeyCookie))]);
    expect(await reasonIn(response)).toBe('PasskeyFailed');
  });

  it('that nobody asked for is refused before identity is asked', async () => {
    const asked = identity.usedBrowserTokens.length;
    for (const cookie of ['', `${passkeyCookie}=${'a'.repeat(129)}`]) {
      const response = await finish(cookie);
      expect(response.status).toBe(401);
      expect(await reasonIn(response)).toBe('PasskeyFailed');
    }
    expect(identity.usedBrowserTokens).toHaveLength(asked);
  });
});

describe('showing again who is there', () => {
  it('goes on under a new cookie', async () => {
    const earlier = aSession();
    const response = await post('/auth/reauthenticate', { proof: { code: rightCode } }, { cookie: earlier });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('{}');
    const renewed = pairOf(response, sessionCookie);
    expect(lineOf(response, sessionCookie)).toMatch(/; Expires=.*2030.*; HttpOnly; SameSite=Lax$/);
    expect(renewed).not.toBe(earlier);
    expect(identity.open.has(secretOf(renewed))).toBe(true);
    expect(identity.open.has(secretOf(earlier))).toBe(false);
  });

  it('keeps the session where the proof is wrong', async () => {
    const cookie = await aSealedSession();
    const response = await post('/auth/reauthenticate', { proof: { code: wrongCode } }, { cookie });
    expect(response.status).toBe(401);
    expect(setCookies(response)).toEqual([]);
    expect(identity.open.has(secretOf(cookie))).toBe(true);
  });

  it('needs a session: none, one that was made up and a sign-in that waits are told to sign in', async () => {
    const { cookie: waiting } = await half();
    for (const cookie of ['', `${sessionCookie}=made-up`, waiting]) {
      const response = await post('/auth/reauthenticate', { proof: { code: rightCode } }, { cookie });
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ error: { message: 'Sign in to do this.' } });
      expect(setCookies(response)).toEqual([]);
    }
  });
});

describe('the slow way back', () => {
  it('answers the same whether a sign-in waits or not, and begins for one that does', async () => {
    const { cookie } = await half();
    const answers = [await post('/auth/recovery', {}, { cookie }), await post('/auth/recovery', {})];
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      expect(await answer.text()).toBe('{}');
      expect(setCookies(answer)).toEqual([]);
    }
    expect(identity.recoveriesBegun).toEqual([secretOf(cookie)]);
  });
});

describe('a body', () => {
  const proofs: [string, unknown, string][] = [
    ['no proof', {}, 'proof'],
    ['an empty proof', { proof: {} }, 'proof'],
    ['two proofs', { proof: { code: rightCode, recoveryCode: '0'.repeat(24) } }, 'proof'],
    ['a code of five digits', { proof: { code: '12345' } }, 'proof.code'],
    ['a code that is a list', { proof: { code: ['111111'] } }, 'proof.code'],
    ['a short recovery code', { proof: { recoveryCode: 'ABCD' } }, 'proof.recoveryCode'],
    [
      'a passkey of no base 64',
      { proof: { passkey: { ...aPasskeyAnswer('right'), signature: '*' } } },
      'proof.passkey.signature',
    ],
    ['something else', { proof: { code: rightCode }, pendingToken: 'made-up' }, 'pendingToken'],
  ];
  const passkeys: [string, unknown, string][] = [
    ['no passkey', {}, 'passkey'],
    ['a passkey without an id', { passkey: { ...aPasskeyAnswer('right'), id: '' } }, 'passkey.id'],
    ['something else', { passkey: aPasskeyAnswer('right'), browserToken: 'made-up' }, 'browserToken'],
  ];
  const purposes: [string, unknown, string][] = [
    ['no purpose', {}, 'purpose'],
    ['another purpose', { purpose: 'register' }, 'purpose'],
    ['a list', ['signIn'], 'purpose'],
    ['something else', { purpose: 'signIn', accountId: 'made-up' }, 'accountId'],
  ];

  async function expectNamed(response: Response, field: string) {
    expect(response.status).toBe(400);
    const { error } = (await response.json()) as { error: { data: { fields: Record<string, string> } } };
    expect(Object.keys(error.data.fields)).toContain(field);
    expect(setCookies(response)).toEqual([]);
  }

  it.each(proofs)('with %s is refused by name as a second step', async (_what, body, field) => {
    const { cookie } = await half();
    await expectNamed(await post('/auth/second', body, { cookie }), field);
    expect((await second(cookie)).status).toBe(200);
  });

  it.each(proofs.slice(3))('with %s is refused by name by who shows again who is there', async (_what, body, field) => {
    await expectNamed(await post('/auth/reauthenticate', body, { cookie: await aSealedSession() }), field);
  });

  it.each(passkeys)('with %s is refused by name as a passkey', async (_what, body, field) => {
    const { cookie } = await begin();
    await expectNamed(await post('/auth/passkey/finish', body, { cookie }), field);
    expect((await finish(cookie)).status).toBe(200);
  });

  it.each(purposes)('with %s is refused by name for asking for a passkey', async (_what, body, field) => {
    await expectNamed(await post('/auth/passkey/begin', body), field);
  });
});

const routes = [
  '/auth/passkey/begin',
  '/auth/passkey/finish',
  '/auth/second/ways',
  '/auth/second',
  '/auth/reauthenticate',
  '/auth/recovery',
];

describe.each(routes)('%s', (path) => {
  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another port', { origin: 'http://localhost:1' }],
    ['another site, as the browser says', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling of the site', { 'sec-fetch-site': 'same-site' }],
  ])('is refused from %s', async (_where, headers) => {
    const response = await post(path, {}, headers as Record<string, string>);
    expect(response.status).toBe(403);
    expect(setCookies(response)).toEqual([]);
  });

  it('takes JSON alone, and no GET', async () => {
    expect((await post(path, {}, { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await post(path, {}, { 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(415);
    expect((await site.send(path, { method: 'GET' })).status).toBe(404);
  });

  it('is stored nowhere on its way', async () => {
    expect((await post(path, {})).headers.get('cache-control')).toContain('no-store');
  });
});

it.each(['signIn', 'admin'])('goes on from Google to the second step, for %s', async (purpose) => {
  const left = await site.send(`/auth/google?purpose=${purpose}`, { headers: { 'sec-fetch-site': 'same-origin' } });
  const state = new URL(left.headers.get('location') ?? '').searchParams.get('state') ?? '';
  const response = await site.send(`/auth/google/callback?code=a-code&state=${state}`, {
    headers: { cookie: pairOf(left, 'plainwill_dev_google') },
  });
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe(`/auth/second?for=${purpose}`);
  expect(pairOf(response, sessionCookie)).toBe('');
  expect(lineOf(response, pendingCookie)).toMatch(/; Max-Age=300; Path=\/; HttpOnly; SameSite=Lax$/);
  expect((await second(pairOf(response, pendingCookie))).status).toBe(200);
});

it('says when to come back while identity is busy, and the sign-in goes on waiting', async () => {
  const { cookie } = await half();
  const busy = await second(cookie, { code: codeWhileBusy });
  expect(busy.status).toBe(429);
  expect(busy.headers.get('retry-after')).toBe('60');
  expect((await second(cookie)).status).toBe(200);
});
