import type { OpenSession } from '@plainwill/contracts/identity/sessions';
import { beforeEach, expect, it, vi } from 'vitest';
import { createSessionCache, type SessionCache } from './session-cache.ts';

const session = { accountId: '5f0c2f0e-0000-4000-8000-000000000001', roles: ['admin'] } as unknown as OpenSession;
let nowMs = 0;
let memory: SessionCache;
const ask = vi.fn(async (): Promise<OpenSession | null> => session);
const resolve = () => memory.resolve('a-session', ask);

beforeEach(() => {
  nowMs = 0;
  memory = createSessionCache(() => nowMs);
  ask.mockClear();
});

it('asks once for the calls of one second, and not for a moment longer', async () => {
  expect(await Promise.all([resolve(), resolve()])).toEqual([session, session]);
  nowMs = 999;
  await resolve();
  expect(ask).toHaveBeenCalledTimes(1);
  nowMs = 1000;
  await resolve();
  expect(ask).toHaveBeenCalledTimes(2);
});

it('does not believe of a session what was said of another', async () => {
  await resolve();
  await memory.resolve('another', ask);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('asks anew once anything may have changed, also what was being asked meanwhile', async () => {
  const slow = Promise.withResolvers<OpenSession | null>();
  ask.mockImplementationOnce(() => slow.promise);
  const overtaken = resolve();
  memory.forget();
  slow.resolve(session);
  await overtaken;
  ask.mockResolvedValueOnce(null);
  expect(await resolve()).toBeNull();
});

it('keeps neither a failure nor a session that is not there', async () => {
  ask.mockRejectedValueOnce(new Error('away'));
  await expect(resolve()).rejects.toThrow('away');
  ask.mockResolvedValueOnce(null);
  expect(await resolve()).toBeNull();
  expect(await resolve()).toEqual(session);
});
