import { FoundAddress } from '@plainwill/contracts/address-lookup/addresses';
import { expect, it } from 'vitest';
import { startLoqate as start } from '../testing/loqate-server.ts';
import { describeProvider, imitatedProvider } from '../testing/provider-suite.ts';
import { createLoqate as create } from './loqate.ts';

describeProvider('Loqate', { start, create, none: 'YO1 7HH', malformed: 'bad * text', keyIsInUrl: true });

const { search, resolve, server } = imitatedProvider({ start, create });

it('opens a postcode to the addresses in it, without their lines and without paying', async () => {
  server().feel('well');
  const found = await search('SW1A 2AA');
  expect(found.map(({ formatted_address, line_1 }) => [formatted_address, line_1])).toEqual([
    ['10 Downing Street, London, SW1A 2AA', ''],
    ['9 Downing Street, London, SW1A 2AA', ''],
  ]);
  expect(server().asked.map(({ url }) => url.split('/')[3])).toEqual(['Find', 'Find']);
});

it('asks for the lines of the chosen address, in English', async () => {
  const [chosen] = await search('SW1A 2AA');
  const address = await resolve(chosen?.resolveId ?? '');
  expect(FoundAddress.parse(address)).toEqual({
    formatted_address: '10 Downing Street, London, SW1A 2AA',
    line_1: '10 Downing Street',
    line_2: '',
    town_or_city: 'London',
    county: '',
    postcode: 'SW1A 2AA',
  });
});

it('leaves a company out of the lines, and folds the rest', async () => {
  expect(await resolve('GB|RM|B|5|ENG')).toMatchObject({
    line_1: 'Explorer House',
    line_2: '4 Adanac Drive, Nursling, Rownhams',
  });
});

it('keeps flats, PO boxes, apostrophes and accents', async () => {
  expect(await resolve('GB|RM|B|7|ENG')).toMatchObject({ line_1: 'Flat 2', line_2: "19C O'Neill's Mews" });
  expect(await resolve('GB|RM|B|6|ENG')).toMatchObject({ line_1: 'PO Box 44', country: 'Scotland' });
  expect(await resolve('GB|RM|B|4|ENG')).toMatchObject({ line_1: '3 Heol y Café' });
});

it('says of an id that it does not know that there is none', async () => {
  expect(await resolve('GB|RM|B|999|ENG')).toBeNull();
});

it('lists more than 100', async () => {
  expect(await search('E14 9TW')).toHaveLength(140);
});

it('flags what is outside England and Wales before and after it is chosen', async () => {
  const [found] = await search('BT70 1HX');
  expect(found?.country).toBe('Northern Ireland');
  expect(await resolve(found?.resolveId ?? '')).toMatchObject({ county: 'County Tyrone', country: 'Northern Ireland' });
});
