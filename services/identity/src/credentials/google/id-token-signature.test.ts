import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { minuteMs } from '@plainwill/contracts/shared/durations';
import { type CryptoKey, exportJWK, exportSPKI, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createIdTokenVerifier } from './id-token-signature.ts';

const now = new Date('2026-11-20T12:00:00Z');
const claims = { sub: '1001', exp: now.getTime() / 1000 + 60 };

const aKey = async (kid: string, alg = 'RS256') => {
  const { publicKey, privateKey } = await generateKeyPair(alg);
  return { publicKey, privateKey, alg, kid, jwk: { ...(await exportJWK(publicKey)), kid, alg, use: 'sig' } };
};
const [first, second, elliptic, pss] = await Promise.all([
  aKey('first'),
  aKey('second'),
  aKey('elliptic', 'ES256'),
  aKey('pss', 'PS256'),
]);

let published: object[] = [];
let status = 200;
let fetches = 0;
const http = createServer((_request, response) => {
  fetches += 1;
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ keys: published }));
}).listen(0, '127.0.0.1');
await once(http, 'listening');
afterAll(() => void http.close());
const jwksUrl = `http://127.0.0.1:${(http.address() as AddressInfo).port}/jwks`;

interface Signer {
  privateKey: CryptoKey | Uint8Array;
  alg: string;
  kid: string;
}

const signed = ({ privateKey, alg, kid }: Signer, given: object = {}) =>
  new SignJWT({ ...claims, ...given }).setProtectedHeader({ alg, kid }).sign(privateKey);

let verify: ReturnType<typeof createIdTokenVerifier>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  published = [first.jwk, elliptic.jwk];
  status = 200;
  fetches = 0;
  verify = createIdTokenVerifier(jwksUrl);
});
afterEach(() => vi.useRealTimers());

it.each([first, elliptic])('reads what a published key has signed: $alg', async (key) => {
  expect(await verify(await signed(key), now)).toMatchObject({ sub: '1001' });
});

it('asks for the keys once for many tokens, and again after ten minutes', async () => {
  const token = await signed(first);
  await Promise.all(Array.from({ length: 20 }, () => verify(token, now)));
  expect(fetches).toBe(1);
  vi.setSystemTime(now.getTime() + 10 * minuteMs);
  await verify(token, now);
  expect(fetches).toBe(2);
});

it('takes a new key as soon as it is published, and the old one no more', async () => {
  await verify(await signed(first), now);
  published = [second.jwk];
  vi.setSystemTime(now.getTime() + 30_000);
  expect(await verify(await signed(second), now)).toMatchObject({ sub: '1001' });
  await expect(verify(await signed(first), now)).rejects.toThrow('no applicable key');
  expect(fetches).toBe(2);
});

it('asks no more than once in half a minute, however many keys are made up', async () => {
  for (const kid of ['one', 'two', 'three']) {
    await expect(verify(await signed({ ...second, kid }), now)).rejects.toThrow('no applicable key');
  }
  expect(fetches).toBe(1);
});

it('refuses a token that another key has signed under a published name', async () => {
  await expect(verify(await signed({ ...second, kid: 'first' }), now)).rejects.toThrow('signature verification failed');
});

it('refuses a token whose claims were changed', async () => {
  const [header, , signature] = (await signed(first)).split('.');
  const payload = Buffer.from(JSON.stringify({ ...claims, sub: '1002' })).toString('base64url');
  await expect(verify(`${header}.${payload}.${signature}`, now)).rejects.toThrow('signature verification failed');
});

it('refuses a token without a signature', async () => {
  await expect(verify(new UnsecuredJWT(claims).encode(), now)).rejects.toThrow();
  const header = Buffer.from(JSON.stringify({ alg: 'none', kid: 'first' })).toString('base64url');
  const [, payload] = (await signed(first)).split('.');
  await expect(verify(`${header}.${payload}.`, now)).rejects.toThrow('"alg" (Algorithm) Header Parameter');
});

it('refuses a public key used as a shared secret', async () => {
  const privateKey = new TextEncoder().encode(await exportSPKI(first.publicKey));
  await expect(verify(await signed({ privateKey, alg: 'HS256', kid: 'first' }), now)).rejects.toThrow(
    '"alg" (Algorithm) Header Parameter',
  );
});

it('refuses an algorithm that it does not expect, also of a published key', async () => {
  published = [pss.jwk];
  await expect(verify(await signed(pss), now)).rejects.toThrow('"alg" (Algorithm) Header Parameter');
});

it('takes no key from the token itself', async () => {
  const token = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', jwk: second.jwk, jku: 'https://evil.example/jwks' })
    .sign(second.privateKey);
  await expect(verify(token, now)).rejects.toThrow();
});

it('refuses a token that has expired', async () => {
  await expect(verify(await signed(first, { exp: now.getTime() / 1000 }), now)).rejects.toThrow('"exp"');
});

it('fails while the keys cannot be had, and recovers', async () => {
  status = 503;
  const token = await signed(first);
  await expect(verify(token, now)).rejects.toThrow('Expected 200 OK');
  status = 200;
  expect(await verify(token, now)).toMatchObject({ sub: '1001' });
});
