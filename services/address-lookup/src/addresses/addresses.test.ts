import { addressLookupContract } from '@plainwill/contracts/address-lookup/addresses';
import { createLog } from '@plainwill/kit/log';
import { callerAs } from '@plainwill/kit/testing/call';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AddressProvider } from '../provider.ts';
import { createRouter } from '../router.ts';
import { createSampleProvider } from '../sample/sample-provider.ts';
import { createAddressFinder } from './address-finder.ts';

function callerWith(provider: AddressProvider) {
  const log = createLog('test', 'silent');
  const error = vi.spyOn(log, 'error');
  const finder = createAddressFinder(provider);
  const router = createRouter(() => ({ log, finder }));
  return { addresses: callerAs(addressLookupContract, router, null).addresses, error };
}

describe('searching for an address', () => {
  const { addresses } = callerWith(createSampleProvider());

  it.each(['SW1A 2AA', 'sw1a2aa', ' sw1a  2aa ', 'SW1A-2AA', '(sw1a) 2aa.'])(
    'finds by postcode: %j',
    async (searchTerm) => {
      const { outcome, addresses: found } = await addresses.search({ searchTerm });
      expect(outcome).toBe('found');
      expect(found.map(({ line_1 }) => line_1)).toEqual([
        '9 Downing Street',
        '10 Downing Street',
        '11 Downing Street',
        '12 Downing Street',
      ]);
    },
  );

  it('gives each part of an address', async () => {
    const { addresses: found } = await addresses.search({ searchTerm: 'yo17hh' });
    expect(found[0]).toEqual({
      formatted_address: 'York Minster, Deangate, York, YO1 7HH',
      line_1: 'York Minster',
      line_2: 'Deangate',
      town_or_city: 'York',
      county: 'North Yorkshire',
      postcode: 'YO1 7HH',
    });
  });

  it('says when there is none', async () => {
    expect(await addresses.search({ searchTerm: 'ZZ99 9ZZ' })).toEqual({ outcome: 'none', addresses: [] });
  });

  it('asks for a postcode when there is nothing but space', async () => {
    await expect(addresses.search({ searchTerm: '   ' })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });
});

describe('with a provider that fails', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const minster = () => createSampleProvider().search('YO1 7HH', AbortSignal.abort());
  const unavailable = { outcome: 'unavailable', addresses: [] };

  it('says unavailable when it throws twice, and logs no search term', async () => {
    const search = vi.fn<AddressProvider['search']>(async () => {
      throw new Error('no answer for YO1 7HH');
    });
    const { addresses, error } = callerWith({ search });
    expect(await addresses.search({ searchTerm: 'YO1 7HH' })).toEqual(unavailable);
    expect(search).toHaveBeenCalledTimes(2);
    expect(error).toHaveBeenCalledExactlyOnceWith({ err: expect.any(Error) }, 'Address search failed');
  });

  it('says unavailable when it hangs, and lets go of it', async () => {
    const signals: AbortSignal[] = [];
    const search = vi.fn<AddressProvider['search']>((_term, signal) => {
      signals.push(signal);
      return new Promise(() => {});
    });
    const { addresses } = callerWith({ search });
    const searching = addresses.search({ searchTerm: 'YO1 7HH' });
    await vi.advanceTimersByTimeAsync(4000);
    expect(search).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(4000);
    expect(await searching).toEqual(unavailable);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
  });

  it('finds when the second attempt succeeds, and then asks no more for a while', async () => {
    const search = vi.fn<AddressProvider['search']>(minster).mockRejectedValueOnce(new Error('away'));
    const { addresses } = callerWith({ search });
    expect(await addresses.search({ searchTerm: 'YO1 7HH' })).toMatchObject({ outcome: 'found' });
    expect(await addresses.search({ searchTerm: 'yo1 7hh' })).toMatchObject({ outcome: 'found' });
    expect(search).toHaveBeenCalledTimes(2);
  });

  it('keeps no failure: the next search asks again', async () => {
    const away = new Error('away');
    const search = vi.fn<AddressProvider['search']>(minster).mockRejectedValueOnce(away).mockRejectedValueOnce(away);
    const { addresses } = callerWith({ search });
    expect(await addresses.search({ searchTerm: 'YO1 7HH' })).toEqual(unavailable);
    expect(await addresses.search({ searchTerm: 'YO1 7HH' })).toMatchObject({ outcome: 'found' });
  });
});
