import { randomUUID } from 'node:crypto';
import { identityContract } from '@plainwill/contracts/identity/contract';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { type Call, implement } from '@plainwill/kit/implement';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { patientTimeoutsMs, type Site, startSite, stubHandlers } from '../testing/site.ts';

const accountId = randomUUID() as AccountId;
let resolved: string[] = [];
let listed: Call['account'][] = [];
let site: Site;

beforeAll(async () => {
  const stubs = stubHandlers(identityContract);
  const identity = implement(identityContract, {
    contextFor: () => ({}),
    handlers: {
      ...stubs,
      devices: {
        ...stubs.devices,
        list: ({ ctx }) => {
          listed.push(ctx.account);
          return [];
        },
      },
      sessions: {
        ...stubs.sessions,
        resolve: ({ input }) => {
          resolved.push(input.sessionId);
          if (!input.sessionId.startsWith('open')) return null;
          return {
            accountId,
            roles: [],
            sessionKey: 'a'.repeat(64),
            authenticatedAt: '2026-11-20T00:00:00.000Z',
            secondStep: 'none',
            frozenUntil: null,
            willHiddenUntil: null,
            newUntil: null,
            expiresAt: '2026-12-01T00:00:00.000Z',
            isRenewed: true,
            secondsLeft: 1800,
            isFinal: false,
          };
        },
      },
    },
  });
  site = await startSite({ identity }, { timeoutsMs: patientTimeoutsMs });
});
afterAll(() => site.close());
beforeEach(() => {
  resolved = [];
  listed = [];
});

const list = (session: string) =>
  site.call('identity.devices.list', { headers: { cookie: `plainwill_dev=${session}` } });

it('reads what the owner of a session that is new to the gateway asks for, and prolongs their cookie', async () => {
  const answer = await list('open');
  expect(answer.status).toBe(200);
  expect(answer.headers.getSetCookie().join()).toContain('open');
  expect(resolved).toEqual(['open']);
  expect(listed).toEqual([expect.objectContaining({ id: accountId })]);
});

it('asks once for the session of calls that come at the same time', async () => {
  const answers = await Promise.all([list('open-2'), list('open-2'), list('open-2')]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(resolved).toHaveLength(1);
  expect(listed).toHaveLength(3);
});

it('reads nothing for a session that is not open', async () => {
  expect((await list('ended')).status).toBe(401);
  expect(listed).toEqual([]);
});

it('asks for the session by itself where its id cannot stand in a header', async () => {
  expect((await list('open%C3%BC')).status).toBe(200);
  expect(resolved).toHaveLength(1);
});
