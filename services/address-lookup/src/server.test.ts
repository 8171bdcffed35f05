import type { AddressInfo } from 'node:net';
import type { addressLookupContract } from '@plainwill/contracts/address-lookup/contract';
import type { CallingAccount } from '@plainwill/contracts/kit/handlers-of';
import { createServiceClient } from '@plainwill/kit/calls/service-client';
import { anAccount, quietLog } from '@plainwill/kit/testing/call';
import { aKeyPair } from '@plainwill/kit/testing/keys';
import { createSigner } from '@plainwill/kit/tokens/service-token';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { config } from './config.ts';
import { createServer } from './server.ts';
import { bookDatabase } from './testing/book-database.ts';
import { startGetAddress } from './testing/get-address-server.ts';
import { keys } from './testing/provider-server.ts';

const { url: databaseUrl, pool } = await bookDatabase();
const gateway = await aKeyPair();
const sign = await createSigner('gateway', gateway.privateKey);
const provider = await startGetAddress();
const running: { close(): Promise<void> }[] = [provider];
afterAll(() => Promise.all(running.map((each) => each.close())));
beforeEach(async () => {
  provider.feel('well');
  await pool.query('truncate addresses, words, charities, charity_words, look_up_counts');
});

/** The service with these settings. @returns what searches, as a visitor, where nothing else is said as the same one */
async function start(given: Record<string, string> = {}) {
  const settings = config.read({
    ADDRESS_LOOKUP_DATABASE_URL: databaseUrl,
    ADDRESS_LOOKUP_PORT: '0',
    SERVICE_PUBLIC_KEYS: JSON.stringify({ gateway: gateway.publicKey }),
    GETADDRESS_URL: provider.url,
    GETADDRESS_KEY: keys.good,
    ...given,
  });
  const server = await createServer(settings, { log: quietLog, clock: () => new Date('2026-11-21T10:00:00Z') });
  running.push(server);
  const { port } = server.http.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const clientOf = (visitor: string, account: CallingAccount | null) =>
    createServiceClient<typeof addressLookupContract>({
      url,
      audience: 'address-lookup',
      sign,
      account,
      visitor,
      requestId: 'a-request',
    });
  return {
    search: (searchTerm: string, visitor = 'one') => clientOf(visitor, null).addresses.search.query({ searchTerm }),
    findCharity: (words: string, account: CallingAccount | null = anAccount()) =>
      clientOf('one', account).charities.find.query({ words }),
  };
}

describe('the address-lookup service', () => {
  it('answers from the sample where nothing is set', async () => {
    const { search } = await start();
    expect((await search('sw1a2aa')).addresses.map(({ line_1 }) => line_1)).toEqual([
      '9 Downing Street',
      '10 Downing Street',
      '11 Downing Street',
      '12 Downing Street',
    ]);
    expect(await search('zz99 9zz')).toEqual({ outcome: 'none', addresses: [] });
  });

  it('answers nothing from a sample on a server that people use', async () => {
    const { search } = await start({ NODE_ENV: 'production', ALLOW_WEAK_DATABASE_PASSWORDS: 'true' });
    expect((await search('SW1A 2AA')).outcome).toBe('unavailable');
  });

  it('pays for so many look-ups of one visitor, and then asks only what is free', async () => {
    const { search } = await start({ ADDRESS_PROVIDERS: 'getaddress,book', ADDRESS_VISITOR_LIMIT: '2' });
    const found = async (visitor?: string) => (await search('SW1A 2AA', visitor)).addresses.length;
    expect([await found(), await found(), await found()]).toEqual([2, 2, 4]);
    expect(provider.asked).toHaveLength(2);
    expect(await found('another')).toBe(2);
  });

  it('says quickly that nobody can answer, and leaves a provider that keeps failing alone', async () => {
    const { search } = await start({ ADDRESS_PROVIDERS: 'getaddress', ADDRESS_TIMEOUT_SECONDS: '0.1' });
    provider.feel('silent');
    for (let time = 0; time < 7; time++) expect((await search('SW1A 2AA')).outcome).toBe('unavailable');
    expect(provider.asked).toHaveLength(5);
  });

  it('finds charities of the sample for those who have signed in', async () => {
    const { findCharity } = await start();
    expect(await findCharity('209603')).toMatchObject({
      outcome: 'found',
      charities: [{ name: 'Royal National Lifeboat Institution' }],
    });
    await expect(findCharity('209603', null)).rejects.toMatchObject({ data: { code: 'UNAUTHORIZED' } });
  });

  it('finds no charity of a sample on a server that people use', async () => {
    const { findCharity } = await start({ NODE_ENV: 'production', ALLOW_WEAK_DATABASE_PASSWORDS: 'true' });
    expect(await findCharity('209603')).toEqual({ outcome: 'unavailable', charities: [] });
  });

  it('is ready while its database is', async () => {
    const server = running.at(-1) as Awaited<ReturnType<typeof createServer>>;
    expect((await server.http.inject('/health/ready')).statusCode).toBe(200);
  });
});
