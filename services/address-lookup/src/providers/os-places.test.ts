import { expect, it } from 'vitest';
import { startOsPlaces as start } from '../testing/os-places-server.ts';
import { describeProvider, imitatedProvider } from '../testing/provider-suite.ts';
import { createOsPlaces as create } from './os-places.ts';

describeProvider('OS Places', { start, create, none: 'YO1 7HH', malformed: 'ZZ99 9ZZ' });

const { search } = imitatedProvider({ start, create });

it('lays out a flat as people write it', async () => {
  expect(await search('EC2M 7PD')).toMatchObject([
    { line_1: 'Flat B', line_2: '39 Test Street', town_or_city: 'London', postcode: 'EC2M 7PD' },
  ]);
});

it('leaves out the comma after a number, on one line too', async () => {
  const [address] = await search('SW1A 2AA');
  expect(address).toMatchObject({
    line_1: '10 Downing Street',
    formatted_address: '10 Downing Street, London, SW1A 2AA',
  });
});

it('puts an organisation first, with its department, and folds the rest', async () => {
  expect(await search('SO16 0AS')).toEqual([
    {
      formatted_address: 'Ordnance Survey, 4 Adanac Drive, Nursling, Southampton, SO16 0AS',
      line_1: 'Ordnance Survey, Map Room',
      line_2: '4 Adanac Drive, Nursling',
      town_or_city: 'Southampton',
      county: '',
      postcode: 'SO16 0AS',
    },
  ]);
});

it('knows a PO box', async () => {
  expect(await search('BA1 1LZ')).toMatchObject([{ line_1: 'PO Box 44', line_2: '', town_or_city: 'Bath' }]);
});

it('takes a building’s name that begins with a digit for its number', async () => {
  expect(await search('NE1 4ST')).toMatchObject([
    {
      line_1: 'Garden Flat',
      line_2: "19C O'Neill's Mews, McKenzie Road, Lower End",
      town_or_city: 'Newcastle upon Tyne',
    },
  ]);
});

it('keeps accents, and Welsh small words small', async () => {
  expect(await search('CF10 3NP')).toMatchObject([{ line_1: 'Tŷ Hywel', line_2: 'Heol y Café' }]);
});

it('reads a postcode of more than 100 addresses to its end', async () => {
  expect(await search('E14 9TW')).toHaveLength(130);
});

it('finds by a part of a postcode, and by words', async () => {
  expect(await search('NE1 4')).toHaveLength(1);
  expect(await search('10 downing street')).toMatchObject([{ line_1: '10 Downing Street' }]);
});

it('flags what is outside England and Wales, and believes the provider at the border', async () => {
  const countryAt = async (postcode: string) => (await search(postcode))[0]?.country;
  expect(await countryAt('BT70 1HX')).toBe('Northern Ireland');
  expect(await countryAt('JE2 3QA')).toBe('Jersey');
  expect(await countryAt('TD15 1UL')).toBe('Scotland');
  expect(await countryAt('TD15 1AA')).toBeUndefined();
  expect(await countryAt('CF10 3NP')).toBeUndefined();
});
