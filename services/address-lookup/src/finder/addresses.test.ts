import { setTimeout } from 'node:timers/promises';
import type { AddressSearch, ResolvedAddress } from '@plainwill/contracts/address-lookup/addresses';
import { addressLookupContract } from '@plainwill/contracts/address-lookup/contract';
import { createLog } from '@plainwill/kit/log';
import { callerAs } from '@plainwill/kit/testing/call';
import { describe, expect, it, vi } from 'vitest';
import { addressOf } from '../addresses/address-of.ts';
import { createCharityFinder } from '../charities/charity-finder.ts';
import { ProviderFailure } from '../providers/provider.ts';
import { createRouter } from '../router.ts';
import { aProvider, minster } from '../testing/a-provider.ts';
import { createAddressFinder } from './address-finder.ts';
import type { NamedProvider } from './create-providers.ts';
import type { Spending } from './spending.ts';

const now = new Date('2026-11-21T10:00:00Z');
const castle = addressOf({ lines: ['Conwy Castle'], town_or_city: 'Conwy', postcode: 'LL32 8AY' });

/** The service's procedures, before these providers. */
function before(providers: NamedProvider[], { cacheSeconds = 0, allows = true } = {}) {
  const lines: string[] = [];
  const log = createLog('test', 'silent');
  for (const level of ['info', 'warn', 'error'] as const)
    vi.spyOn(log, level).mockImplementation((...given: unknown[]) => void lines.push(JSON.stringify(given)));
  const spending = { allows: vi.fn<Spending['allows']>(async () => allows) };
  const finder = createAddressFinder({ providers, spending, cacheSeconds });
  const router = createRouter(() => ({ log, finder, charityFinder: createCharityFinder([]), visitor: 'one', now }));
  const { addresses } = callerAs(addressLookupContract, router, null);
  const { search, resolve } = addresses;
  return { search, resolve, lines, spending };
}

const away = () => Promise.reject(new ProviderFailure('away', 500));
const unavailable: AddressSearch = { outcome: 'unavailable', addresses: [] };
const none: AddressSearch = { outcome: 'none', addresses: [] };

describe('searching', () => {
  it('finds, in order and each once', async () => {
    const at = (line: string) => addressOf({ lines: [line], town_or_city: 'York', postcode: 'YO1 7HH' });
    const search = async () => ['10 Mill Lane', '2 Mill Lane', '2 MILL LANE'].map(at);
    const { outcome, addresses } = await before([aProvider({ search })]).search({ searchTerm: 'yo17hh' });
    expect(outcome).toBe('found');
    expect(addresses.map(({ line_1 }) => line_1.toLowerCase())).toEqual(['2 mill lane', '10 mill lane']);
  });

  it('asks for a postcode when there is nothing but space', async () => {
    await expect(before([]).search({ searchTerm: '   ' })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  it('asks the next provider when one fails, and says so when all have', async () => {
    const second = aProvider({ name: 'osplaces' });
    expect(await before([aProvider({ search: away }), second]).search({ searchTerm: 'YO1 7HH' })).toEqual({
      outcome: 'found',
      addresses: [minster],
    });
    expect(await before([aProvider({ search: away })]).search({ searchTerm: 'YO1 7HH' })).toEqual(unavailable);
  });

  it('says so within the three seconds that the gateway waits, when none answers', async () => {
    const search = (_term: unknown, signal: AbortSignal) =>
      new Promise<never>((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new ProviderFailure('busy')));
      });
    // The shorter of two timers comes first, even where both are late on a busy machine.
    const tooLate = setTimeout(2900, 'too late');
    const answer = before([aProvider({ search })]).search({ searchTerm: 'YO1 7HH' });
    expect(await Promise.race([answer, tooLate])).toEqual(unavailable);
  });

  it('asks the next one when our own book has none, but pays for no second opinion', async () => {
    const book = aProvider({ name: 'book', paidFor: [], search: async () => [] });
    expect(await before([book, aProvider()]).search({ searchTerm: 'YO1 7HH' })).toMatchObject({ outcome: 'found' });
    expect(await before([book]).search({ searchTerm: 'YO1 7HH' })).toEqual(none);
    const second = vi.fn(async () => [minster]);
    const paid = [aProvider({ search: async () => [] }), aProvider({ name: 'osplaces', search: second })];
    expect(await before(paid).search({ searchTerm: 'YO1 7HH' })).toEqual(none);
    expect(second).not.toHaveBeenCalled();
  });

  it('does not say that there is none when whoever would know could not be asked', async () => {
    const book = aProvider({ name: 'book', paidFor: [], search: async () => [] });
    const broken = aProvider({ search: away });
    expect(await before([book, broken]).search({ searchTerm: 'YO1 7HH' })).toEqual(unavailable);
    expect(await before([broken, book]).search({ searchTerm: 'YO1 7HH' })).toEqual(unavailable);
  });

  it('pays no more than is allowed, and asks what is free all the same', async () => {
    const search = vi.fn(async () => [minster]);
    const book = aProvider({ name: 'book', paidFor: [], search: async () => [castle] });
    const { search: find, spending } = before([aProvider({ search }), book], { allows: false });
    expect(await find({ searchTerm: 'LL32 8AY' })).toEqual({ outcome: 'found', addresses: [castle] });
    expect(search).not.toHaveBeenCalled();
    expect(spending.allows).toHaveBeenCalledExactlyOnceWith({ visitor: 'one', provider: 'ideal', now });
  });

  it('logs no more of a postcode than its first half, and nothing of words', async () => {
    const { search, lines } = before([aProvider()]);
    await search({ searchTerm: 'YO1 7HH' });
    await search({ searchTerm: '7 Quarry Street' });
    const broken = before([aProvider({ search: away })]);
    await broken.search({ searchTerm: 'YO1 7HH' });
    const logged = [...lines, ...broken.lines].join('\n');
    expect(logged).toContain('"outward":"YO1"');
    expect(logged).not.toMatch(/7HH|Quarry|Minster/i);
  });
});

describe('answers that were paid for', () => {
  const asked = () => {
    const search = vi.fn(async () => [minster]);
    return { search, provider: aProvider({ search }) };
  };

  it('are not kept unless the settings say so', async () => {
    const { search, provider } = asked();
    const { search: find } = before([provider]);
    await find({ searchTerm: 'YO1 7HH' });
    await find({ searchTerm: 'YO1 7HH' });
    expect(search).toHaveBeenCalledTimes(2);
  });

  it('are kept for as long as the settings say, and cost nothing again', async () => {
    vi.useFakeTimers({ now });
    const { search, provider } = asked();
    const { search: find, spending } = before([provider], { cacheSeconds: 60 });
    await find({ searchTerm: 'YO1 7HH' });
    await vi.advanceTimersByTimeAsync(59_000);
    expect(await find({ searchTerm: 'yo1-7hh' })).toEqual({ outcome: 'found', addresses: [minster] });
    expect(search).toHaveBeenCalledTimes(1);
    expect(spending.allows).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(2000);
    await find({ searchTerm: 'YO1 7HH' });
    expect(search).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
  });

  it('are not kept when they failed', async () => {
    const search = vi.fn<NamedProvider['search']>(async () => [minster]).mockRejectedValueOnce(new Error('away'));
    const { search: find } = before([aProvider({ search })], { cacheSeconds: 60 });
    expect(await find({ searchTerm: 'YO1 7HH' })).toEqual(unavailable);
    expect(await find({ searchTerm: 'YO1 7HH' })).toMatchObject({ outcome: 'found' });
  });
});

describe('the lines of a chosen address', () => {
  const suggestion = { ...addressOf({ lines: [], town_or_city: '', postcode: '' }), resolveId: 'GB|1:2' };
  const resolve = vi.fn<NonNullable<NamedProvider['resolve']>>(async () => minster);
  const loqate = aProvider({ name: 'loqate', paidFor: ['resolve'], search: async () => [suggestion], resolve });
  const nothing: ResolvedAddress = { outcome: 'none', address: null };

  it('are asked of whoever suggested it, and paid for then', async () => {
    const { search, resolve: linesOf, spending } = before([aProvider({ search: away }), loqate]);
    const [found] = (await search({ searchTerm: 'YO1 7HH' })).addresses;
    spending.allows.mockClear();
    expect(await linesOf({ id: found?.resolveId ?? '' })).toEqual({ outcome: 'found', address: minster });
    expect(resolve).toHaveBeenCalledWith('GB|1:2', expect.any(AbortSignal));
    expect(spending.allows).toHaveBeenCalledExactlyOnceWith({ visitor: 'one', provider: 'loqate', now });
  });

  it('are none for an id that nobody gave', async () => {
    const { resolve: linesOf } = before([aProvider(), loqate]);
    for (const id of ['ideal:1', 'nobody:1', '1', 'constructor:1']) expect(await linesOf({ id })).toEqual(nothing);
    resolve.mockResolvedValueOnce(null);
    expect(await linesOf({ id: 'loqate:gone' })).toEqual(nothing);
  });

  it('cannot be had while the provider fails or the limit is reached', async () => {
    resolve.mockRejectedValueOnce(new ProviderFailure('away'));
    const failed = { outcome: 'unavailable', address: null };
    expect(await before([loqate]).resolve({ id: 'loqate:1' })).toEqual(failed);
    expect(await before([loqate], { allows: false }).resolve({ id: 'loqate:1' })).toEqual(failed);
  });
});
