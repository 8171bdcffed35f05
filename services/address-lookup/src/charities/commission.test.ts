import { FoundCharity } from '@plainwill/contracts/address-lookup/charities';
import { maxFoundCharities, maxOtherNames } from '@plainwill/contracts/shared/charity-number';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startCommission } from '../testing/commission-server.ts';
import { keys, type Mood } from '../testing/provider-server.ts';
import { createCommission } from './commission.ts';

const server = await startCommission();
afterAll(() => server.close());
beforeEach(() => server.feel('well'));

const find = (words: string, key = keys.good, signal = AbortSignal.timeout(5000)) =>
  createCommission({ key, url: server.url }).find(words, signal);

describe('by name', () => {
  it('puts the nearest name first and what was removed last, and leaves out linked charities', async () => {
    expect(await find('Cancer research')).toEqual([
      { register: 'england_wales', number: '1089464', name: 'Cancer Research UK', isRemoved: false },
      { register: 'england_wales', number: '1000001', name: 'Bath Cancer Research', isRemoved: false },
      { register: 'england_wales', number: '1000002', name: 'Cancer Research', isRemoved: true },
    ]);
  });

  it('finds no more than a list shows, and the likeliest of them', async () => {
    const found = await find('quarry');
    expect(found).toHaveLength(maxFoundCharities);
    expect(found[0]?.name).toBe('Quarry');
  });

  it('leaves out a charity whose name is too long to be told', async () => {
    expect(await find('slate')).toMatchObject([{ number: '1000003' }]);
  });

  it('finds none where there is none', async () => {
    expect(await find('nobody at all')).toEqual([]);
  });

  it('finds none where thousands have the word', async () => {
    expect(await find('church')).toEqual([]);
  });

  it.each(['the', '?!', 'of the'])('does not ask for %j', async (words) => {
    expect(await find(words)).toEqual([]);
    expect(server.asked).toEqual([]);
  });

  it.each(['../../admin', 'a/b', 'name?x=1#y', '%2e%2e', '..'])('asks for %j as one name', async (words) => {
    expect(await find(words)).toEqual([]);
    for (const { url } of server.asked) expect(url).toBe(`/searchCharityName/${encodeURIComponent(words)}`);
  });
});

describe('by number', () => {
  it('tells the other names and the town as well', async () => {
    const [found] = await find('1 089 464');
    expect(found).toEqual({
      register: 'england_wales',
      number: '1089464',
      name: 'Cancer Research UK',
      otherNames: ['The Cancer Research Campaign'],
      town: 'London',
      isRemoved: false,
    });
    expect(FoundCharity.parse(found)).toEqual(found);
  });

  it('finds a charity that is linked to another by the number of both', async () => {
    expect(await find('1089464-3')).toMatchObject([{ number: '1089464-3', name: 'Cancer Research UK Shops' }]);
  });

  it('tells a few other names of many', async () => {
    const [found] = await find('1000003');
    expect(found?.otherNames).toHaveLength(maxOtherNames);
    expect(FoundCharity.parse(found)).toEqual(found);
  });

  it('says which was removed', async () => {
    expect(await find('1000002')).toEqual([
      { register: 'england_wales', number: '1000002', name: 'Quarry Trust', isRemoved: true },
    ]);
  });

  it('finds none where there is none', async () => {
    expect(await find('9999999')).toEqual([]);
  });
});

describe('a register that does not answer well', () => {
  it.each([
    ['a key that is not known', keys.unknown, 'misconfigured'],
    ['a key that has used all its calls', keys.withoutCredit, 'misconfigured'],
    ['too many calls', keys.hurried, 'busy'],
  ])('fails by name with %s', async (_what, key, kind) => {
    for (const words of ['1089464', 'cancer research'])
      await expect(find(words, key)).rejects.toMatchObject({ name: 'ProviderFailure', kind });
  });

  it.each<Mood>(['broken', 'cut short', 'endless', 'redirecting', 'otherwise'])(
    'is away when the server is %s',
    async (mood) => {
      server.feel(mood);
      await expect(find('1089464')).rejects.toMatchObject({ name: 'ProviderFailure', kind: 'away' });
      expect(server.asked.every(({ url }) => !url.includes('meta-data'))).toBe(true);
    },
  );

  it('is let go of when it says nothing', async () => {
    server.feel('silent');
    await expect(find('oxfam', keys.good, AbortSignal.timeout(50))).rejects.toMatchObject({ name: 'ProviderFailure' });
  });

  it('never sees its key in an address', async () => {
    await find('1089464');
    expect(server.asked.length).toBeGreaterThan(0);
    for (const { url } of server.asked) expect(url).not.toContain(keys.good);
  });
});
