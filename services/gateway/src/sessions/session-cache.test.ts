import type { OpenSession } from '@plainwill/contracts/identity/sessions';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createSessionCache, type SessionCache } from './session-cache.ts';

const accountId = '5f0c2f0e-0000-4000-8000-000000000001' as AccountId;
const someoneElse = '5f0c2f0e-0000-4000-8000-000000000002' as AccountId;
const session = { accountId, roles: ['admin'], secondsLeft: 1800, isRenewed: false } as unknown as OpenSession;
let nowMs = 0;
let memory: SessionCache;
const ask = vi.fn(async (): Promise<OpenSession | null> => session);
const resolve = () => memory.resolve('a-session', ask);

beforeEach(() => {
  nowMs = 0;
  memory = createSessionCache(() => nowMs);
  ask.mockReset().mockResolvedValue(session);
});

describe('while identity tells nothing', () => {
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

  it('asks again once anything may have changed, also what was being asked meanwhile', async () => {
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
});

describe('while identity tells what changes', () => {
  beforeEach(() => memory.setNotified(true));

  it('asks twice a minute, and says what is left of the session by then', async () => {
    ask.mockResolvedValue({ ...session, isRenewed: true });
    expect(await resolve()).toMatchObject({ secondsLeft: 1800, isRenewed: true });
    nowMs = 29_999;
    expect(await resolve()).toMatchObject({ secondsLeft: 1771, isRenewed: false });
    expect(ask).toHaveBeenCalledTimes(1);
    nowMs = 30_000;
    await resolve();
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('believes at once no longer in what changes, and in the sessions of others as before', async () => {
    ask.mockResolvedValueOnce({ ...session, accountId: someoneElse });
    const another = () => memory.resolve('another', ask);
    await another();
    await resolve();
    memory.changed(accountId);
    ask.mockResolvedValueOnce(null);
    expect(await resolve()).toBeNull();
    await another();
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('believes no answer that was on its way when something changed', async () => {
    const slow = Promise.withResolvers<OpenSession | null>();
    ask.mockImplementationOnce(() => slow.promise);
    const overtaken = resolve();
    memory.changed(accountId);
    ask.mockResolvedValueOnce(null);
    expect(await resolve()).toBeNull();
    slow.resolve(session);
    await overtaken;
    await resolve();
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('asks each second for a session that soon ends, for each call prolongs it', async () => {
    ask.mockResolvedValue({ ...session, secondsLeft: 200 });
    await resolve();
    nowMs = 1000;
    await resolve();
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('believes nothing of before once the line is cut', async () => {
    await resolve();
    memory.setNotified(false);
    await resolve();
    expect(ask).toHaveBeenCalledTimes(2);
    nowMs = 1000;
    await resolve();
    expect(ask).toHaveBeenCalledTimes(3);
  });
});
