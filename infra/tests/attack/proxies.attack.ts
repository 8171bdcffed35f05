import { request } from 'node:http';
import { afterAll, describe, expect, it } from 'vitest';
import { aTarget, password } from './support/target.ts';

const proxy = '127.0.0.2';
const target = await aTarget({ TRUSTED_PROXIES: `${proxy}, 192.0.2.0/24` });
afterAll(target.stop);
const people = [await target.aPerson('harriet'), await target.aPerson('oliver'), await target.aPerson('amara')];

interface Coming {
  /** Which address of this machine the connection comes from. */
  from: string;
  saying: string;
}

/** The status of a sign-in over a connection of its own. */
function signInOver({ from, saying }: Coming, email: string, typed: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const headers = { origin: target.origin, 'content-type': 'application/json', 'x-forwarded-for': saying };
  request(`${target.site.gatewayUrl}/auth/sign-in`, { method: 'POST', localAddress: from, headers }, (answer) => {
    answer.resume();
    resolve(answer.statusCode ?? 0);
  })
    .on('error', reject)
    .end(JSON.stringify({ email, password: typed }));
  return promise;
}

// ASVS 4.1.3
// Only Linux and Windows have more than one address of this machine at once.
describe.skipIf(process.platform === 'darwin')('a stranger who reaches the gateway past the proxy', () => {
  it('is one visitor whatever they say, and nobody who comes by the proxy pays for it', async () => {
    const statuses: number[] = [];
    // One more than one address may get wrong at all accounts within ten minutes.
    for (let guess = 0; guess <= 100; guess++) {
      const coming = { from: '127.0.0.1', saying: `203.0.113.${guess}, 192.0.2.${guess}` };
      statuses.push(await signInOver(coming, `past-${guess}@example.com`, 'Not-The-Password-1'));
    }
    const compared = statuses.filter((status) => status === 401);
    expect(compared.length).toBeLessThanOrEqual(100);
    expect(statuses.at(-1)).toBe(429);

    for (const [index, { email }] of people.entries()) {
      // The visitor alone vouches for the addresses before the one that the proxy saw.
      const saying = `127.0.0.1, 198.51.100.${index}`;
      expect(await signInOver({ from: proxy, saying }, email, password), email).toBe(200);
    }
  });
});
