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

it('lists an organisation, leaves it out of the lines, and folds the rest', async () => {
  expect(await search('SO16 0AS')).toEqual([
    {
      formatted_address: 'Ordnance Survey, 4 Adanac Drive, Nursling, Southampton, SO16 0AS',
      line_1: '4 Adanac Drive',
      line_2: 'Nursling',
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

it('tells a number that is kept among the names from a name that begins with a digit', async () => {
  const lines = (await search('SY8 1AA')).map(({ line_1, line_2 }) => [line_1, line_2].filter(Boolean).join(', '));
  expect(lines).toEqual([
    '12 High Street',
    'Flat 4, 21st Century House, 15 High Street',
    'Unit 3-5, 10 High Street',
    'Flat 2/1, 10 High Street',
    '12A Knights Tower, 14 High Street',
    '3-5 High Street',
    'Town Hall, High Street',
  ]);
  expect(await search('SY8 1AB')).toMatchObject([{ line_1: '1 Mill Cottages', line_2: 'Mill Lane' }]);
});

it('finds a company that is registered at a home by its name', async () => {
  expect(await search('acme plumbing')).toMatchObject([
    { formatted_address: 'Acme Plumbing Ltd, 12 High Street, Ludlow, SY8 1AA', line_1: '12 High Street', line_2: '' },
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
