import { randomUUID } from 'node:crypto';
import { importJWK, SignJWT } from 'jose';
import { expect, it, vi } from 'vitest';
import { anAccount } from '../testing/call.ts';
import { aKeyPair } from '../testing/keys.ts';
import { createSigner, createVerifier } from './service-token.ts';

const gateway = await aKeyPair();
const stranger = await aKeyPair();
const sign = await createSigner('gateway', gateway.privateKey);
const verify = await createVerifier('will-data', { gateway: gateway.publicKey });

it('tells the service who calls and on whose behalf', async () => {
  const account = anAccount({ roles: ['readonly'], newUntil: '2026-12-04T09:00:00.000Z' });
  expect(await verify(await sign({ audience: 'will-data', account }))).toEqual({
    caller: 'gateway',
    account,
    visitor: null,
  });
  expect(await verify(await sign({ audience: 'will-data', account: null, visitor: 'v1' }))).toEqual({
    caller: 'gateway',
    account: null,
    visitor: 'v1',
  });
});

it('refuses a token meant for another service', async () => {
  await expect(verify(await sign({ audience: 'identity', account: null }))).rejects.toThrow();
});

it('refuses a token signed with a key that is not the caller’s', async () => {
  const forged = await createSigner('gateway', stranger.privateKey);
  await expect(verify(await forged({ audience: 'will-data', account: null }))).rejects.toThrow();
});

it('believes either key of a caller while one is being changed, and no third', async () => {
  const next = await aKeyPair();
  const withBoth = await createVerifier('will-data', { gateway: [next.publicKey, gateway.publicKey] });
  for (const { privateKey } of [gateway, next]) {
    const token = await (await createSigner('gateway', privateKey))({ audience: 'will-data', account: null });
    expect(await withBoth(token)).toMatchObject({ caller: 'gateway' });
  }
  const forged = await createSigner('gateway', stranger.privateKey);
  await expect(withBoth(await forged({ audience: 'will-data', account: null }))).rejects.toThrow();
});

it('refuses a token in which one caller speaks as another', async () => {
  const key = await importJWK(gateway.privateKey, 'EdDSA');
  const token = await new SignJWT({})
    .setProtectedHeader({ alg: 'EdDSA', kid: 'gateway' })
    .setIssuer('identity')
    .setAudience('will-data')
    .setIssuedAt()
    .setExpirationTime('1 minute')
    .sign(key);
  await expect(verify(token)).rejects.toThrow('not that of the caller');
});

it('believes nobody but the gateway about who a person or a visitor is', async () => {
  const { privateKey, publicKey } = await aKeyPair();
  const byIdentity = await createSigner('identity', privateKey);
  const verifyBoth = await createVerifier('will-data', { gateway: gateway.publicKey, identity: publicKey });
  const audience = 'will-data';
  expect(await verifyBoth(await byIdentity({ audience, account: null }))).toMatchObject({ caller: 'identity' });
  for (const says of [
    { account: anAccount() },
    { account: anAccount({ roles: ['admin'] }) },
    { account: null, visitor: 'v1' },
  ]) {
    await expect(verifyBoth(await byIdentity({ audience, ...says }))).rejects.toThrow('only the gateway');
  }
});

it('refuses a token that was altered', async () => {
  const [head, , signature] = (await sign({ audience: 'will-data', account: null })).split('.');
  const claims = { iss: 'gateway', aud: 'will-data', sub: randomUUID(), iat: 1, exp: 9_999_999_999 };
  const altered = [head, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.');
  await expect(verify(altered)).rejects.toThrow();
});

it('refuses a token older than a minute, whatever expiry it claims', async () => {
  const key = await importJWK(gateway.privateKey, 'EdDSA');
  const token = await new SignJWT({})
    .setProtectedHeader({ alg: 'EdDSA', kid: 'gateway' })
    .setIssuer('gateway')
    .setAudience('will-data')
    .setIssuedAt()
    .setExpirationTime('1 day')
    .sign(key);
  await expect(verify(token)).resolves.toMatchObject({ caller: 'gateway' });
  vi.useFakeTimers({ now: Date.now() + 70_000, toFake: ['Date'] });
  await expect(verify(token)).rejects.toThrow();
  vi.useRealTimers();
});

it.each(['', 'Bearer', 'a.b.c', '🙂'])('refuses what is no token: %j', async (token) => {
  await expect(verify(token)).rejects.toThrow();
});
