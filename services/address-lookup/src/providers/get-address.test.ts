import { expect, it } from 'vitest';
import { startGetAddress as start } from '../testing/get-address-server.ts';
import { describeProvider, imitatedProvider } from '../testing/provider-suite.ts';
import { createGetAddress as create } from './get-address.ts';

describeProvider('getAddress', {
  start,
  create,
  none: 'YO1 7HH',
  malformed: 'ZZ99 9ZZ',
  withoutCredit: 'busy',
  keyIsInUrl: true,
});

const { search, resolve } = imitatedProvider({ start, create });

it.each([
  ['XX4 00X', []],
  ['XX4 04X', []],
])('answers its own test postcode %s as documented', async (postcode, found) => {
  expect(await search(postcode)).toEqual(found);
});

it.each([
  ['XX4 01X', 'misconfigured'],
  ['XX4 29X', 'busy'],
  ['XX5 00X', 'away'],
])('answers its own test postcode %s as documented', async (postcode, kind) => {
  await expect(search(postcode)).rejects.toMatchObject({ kind });
});

it('takes the postcode of the whole answer, and folds five lines into two', async () => {
  expect(await search('EC2M 7PD')).toEqual([
    {
      formatted_address: 'Flat B, Map Room, 19C O’Neill’s Mews, Lower End, Ashby, London, Kent, EC2M 7PD',
      line_1: 'Flat B',
      line_2: 'Map Room, 19C O’Neill’s Mews, Lower End, Ashby',
      town_or_city: 'London',
      county: 'Kent',
      postcode: 'EC2M 7PD',
    },
  ]);
});

it('reads an address whose parts are not named', async () => {
  expect(await search('EH1 1YZ')).toEqual([
    {
      formatted_address: 'Registers of Scotland, 1 Mill Lane, Edinburgh, EH1 1YZ',
      line_1: 'Registers of Scotland',
      line_2: '1 Mill Lane',
      town_or_city: 'Edinburgh',
      county: 'Midlothian',
      postcode: 'EH1 1YZ',
      country: 'Scotland',
    },
  ]);
});

it('finds by words, and asks for the lines of the chosen one', async () => {
  const [found] = await search('10 downing street');
  expect(found).toMatchObject({ formatted_address: '10 Downing Street, London', line_1: '', resolveId: 'abc=' });
  expect(await resolve('abc=')).toMatchObject({ line_1: '10 Downing Street', postcode: 'SW1A 2AA' });
  expect(await resolve('gone')).toBeNull();
});

it('keeps accents, lists more than 100, and flags what is outside England and Wales', async () => {
  expect((await search('CF10 3NP'))[0]).toMatchObject({ line_1: '3 Heol y Café', town_or_city: 'Caerdydd' });
  expect(await search('E14 9TW')).toHaveLength(140);
  expect((await search('BT70 1HX'))[0]?.country).toBe('Northern Ireland');
});
