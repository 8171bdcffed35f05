import { randomUUID } from 'node:crypto';
import { identityContract } from '@plainwill/contracts/identity/contract';
import type { OpenSession } from '@plainwill/contracts/identity/sessions';
import { mapContract } from '@plainwill/contracts/kit/contract';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { sessionAlongHeader } from './calls/remote-calls.ts';
import { type Call, implement } from './implement.ts';
import { createServiceServer } from './server.ts';
import { anAccount, quietLog } from './testing/call.ts';
import { aKeyPair } from './testing/keys.ts';
import { createSigner, createVerifier } from './tokens/service-token.ts';

const [gateway, notifications] = [await aKeyPair(), await aKeyPair()];
const session: OpenSession = {
  accountId: randomUUID() as AccountId,
  roles: [],
  sessionKey: 'a'.repeat(64),
  authenticatedAt: '2026-11-20T00:00:00.000Z',
  secondStep: 'none',
  frozenUntil: null,
  willHiddenUntil: null,
  newUntil: null,
  expiresAt: '2026-12-01T00:00:00.000Z',
  isRenewed: false,
  secondsLeft: 1800,
  isFinal: false,
};
let callers: Call['account'][] = [];

const handlers = mapContract(identityContract, (_procedure, path) => {
  if (path === 'sessions.resolve')
    return ({ input }: { input: { sessionId: string } }) => (input.sessionId === 'open' ? session : null);
  return ({ ctx }: { ctx: Call }) => {
    callers.push(ctx.account);
    return [];
  };
}) as unknown as HandlersOf<typeof identityContract, object>;

const http = createServiceServer({
  router: implement(identityContract, { contextFor: () => ({}), handlers }),
  verify: await createVerifier('identity', { gateway: gateway.publicKey, notifications: notifications.publicKey }),
  log: quietLog,
  ready: async () => {},
});
afterAll(() => http.close());
beforeEach(() => {
  callers = [];
});

async function devices({ by = 'gateway', key = gateway, account = null as Call['account'], sessionId = 'open' }) {
  const sign = await createSigner(by, key.privateKey);
  return http.inject({
    method: 'POST',
    url: '/trpc/devices.list?batch=1',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${await sign({ audience: 'identity', account })}`,
      [sessionAlongHeader]: sessionId,
    },
    payload: '{}',
  });
}

it('makes a call on behalf of the owner of the session that comes along, and answers with the session', async () => {
  const answer = await devices({});
  expect(answer.statusCode).toBe(200);
  expect(JSON.parse(String(answer.headers[sessionAlongHeader]))).toEqual(session);
  expect(callers).toEqual([expect.objectContaining({ id: session.accountId, sessionKey: session.sessionKey })]);
});

it('makes none for a session that is not open, whatever the token says', async () => {
  const answer = await devices({ sessionId: 'ended', account: anAccount() });
  expect(answer.statusCode).toBe(401);
  expect(answer.headers[sessionAlongHeader]).toBe('null');
  expect(callers).toEqual([]);
});

it('believes a session from nobody but the gateway', async () => {
  const answer = await devices({ by: 'notifications', key: notifications });
  expect(answer.statusCode).toBe(403);
  expect(answer.headers[sessionAlongHeader]).toBeUndefined();
  expect(callers).toEqual([]);
});
