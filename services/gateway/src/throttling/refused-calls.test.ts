import { identityContract } from '@plainwill/contracts/identity/contract';
import type { CallingAccount } from '@plainwill/contracts/kit/handlers-of';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { implement } from '@plainwill/kit/implement';
import { Refusal } from '@plainwill/kit/refusal';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Site, startSite, stubHandlers } from '../testing/site.ts';

interface Report {
  why: string;
  called: string;
  network: string;
  by: string | undefined;
}

let site: Site;
let reports: Report[] = [];
let isBroken = false;
let people = 0;
let tried = 0;

beforeAll(async () => {
  const handlers = stubHandlers(identityContract);
  site = await startSite(
    {
      identity: implement(identityContract, {
        contextFor: () => ({}),
        handlers: {
          ...handlers,
          accounts: { ...handlers.accounts, me: () => null },
          sessions: {
            ...handlers.sessions,
            resolve: ({ input }) => ({
              accountId: input.sessionId as AccountId,
              roles: [],
              sessionKey: 'a'.repeat(64),
              authenticatedAt: new Date().toISOString(),
              secondStep: 'none',
              frozenUntil: null,
              willHiddenUntil: null,
              newUntil: null,
              expiresAt: '2030-01-01T00:00:00.000Z',
              isRenewed: false,
              secondsLeft: 1800,
              isFinal: false,
            }),
            signIn: () => {
              throw new Refusal('SignInFailed');
            },
          },
          profile: {
            ...handlers.profile,
            rename: () => {
              throw new Refusal('OwnRole');
            },
          },
          refusedCalls: {
            report: ({ ctx, input }) => {
              tried++;
              if (isBroken) throw new Error('down');
              reports.push({ ...input, by: (ctx as { account: CallingAccount | null }).account?.id });
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
  reports = [];
  isBroken = false;
});

const aPersonsId = () => `b0a5c1de-0000-4000-8000-${String(++people).padStart(12, '0')}`;
const signedInAs = (id: string, from = '198.51.100.7') => ({
  headers: { cookie: `plainwill_dev=${id}`, 'x-forwarded-for': from },
});
const written = (count: number) => expect.poll(() => reports).toHaveLength(count);

describe('a call that the caller may not make', () => {
  it('is written down once, with who called and from which network', async () => {
    const id = aPersonsId();
    for (let i = 0; i < 3; i++) {
      expect((await site.call('identity.roles.list', signedInAs(id))).status).toBe(403);
    }
    await written(1);
    expect(reports).toEqual([{ why: 'forbidden', called: 'identity.roles.list', network: '198.51.100.0/24', by: id }]);
    await site.call('identity.audit.search', { ...signedInAs(id), input: {} });
    await written(2);
  });

  it('is refused as well while it cannot be written down', async () => {
    isBroken = true;
    const before = tried;
    expect((await site.call('identity.roles.list', signedInAs(aPersonsId()))).status).toBe(403);
    await expect.poll(() => tried).toBe(before + 1);
  });
});

it('does not write down a refusal for a reason', async () => {
  const id = aPersonsId();
  expect((await site.call('identity.profile.rename', { ...signedInAs(id), input: { name: 'A' } })).status).toBe(403);
  await site.call('identity.roles.list', signedInAs(id));
  await written(1);
  expect(reports[0]?.called).toBe('identity.roles.list');
});

it('writes down once that somebody signs in too often', async () => {
  const signIn = () =>
    site.send('/auth/sign-in', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: site.publicUrl, 'x-forwarded-for': '203.0.113.9' },
      body: JSON.stringify({ email: 'a@example.com', password: 'x' }),
    });
  for (let i = 0; i < 24; i++) await signIn();
  await written(1);
  expect(reports).toEqual([{ why: 'throttled', called: '/auth/sign-in', network: '203.0.113.0/24', by: undefined }]);
});
