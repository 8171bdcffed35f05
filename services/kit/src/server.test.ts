import { addressLookupContract } from '@plainwill/contracts/address-lookup/contract';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { implement } from './implement.ts';
import { createServiceServer } from './server.ts';
import { quietLog } from './testing/call.ts';
import { aKeyPair } from './testing/keys.ts';
import { createSigner, createVerifier } from './tokens/service-token.ts';
import { version } from './version.ts';

const keys = await aKeyPair();
const sign = await createSigner('gateway', keys.privateKey);
let isWell = true;
let searched = 0;
const warned = vi.spyOn(quietLog, 'warn');

const http = createServiceServer({
  router: implement(addressLookupContract, {
    contextFor: () => ({}),
    handlers: {
      charities: { find: () => ({ outcome: 'none', charities: [] }) },
      addresses: {
        search: () => {
          searched += 1;
          return { outcome: 'none', addresses: [] };
        },
        resolve: () => ({ outcome: 'none', address: null }),
      },
    },
  }),
  verify: await createVerifier('address-lookup', { gateway: keys.publicKey }),
  log: quietLog,
  ready: async () => {
    if (!isWell) throw new Error('my store is away');
  },
});
afterAll(() => http.close());
beforeEach(() => {
  searched = 0;
  warned.mockClear();
});

const search = (headers: Record<string, string>, payload = '{"0":{"searchTerm":"SW1A 1AA"}}') =>
  http.inject({
    method: 'POST',
    url: '/trpc/addresses.search?batch=1',
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  });
const bearer = async (audience: string) => `Bearer ${await sign({ audience, account: null })}`;

describe('a call straight to a service', () => {
  it.each([
    ['no token', async () => ({})],
    ['a made-up token', async () => ({ authorization: 'Bearer made.up.token' })],
    ['a token for another service', async () => ({ authorization: await bearer('will-data') })],
  ])('is refused with %s, before anything is read, and logged', async (_what, headers) => {
    expect((await search(await headers())).statusCode).toBe(401);
    expect(searched).toBe(0);
    expect(warned).toHaveBeenCalledExactlyOnceWith(
      { requestId: expect.any(String), err: expect.any(Error) },
      'refused a call without a valid service token',
    );
  });

  it('is answered with its own token', async () => {
    const response = await search({ authorization: await bearer('address-lookup') });
    expect(response.statusCode).toBe(200);
    expect(searched).toBe(1);
  });

  it('may hold all that the gateway takes and what it adds, and nothing beyond 80 KiB', async () => {
    const headers = { authorization: await bearer('address-lookup') };
    expect((await search(headers, `"${'x'.repeat(68 * 1024)}"`)).statusCode).toBe(400);
    expect((await search(headers, `"${'x'.repeat(81 * 1024)}"`)).statusCode).toBe(413);
  });

  it('is refused, in the form of any other failure, where it is nested too deeply', async () => {
    const response = await search({ authorization: await bearer('address-lookup') }, '['.repeat(6000));
    expect(response.statusCode).toBe(413);
    expect(response.json().error.data.code).toBe('PAYLOAD_TOO_LARGE');
  });

  it('is refused unless it is JSON', async () => {
    const headers = { authorization: await bearer('address-lookup'), 'content-type': 'text/plain' };
    expect((await search(headers)).statusCode).toBe(415);
  });
});

describe('health', () => {
  const ask = async () => [await http.inject('/health/live'), await http.inject('/health/ready')];

  it('is alive whatever its store does, and ready only with it', async () => {
    const statuses = async () => (await ask()).map(({ statusCode }) => statusCode);
    const metrics = async () => (await http.inject('/metrics')).body;
    isWell = true;
    expect(await statuses()).toEqual([200, 200]);
    expect(await metrics()).toMatch(/^plainwill_ready\S* 1$/m);
    isWell = false;
    expect(await statuses()).toEqual([200, 503]);
    expect(await metrics()).toMatch(/^plainwill_ready\S* 0$/m);
  });

  it('names the version, well or not', async () => {
    for (isWell of [true, false])
      for (const answer of await ask()) expect(answer.json()).toEqual({ ok: answer.statusCode === 200, version });
  });
});
