import { randomUUID } from 'node:crypto';
import { identityContract } from '@plainwill/contracts/identity/contract';
import type { SessionKey } from '@plainwill/contracts/identity/devices';
import type { Client, OpenSession } from '@plainwill/contracts/identity/sessions';
import type { Submission } from '@plainwill/contracts/notifications/questionnaire';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { SubmissionId } from '@plainwill/contracts/shared/ids';
import { implement } from '@plainwill/kit/implement';
import { Refusal } from '@plainwill/kit/refusal';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { patientTimeoutsMs, type Site, startSite, stubHandlers } from '../testing/site.ts';

let site: Site;
const clients: Client[] = [];
const open = new Set<string>();
const anOpenSession: OpenSession = {
  accountId: randomUUID() as AccountId,
  roles: [],
  sessionKey: '0'.repeat(64) as SessionKey,
  authenticatedAt: '2029-01-01T00:00:00.000Z',
  secondStep: 'none',
  frozenUntil: null,
  willHiddenUntil: null,
  newUntil: null,
  expiresAt: '2030-01-01T00:00:00.000Z',
  isRenewed: false,
  secondsLeft: 1800,
  isFinal: false,
};

const submission: Submission = {
  submissionId: SubmissionId.parse('b0a5c1de-0000-4000-8000-000000000009'),
  answers: { whoFor: 'Me', children: 'Yes', homeOwned: 'No', locationEnglandWales: 'Yes', business: 'No' },
};

beforeAll(async () => {
  const handlers = stubHandlers(identityContract);
  const routers = {
    identity: implement(identityContract, {
      contextFor: () => ({}),
      handlers: {
        ...handlers,
        // The stand-in's tokens are addresses.
        accounts: {
          ...handlers.accounts,
          confirmEmail: ({ input }) => {
            clients.push(input.client);
            if (input.token === 'old') throw new Refusal('LinkExpired');
            const sessionId = randomUUID();
            open.add(sessionId);
            return { sessionId, expiresAt: '2030-01-01T00:00:00.000Z', email: input.token, submission };
          },
        },
        passwords: { ...handlers.passwords, reset: ({ input }) => ({ email: input.token }) },
        sessions: {
          ...handlers.sessions,
          signIn: ({ input }) => {
            clients.push(input.client);
            if (input.password === 'busy') throw new Refusal('TooBusy');
            if (input.password !== 'right') throw new Refusal('SignInFailed');
            const sessionId = randomUUID();
            open.add(sessionId);
            return { sessionId, expiresAt: '2030-01-01T00:00:00.000Z' };
          },
          resolve: ({ input }) => (open.has(input.sessionId) ? anOpenSession : null),
          signOut: ({ input }) => {
            open.delete(input.sessionId);
          },
        },
      },
    }),
  };
  site = await startSite(routers, { timeoutsMs: patientTimeoutsMs });
});
afterAll(() => site.close());

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  site.send(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site.publicUrl, ...headers },
    body: JSON.stringify(body),
  });
const email = 'harriet@example.com';
const deviceIn = ({ headers }: { headers: Headers }) =>
  headers
    .getSetCookie()
    .find((line) => line.startsWith('plainwill_dev_device='))
    ?.split(';')[0] ?? '';

it('sets a cookie that scripts cannot read, and keeps its value out of the answer', async () => {
  const response = await post('/auth/sign-in', { email, password: 'right' });
  const [cookie] = response.headers.getSetCookie();
  expect(cookie).toMatch(/^plainwill_dev=[\w-]+; Path=\/; Expires=.*; HttpOnly; SameSite=Lax$/);
  expect(await response.text()).toBe('{}');
});

it('tells identity what the browser is and the network it calls from, and no more', async () => {
  const headers = { 'user-agent': 'x'.repeat(500) };
  await post('/auth/sign-in', { email, password: 'right', client: { userAgent: 'forged', network: '' } }, headers);
  expect(clients.at(-1)).toEqual({ userAgent: 'x'.repeat(400), network: '127.0.0.0/24' });
});

it('is slowed after five wrong passwords for one account, and a message says for how long', async () => {
  const wrong = () => post('/auth/sign-in', { email: 'slowed@example.com', password: 'wrong' });
  for (let i = 0; i < 5; i++) expect((await wrong()).status).toBe(401);
  const slowed = await wrong();
  expect(slowed.status).toBe(429);
  expect(Number(slowed.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await slowed.json()).toMatchObject({ error: { message: expect.stringMatching(/Wait \d+ seconds/) } });
  expect((await post('/auth/sign-in', { email, password: 'right' })).status).toBe(200);
});

it('lets a browser in that has signed in, reset the password or confirmed the address, while others are slowed', async () => {
  const typed = (password: string, cookie = '') =>
    post('/auth/sign-in', { email: 'known@example.com', password }, { cookie });
  const device = deviceIn(await typed('right'));
  for (let i = 0; i < 6; i++) await typed('wrong');
  expect((await typed('right')).status).toBe(429);
  expect((await typed('right', device)).status).toBe(200);
  const reset = await site.call('identity.passwords.reset', {
    input: { token: 'known@example.com', password: 'New-Kettle-9' },
  });
  expect((await typed('right', deviceIn(reset))).status).toBe(200);
  const confirmed = await post('/auth/confirm-email', { token: 'known@example.com' });
  expect((await typed('right', deviceIn(confirmed))).status).toBe(200);
});

it('signs in whoever confirms their address', async () => {
  const old = await post('/auth/sign-in', { email, password: 'right' });
  const [earlier = ''] = old.headers.getSetCookie()[0]?.split(';') ?? [];
  const response = await post('/auth/confirm-email', { token: email }, { cookie: earlier });
  const answer = await response.json();
  const [cookie = ''] = response.headers.getSetCookie();
  expect(cookie).toMatch(/^plainwill_dev=[\w-]+; Path=\/; Expires=.*; HttpOnly; SameSite=Lax$/);
  expect(answer).toEqual({ submission });
  expect(clients.at(-1)?.network).toBe('127.0.0.0/24');
  expect(open.has(earlier.split('=')[1] ?? '')).toBe(false);
});

it('sets no cookie for a link that opens nothing, and slows whoever tries many', async () => {
  const tries = await Promise.all(Array.from({ length: 25 }, () => post('/auth/confirm-email', { token: 'old' })));
  const statuses = new Set(tries.map(({ status }) => status));
  expect(statuses).toEqual(new Set([404, 429]));
  expect(tries.flatMap(({ headers }) => headers.getSetCookie())).toEqual([]);
});

it('counts no right password that came while there was time to wait, and lets it in afterwards', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  try {
    const typed = (password: string) => post('/auth/sign-in', { email: 'impatient@example.com', password });
    for (let slip = 0; slip < 5; slip++) expect((await typed('wrong')).status).toBe(401);
    vi.advanceTimersByTime(31_000);
    expect((await typed('wrong')).status).toBe(401);
    for (let press = 0; press < 9; press++) {
      const answer = await typed('right');
      expect(answer.status).toBe(429);
      expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    }
    vi.advanceTimersByTime(61_000);
    expect((await typed('right')).status).toBe(200);
  } finally {
    vi.useRealTimers();
  }
});

it('says when to come back while there are too many, and holds it against nobody', async () => {
  const signInWhileBusy = () => post('/auth/sign-in', { email: 'patient@example.com', password: 'busy' });
  for (let i = 0; i < 12; i++) {
    const turnedAway = await signInWhileBusy();
    expect(turnedAway.status).toBe(429);
    expect(turnedAway.headers.get('retry-after')).toBe('60');
    expect(await turnedAway.json()).toMatchObject({ error: { data: { reason: 'TooBusy' } } });
  }
  expect((await post('/auth/sign-in', { email: 'patient@example.com', password: 'right' })).status).toBe(200);
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
  const cleared = response.headers.getSetCookie().toSorted();
  expect(cleared).toEqual(
    ['plainwill_dev=;', 'plainwill_dev_seal=;'].map((name) =>
      expect.stringMatching(new RegExp(`^${name}.*Expires=Thu, 01 Jan 1970`)),
    ),
  );
  expect(response.headers.get('clear-site-data')).toBe('"cache", "storage"');
  expect(open.has(cookie.split('=')[1] ?? '')).toBe(false);
});
