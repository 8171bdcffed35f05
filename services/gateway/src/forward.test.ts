import { randomUUID } from 'node:crypto';
import { services } from '@plainwill/contracts';
import { addressLookupContract } from '@plainwill/contracts/address-lookup/contract';
import { identityContract } from '@plainwill/contracts/identity/contract';
import { proceduresOf } from '@plainwill/contracts/kit/contract';
import { unansweredOf } from '@plainwill/contracts/kit/question';
import { willDataContract } from '@plainwill/contracts/will-data/contract';
import { willSettingsQuestions } from '@plainwill/contracts/will-data/questions/will-settings-questions';
import { noDrafts } from '@plainwill/contracts/will-data/records/record-drafts';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import { type Call, implement } from '@plainwill/kit/implement';
import { Refusal } from '@plainwill/kit/refusal';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { appRouter, publicLimits } from './forward.ts';
import { type Answer, type Site, startSite, stubHandlers } from './testing/site.ts';

let site: Site;
const emptyRecord: TestatorRecord = {
  questionnaire: null,
  drafts: noDrafts,
  personalDetails: null,
  homeDetails: null,
  spouseDetails: null,
  children: [],
  contacts: [],
  executors: [],
  funeralWishes: null,
  gifts: [],
  guardians: [],
  residue: { version: 0, recipients: [] },
  provisions: [],
  settings: unansweredOf(willSettingsQuestions),
};
/** The visitors of the calls that reached will-data, and the calls themselves. */
let visitors: (string | null)[] = [];
let seen: Call[] = [];
let resent = 0;
/** Settled when will-data is told that nobody waits for its answer any more. */
let abandoned = Promise.withResolvers<void>();
const session = { secondsLeft: 1800, isFinal: false };
const account = { id: randomUUID(), roles: [] as ('admin' | 'readonly')[] };

beforeAll(async () => {
  site = await startSite({
    identity: implement(identityContract, {
      contextFor: () => ({}),
      handlers: {
        ...stubHandlers(identityContract),
        accounts: {
          ...stubHandlers(identityContract).accounts,
          resendConfirmation: () => {
            resent++;
            return new Promise(() => {});
          },
        },
        users: {
          ...stubHandlers(identityContract).users,
          get: () => {
            throw new Refusal('UserNotFound');
          },
        },
        sessions: {
          ...stubHandlers(identityContract).sessions,
          resolve: ({ input }) =>
            input.sessionId === 'known'
              ? {
                  accountId: account.id as never,
                  roles: account.roles,
                  expiresAt: '2026-12-01T00:00:00.000Z',
                  sessionKey: 'a'.repeat(64),
                  authenticatedAt: '2026-11-20T00:00:00.000Z',
                  secondStep: 'none',
                  frozenUntil: null,
                  willHiddenUntil: null,
                  newUntil: null,
                  isRenewed: false,
                  ...session,
                }
              : null,
        },
      },
    }),
    willData: implement(willDataContract, {
      contextFor: (call) => {
        seen.push(call);
        return {};
      },
      handlers: {
        ...stubHandlers(willDataContract),
        testatorRecord: { get: () => emptyRecord },
        willDocument: {
          ...stubHandlers(willDataContract).willDocument,
          preview: ({ signal }) => {
            // Nobody waits any more, and the next call of the account may begin.
            const left = Promise.withResolvers<never>();
            signal?.addEventListener('abort', () => {
              abandoned.resolve();
              left.reject(new Error('abandoned'));
            });
            return left.promise;
          },
        },
        executors: {
          ...stubHandlers(willDataContract).executors,
          reorder: () => {
            throw new Error('connect ECONNREFUSED db.internal:5432');
          },
          remove: () => {
            throw new Refusal('ExecutorNotFound');
          },
          setRole: () => {
            throw new Refusal('TooManyAtOnce');
          },
        },
      },
    }),
    addressLookup: implement(addressLookupContract, {
      contextFor: ({ visitor }) => {
        visitors.push(visitor);
        return {};
      },
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
beforeEach(() => {
  seen = [];
  visitors = [];
});

const signedIn = { cookie: 'plainwill_dev=known' };
const failureOf = ({ body }: Answer) => body.error;

describe('access', () => {
  const procedures = Object.entries(services).flatMap(([service, contract]) =>
    proceduresOf(contract).map(({ path, procedure: { access } }) => ({ path: `${service}.${path}`, access })),
  );

  it('of a stranger is what the contract states, and nothing else reaches a service', async () => {
    for (const { path, access } of procedures) {
      seen = [];
      const answer = await site.call(path);
      if (access === 'service') expect(failureOf(answer).data.code, path).toBe('NOT_FOUND');
      else if (access === 'public') expect(answer.status, path).not.toBe(401);
      else expect(failureOf(answer).data.code, path).toBe('UNAUTHORIZED');
      if (access !== 'public') expect(seen, path).toEqual([]);
    }
  });

  it('has no procedure between services in the router', () => {
    const known = Object.keys((appRouter as unknown as { _def: { procedures: object } })._def.procedures);
    const open = procedures.flatMap(({ path, access }) => (access === 'service' ? [] : path));
    expect(known.toSorted()).toEqual(open.toSorted());
  });
});

describe('what staff store for an account', () => {
  it('reaches no service where identity knows no such account', async () => {
    account.roles = ['admin'];
    try {
      for (const name of ['savePersonalDetails', 'saveHomeDetails', 'saveSpouseDetails', 'addChild', 'addContact']) {
        const input = { accountId: randomUUID(), basedOn: 0, changes: {} };
        const answer = await site.call(`willData.staff.${name}`, { input, headers: signedIn });
        expect(failureOf(answer).data, name).toMatchObject({ code: 'NOT_FOUND', reason: 'UserNotFound' });
      }
      expect(seen).toEqual([]);
    } finally {
      account.roles = [];
    }
  });
});

describe('a failure', () => {
  it('of a known reason keeps its code, reason and words', async () => {
    const answer = await site.call('willData.executors.remove', { input: { id: randomUUID() }, headers: signedIn });
    expect(answer.status).toBe(404);
    expect(failureOf(answer)).toMatchObject({
      message: 'That executor is no longer on your list.',
      data: { code: 'NOT_FOUND', reason: 'ExecutorNotFound' },
    });
  });

  it('of input names the field', async () => {
    const changes = { firstName: '', lastName: 'Bell' };
    const answer = await site.call('willData.personalDetails.save', {
      input: { basedOn: 0, changes },
      headers: signedIn,
    });
    expect(answer.status).toBe(400);
    expect(failureOf(answer).data.fields).toEqual({ 'changes.firstName': 'Enter your first name' });
  });

  it('that is a bug says one neutral sentence and gives a number to quote', async () => {
    const answer = await site.call('willData.executors.reorder', { input: { ids: [] }, headers: signedIn });
    expect(answer.status).toBe(500);
    expect(JSON.stringify(answer.body)).not.toMatch(/ECONNREFUSED|db\.internal|\.ts|at /);
    expect(failureOf(answer).data.requestId).toMatch(/^[\w-]{8,}$/);
  });

  it('of a service that is not there is 503 for its procedures and leaves the rest working', async () => {
    const answers = await Promise.all([
      site.call('notifications.questionnaire.submit', { input: {} }),
      site.call('addressLookup.addresses.search', { input: { searchTerm: 'SW1A 1AA' } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([503, 200]);
  });

  it('of ours is not counted against the person who tries again', async () => {
    const submit = () => site.call('notifications.questionnaire.submit', { input: {} });
    for (let attempt = 0; attempt < 15; attempt++) expect((await submit()).status).toBe(503);
  });

  it('of a service that is away, or is left alone after many failures, says when to ask again', async () => {
    const submit = () => site.call('notifications.questionnaire.submit', { input: {} });
    for (let attempt = 0; attempt < 25; attempt++) expect((await submit()).headers.get('retry-after')).toBe('1');
    const answer = await site.call('addressLookup.addresses.search', { input: { searchTerm: 'SW1A 1AA' } });
    expect(answer.headers.get('retry-after')).toBeNull();
  });

  it('of a service that never answers is 503 at the deadline, and says when to ask again', async () => {
    const answer = await site.call('willData.willDocument.preview', { headers: signedIn });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('1');
  });

  it('of one who has too many calls under way says to come again in a few seconds', async () => {
    const input = { id: randomUUID(), role: 'primary' };
    const answer = await site.call('willData.executors.setRole', { input, headers: signedIn });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '3']);
    expect(failureOf(answer).data.reason).toBe('TooManyAtOnce');
  });

  it('of patience in the browser reaches the service', async () => {
    abandoned = Promise.withResolvers();
    const leaving = new AbortController();
    const asked = site.send('/trpc/willData.willDocument.preview?batch=1', {
      method: 'POST',
      headers: { ...signedIn, 'content-type': 'application/json', origin: site.publicUrl },
      body: '{}',
      signal: leaving.signal,
    });
    await expect.poll(() => seen.length).toBe(1);
    leaving.abort();
    await expect(asked).rejects.toThrow();
    await abandoned.promise;
  });

  it('of patience in the browser counts as any other call', async () => {
    const path = 'identity.accounts.resendConfirmation';
    const input = { email: 'ann@example.com' };
    const before = resent;
    // One may have been called in another test of this file.
    for (let call = 1; call < (publicLimits.get(path)?.calls ?? 0); call++) {
      const leaving = new AbortController();
      const asked = site.send(`/trpc/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: site.publicUrl },
        body: JSON.stringify(input),
        signal: leaving.signal,
      });
      await expect.poll(() => resent).toBe(before + call);
      leaving.abort();
      await expect(asked).rejects.toThrow();
    }
    await site.call(path, { input });
    expect((await site.call(path, { input })).status).toBe(429);
  });

  it('of our own token signs nobody out', async () => {
    const answer = await site.withWrongKeys().call('willData.testatorRecord.get', { headers: signedIn });
    expect(failureOf(answer).data.code).not.toBe('UNAUTHORIZED');
    expect(answer.status).toBeGreaterThanOrEqual(500);
  });
});

describe('who is calling', () => {
  const changeSomething = () => site.call('identity.profile.rename', { input: { name: 'Ann' }, headers: signedIn });

  it('comes from the session and from nothing that a browser writes', async () => {
    const someone = randomUUID();
    await site.call('willData.testatorRecord.get', {
      headers: { ...signedIn, 'x-user-id': someone, authorization: `Bearer ${someone}` },
    });
    expect(seen.map((call) => call.account?.id)).toEqual([account.id]);
  });

  it('is told apart, by a name that is no address, only where look-ups are paid for', async () => {
    const search = { input: { searchTerm: 'SW1A 1AA' }, headers: signedIn };
    await site.call('addressLookup.addresses.search', search);
    await site.call('addressLookup.addresses.search', search);
    await site.call('willData.testatorRecord.get', { headers: signedIn });
    expect(visitors).toEqual([expect.stringMatching(/^[\w-]{22}$/), visitors[0]]);
    expect(seen.map(({ visitor }) => visitor)).toEqual([null]);
  });

  it('is told how long the session has left, and a stranger is not', async () => {
    const left = async (headers: Record<string, string>) =>
      (await site.call('willData.testatorRecord.get', { headers })).headers.get('session-seconds-left');
    expect(await left(signedIn)).toBe('1800');
    session.isFinal = true;
    await changeSomething();
    expect(await left(signedIn)).toBe('1800;final');
    expect(await left({ cookie: 'plainwill_dev=made-up' })).toBeNull();
  });

  it('is believed no longer once identity has changed anything, whether or not it could', async () => {
    account.roles = ['readonly'];
    await changeSomething();
    await site.call('willData.testatorRecord.get', { headers: signedIn });
    account.roles = [];
    await changeSomething();
    await site.call('willData.testatorRecord.get', { headers: signedIn });
    expect(seen.map((call) => call.account?.roles)).toEqual([['readonly'], []]);
  });

  it('is nobody with a made-up cookie', async () => {
    const answer = await site.call('willData.testatorRecord.get', { headers: { cookie: 'plainwill_dev=made-up' } });
    expect(failureOf(answer).data.code).toBe('UNAUTHORIZED');
  });
});

it('carries one request id through the services', async () => {
  await site.batch(['willData.testatorRecord.get', 'willData.testatorRecord.get'], signedIn);
  expect(seen).toHaveLength(2);
  expect(new Set(seen.map((call) => call.requestId)).size).toBe(1);
});

describe('calls that come together for one service', () => {
  it('go on without those that were called too often', async () => {
    const search = 'addressLookup.addresses.search';
    const resolve = 'addressLookup.addresses.resolve';
    const inputs = { 0: { searchTerm: 'Bath' }, 1: { id: 'an-address' }, 2: { searchTerm: 'Bath' } };
    const headers = { 'content-type': 'application/json', origin: site.publicUrl, ...signedIn };
    const send = (body: string) =>
      site.send(`/trpc/${[search, resolve, search]}?batch=1`, { method: 'POST', headers, body });
    for (let call = 0; call < (publicLimits.get(search)?.calls ?? 0); call++)
      await site.call(search, { input: { searchTerm: 'Bath' } });
    visitors = [];
    const response = await send(JSON.stringify(inputs));
    const answers = (await response.json()) as Answer['body'][];
    expect(response.status).toBe(207);
    expect(answers.map(({ error }) => error?.data.code)).toEqual(['TOO_MANY_REQUESTS', undefined, 'TOO_MANY_REQUESTS']);
    expect(visitors).toHaveLength(1);
    const unread = (await (await send('{"0":')).json()) as Answer['body'][];
    expect(unread[1]?.error.data.code).toBe('BAD_REQUEST');
  });

  it('are refused in the service’s words where their body cannot be read', async () => {
    const response = await site.send('/trpc/willData.testatorRecord.get?batch=1', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: site.publicUrl, ...signedIn },
      body: '{"0":',
    });
    expect(response.status).toBe(400);
    const [answer] = (await response.json()) as Answer['body'][];
    expect(answer?.error.data).toMatchObject({ code: 'BAD_REQUEST', path: 'willData.testatorRecord.get' });
  });
});
