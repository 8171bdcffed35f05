import { FoundAddress } from '@plainwill/contracts/address-lookup/addresses';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { searchTermOf } from '../addresses/search-term.ts';
import type { AddressProvider, FailureKind } from '../providers/provider.ts';
import { keys, type Mood, type ProviderServer } from './provider-server.ts';

interface Imitated {
  start: () => Promise<ProviderServer>;
  create: (settings: { key: string; url: string }) => AddressProvider;
  /** The provider has no address for this search, and says that the next is no postcode. */
  none: string;
  malformed: string;
  /** A key without credit fails in this way. */
  withoutCredit?: FailureKind;
  /** True where the key travels in the URL, not in a header. */
  keyIsInUrl?: boolean;
}

const soon = () => AbortSignal.timeout(5000);

/** Every adapter passes these tests, whether its provider is well or not. Each imitation knows `SW1A 2AA`. */
export function describeProvider(name: string, imitated: Imitated) {
  let server: ProviderServer;
  beforeAll(async () => {
    server = await imitated.start();
  });
  afterAll(() => server.close());
  beforeEach(() => server.feel('well'));

  const withKey = (key: string) => imitated.create({ key, url: server.url });
  const search = (typed: string, key = keys.good) => withKey(key).search(searchTermOf(typed), soon());

  describe(name, () => {
    it('finds addresses that fit the contract', async () => {
      const found = await search('sw1a2aa');
      expect(found.length).toBeGreaterThan(0);
      for (const address of found) expect(FoundAddress.parse(address)).toEqual(address);
    });

    it('finds none where there is none', async () => {
      expect(await search(imitated.none)).toEqual([]);
    });

    it('finds none for what the provider calls malformed', async () => {
      expect(await search(imitated.malformed)).toEqual([]);
    });

    it.each([
      ['a key that is not known', keys.unknown, 'misconfigured'],
      ['a key without credit', keys.withoutCredit, imitated.withoutCredit ?? 'misconfigured'],
      ['too many calls', keys.hurried, 'busy'],
    ])('fails by name with %s', async (_what, key, kind) => {
      await expect(search('SW1A 2AA', key)).rejects.toMatchObject({ name: 'ProviderFailure', kind });
    });

    it.each<Mood>(['broken', 'cut short', 'endless', 'redirecting'])('is away when the server is %s', async (mood) => {
      server.feel(mood);
      await expect(search('SW1A 2AA')).rejects.toMatchObject({ name: 'ProviderFailure', kind: 'away' });
      expect(server.asked.every(({ url }) => !url.includes('meta-data'))).toBe(true);
    });

    it('lets go of a server that says nothing', async () => {
      server.feel('silent');
      const searching = withKey(keys.good).search(searchTermOf('SW1A 2AA'), AbortSignal.timeout(50));
      await expect(searching).rejects.toMatchObject({ name: 'ProviderFailure' });
    });

    // Some protocols have no other place for it.
    if (!imitated.keyIsInUrl) {
      it('keeps its key out of addresses', async () => {
        await search('SW1A 2AA');
        expect(server.asked.length).toBeGreaterThan(0);
        for (const { url } of server.asked) expect(url).not.toContain(keys.good);
      });
    }
  });
}

/** The provider before a server that answers well, for what only it does. */
export function imitatedProvider({ start, create }: Pick<Imitated, 'start' | 'create'>) {
  let server: ProviderServer;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.close());
  const provider = () => create({ key: keys.good, url: server.url });
  return {
    server: () => server,
    search: (typed: string) => provider().search(searchTermOf(typed), soon()),
    resolve: (id: string) => provider().resolve?.(id, soon()),
  };
}
