import { FoundAddress } from '@plainwill/contracts/address-lookup/addresses';
import { describe, expect, it } from 'vitest';
import { addressOf } from './address-of.ts';

describe('an address', () => {
  it('keeps every line it is given, those after the first in the second', () => {
    const lines = ['Flat 2', '', '10 Mill Lane', undefined, 'Lower End', 'Ashby'];
    expect(addressOf({ lines, town_or_city: 'York', postcode: 'yo17hh' })).toEqual({
      formatted_address: 'Flat 2, 10 Mill Lane, Lower End, Ashby, York, YO1 7HH',
      line_1: 'Flat 2',
      line_2: '10 Mill Lane, Lower End, Ashby',
      town_or_city: 'York',
      county: '',
      postcode: 'YO1 7HH',
    });
  });

  it('fits the contract however long and odd its parts are', () => {
    const odd = `a\u0000b\u202e${'é'.repeat(900)}`;
    const address = addressOf({
      lines: [odd, odd, odd],
      town_or_city: odd,
      county: odd,
      postcode: odd,
      formatted: odd,
    });
    expect(FoundAddress.safeParse(address).error).toBeUndefined();
  });

  it.each([
    ['EH1 1YZ', undefined, 'Scotland'],
    ['BT1 5GS', '', 'Northern Ireland'],
    ['TD15 1AA', 'Scotland', 'Scotland'],
    ['TD15 1AA', 'England', undefined],
    ['CF10 3NP', 'Wales', undefined],
    ['YO1 7HH', undefined, undefined],
  ])('at %s, of which the provider says %s, is flagged %s', (postcode, country, flag) => {
    expect(addressOf({ lines: ['1 Mill Lane'], town_or_city: 'X', postcode, country }).country).toBe(flag);
  });
});
