import type { OpenSession } from '@plainwill/contracts/identity/sessions';
import { quietLog } from '@plainwill/kit/testing/call';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { afterAll, expect, it, vi } from 'vitest';
import { createThrottle } from '../throttling/throttle.ts';
import { openThrottleStore } from '../throttling/throttle-store.ts';
import { sessionCookie } from './session-cookie.ts';
import { createUnknownSessions } from './unknown-sessions.ts';

const store = openThrottleStore('redis://127.0.0.1:1', quietLog);
afterAll(() => store.close());
const reply = { header: () => undefined } as unknown as FastifyReply;
const session = { secondsLeft: 1800 } as OpenSession;
let addresses = 0;

/** A gateway that asks about sessions from one address, and what identity is asked. */
function aGateway(answer: OpenSession | null) {
  const sessions = createUnknownSessions(createThrottle(store));
  const ask = vi.fn(async () => answer);
  const address = `198.51.100.${++addresses}`;
  const resolve = (sessionId: string, isSealed: boolean, from = address) =>
    sessions
      .resolve({ sessionId, isSealed, address: from }, reply, ask)
      .catch((error: { code?: string }) => error.code);
  return { ask, resolve };
}

it('asks for sixty made-up sessions of an address in a minute, and refuses the rest without asking', async () => {
  const { ask, resolve } = aGateway(null);
  const answers = await Promise.all(Array.from({ length: 200 }, (_, n) => resolve(`made-up-${n}`, false)));
  expect(ask).toHaveBeenCalledTimes(60);
  expect(answers.filter((answer) => answer === 'TOO_MANY_REQUESTS')).toHaveLength(140);
  expect(await resolve('made-up', false, '203.0.113.1')).toBeNull();
});

it('believes what a gateway has sealed, however many made-up ones come from the same address', async () => {
  const { ask, resolve } = aGateway(null);
  await Promise.all(Array.from({ length: 200 }, (_, n) => resolve(`made-up-${n}`, false)));
  ask.mockResolvedValue(session);
  expect(await Promise.all(Array.from({ length: 24 }, (_, n) => resolve(`sealed-${n}`, true)))).toEqual(
    Array(24).fill(session),
  );
});

it('counts no session from before there were seals', async () => {
  const { resolve } = aGateway(session);
  for (let n = 0; n < 100; n++) expect(await resolve(`earlier-${n}`, false)).toBe(session);
});

it('asks once for a session that has ended', async () => {
  const { ask, resolve } = aGateway(null);
  for (let n = 0; n < 100; n++) expect(await resolve('ended', true)).toBeNull();
  expect(ask).toHaveBeenCalledTimes(1);
});

it('seals a session with a key of its own, which no other key and no other session fits', () => {
  const set: Record<string, string> = {};
  const setting = {
    setCookie(name: string, value: string) {
      set[name] = value;
      return setting;
    },
  } as unknown as FastifyReply;
  const cookie = sessionCookie('http://localhost', { d: 'a secret' });
  cookie.set(setting, 'a-session', new Date());
  const request = { cookies: set } as unknown as FastifyRequest;
  expect(cookie.isSealed(request, 'a-session')).toBe(true);
  expect(cookie.isSealed(request, 'another')).toBe(false);
  expect(sessionCookie('http://localhost', { d: 'another' }).isSealed(request, 'a-session')).toBe(false);
  expect(cookie.isSealed({ cookies: {} } as unknown as FastifyRequest, 'a-session')).toBe(false);
});
