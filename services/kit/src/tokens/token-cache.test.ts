import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anAccount } from '../testing/call.ts';
import { aKeyPair } from '../testing/keys.ts';
import { createSigner, createVerifier } from './service-token.ts';
import { cachedVerifier } from './token-cache.ts';

const keys = await aKeyPair();
const sign = await createSigner('gateway', keys.privateKey);
const call = { caller: 'gateway', account: null, visitor: null };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});
const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

describe('a token', () => {
  it('is used again for the same account, session and service while it is young', async () => {
    const account = anAccount();
    const token = await sign({ audience: 'will-data', account });
    pass(19);
    expect(await sign({ audience: 'will-data', account: { ...account } })).toBe(token);
    pass(2);
    expect(await sign({ audience: 'will-data', account })).not.toBe(token);
  });

  it('is made again when the clock was set back, for services that go by the right time refuse one of the future', async () => {
    pass(7200);
    const ofTheFuture = await sign({ audience: 'will-data', account: null });
    pass(-7200);
    const verify = await createVerifier('will-data', { gateway: keys.publicKey });
    await expect(verify(ofTheFuture)).rejects.toThrow();
    expect(await verify(await sign({ audience: 'will-data', account: null }))).toEqual(call);
  });

  it('is never used for another account, session, role, sign-in, visitor or service', async () => {
    const account = anAccount();
    const says = [
      { audience: 'will-data', account },
      { audience: 'identity', account },
      { audience: 'will-data', account: null },
      { audience: 'will-data', account: null, visitor: 'v1' },
      { audience: 'will-data', account: anAccount() },
      { audience: 'will-data', account: { ...account, roles: ['admin' as const] } },
      { audience: 'will-data', account: { ...account, sessionKey: 'b'.repeat(64) } },
      { audience: 'will-data', account: { ...account, authenticatedAt: '2026-11-20T00:00:00.000Z' } },
    ];
    const tokens = await Promise.all(says.map(sign));
    expect(new Set(tokens).size).toBe(says.length);
  });

  it('that was believed once is refused when its minute is over', async () => {
    const verify = await createVerifier('will-data', { gateway: keys.publicKey });
    const token = await sign({ audience: 'will-data', account: null });
    await verify(token);
    pass(59);
    expect(await verify(token)).toEqual(call);
    pass(7);
    await expect(verify(token)).rejects.toThrow();
  });
});

describe('a check', () => {
  it('is made once while the token lasts', async () => {
    const verify = vi.fn(async () => ({ call, validUntilMs: Date.now() + 60_000 }));
    const verified = cachedVerifier(verify);
    await verified('one');
    await verified('one');
    expect(verify).toHaveBeenCalledTimes(1);
    await verified('another');
    expect(verify).toHaveBeenCalledTimes(2);
    pass(61);
    await verified('one');
    expect(verify).toHaveBeenCalledTimes(3);
  });

  it('that failed is made again', async () => {
    const verify = vi.fn(() => Promise.reject(new Error('no')));
    const verified = cachedVerifier(verify);
    for (let attempt = 0; attempt < 2; attempt++) await expect(verified('one')).rejects.toThrow('no');
    expect(verify).toHaveBeenCalledTimes(2);
  });

  it('is not remembered of a token that ends now', async () => {
    const verify = vi.fn(async () => ({ call, validUntilMs: Date.now() }));
    const verified = cachedVerifier(verify);
    await verified('one');
    await verified('one');
    expect(verify).toHaveBeenCalledTimes(2);
  });
});
