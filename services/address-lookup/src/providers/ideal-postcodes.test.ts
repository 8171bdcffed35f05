import { expect, it } from 'vitest';
import { startIdealPostcodes as start } from '../testing/ideal-postcodes-server.ts';
import { describeProvider, imitatedProvider } from '../testing/provider-suite.ts';
import { createIdealPostcodes as create } from './ideal-postcodes.ts';

describeProvider('Ideal Postcodes', { start, create, none: 'ZZ99 9ZZ', malformed: 'bad * query' });

const { search, server } = imitatedProvider({ start, create });

it('answers its own test postcodes as documented', async () => {
  expect(await search('ID1 1QD')).toHaveLength(1);
  expect(await search('ID1 KFA')).toEqual([]);
  await expect(search('ID1 CLIP')).rejects.toMatchObject({ kind: 'misconfigured', code: 4020 });
  await expect(search('ID1 CHOP')).rejects.toMatchObject({ kind: 'busy', code: 4021 });
});

it('reads a postcode of more than 100 addresses to its end', async () => {
  expect(await search('E14 9TW')).toHaveLength(230);
  expect(server().asked.filter(({ url }) => url.includes('E14'))).toHaveLength(3);
});

it('folds a third line into the second, and lowers a town in capitals', async () => {
  expect(await search('EC2M 7PD')).toEqual([
    {
      formatted_address: 'Flat B, Test House, 39 Test Street, London, EC2M 7PD',
      line_1: 'Flat B',
      line_2: 'Test House, 39 Test Street',
      town_or_city: 'London',
      county: '',
      postcode: 'EC2M 7PD',
    },
  ]);
});

it('finds by words', async () => {
  expect((await search('10 downing')).map(({ line_1 }) => line_1)).toEqual(['10 Downing Street']);
});

it('keeps accents, apostrophes and the Welsh names that Wales uses', async () => {
  expect(await search('CF10 3NP')).toMatchObject([
    { line_1: 'Tŷ Hywel', line_2: 'Heol O’Neill', town_or_city: 'Caerdydd' },
  ]);
});

it('lists an organisation and leaves it out of the lines', async () => {
  const [address] = await search('EH1 1YZ');
  expect(address).toMatchObject({ line_1: 'PO Box 44', line_2: '' });
  expect(address?.formatted_address).toBe('Registers of Scotland, PO Box 44, Edinburgh, EH1 1YZ');
});

it('flags what is outside England and Wales, and believes the provider at the border', async () => {
  expect((await search('BT70 1HX'))[0]?.country).toBe('Northern Ireland');
  expect(await search('EH1 1YZ')).toMatchObject([{ line_1: 'PO Box 44', country: 'Scotland' }]);
  expect((await search('TD15 1AA'))[0]?.country).toBeUndefined();
  expect((await search('CF10 3NP'))[0]?.country).toBeUndefined();
});
