import { FoundAddress } from '@plainwill/contracts/address-lookup/addresses';
import { beforeAll, describe, expect, it } from 'vitest';
import { searchTermOf } from '../addresses/search-term.ts';
import { anAddress, bookDatabase } from '../testing/book-database.ts';
import { createBook } from './book.ts';
import { samplePlaces } from './sample-places.ts';
import { storeSample } from './store-addresses.ts';

const { pool, store } = await bookDatabase();
const book = createBook(pool);
const search = (typed: string) => book.search(searchTermOf(typed), AbortSignal.timeout(5000));
const lines = async (typed: string) => (await search(typed)).map(({ line_1 }) => line_1).sort();

it('says so while the book is empty, rather than that there is no such address', async () => {
  await expect(search('YO1 7HH')).rejects.toMatchObject({ kind: 'misconfigured' });
});

describe('the sample', () => {
  it('goes into an empty book once', async () => {
    await storeSample(pool);
    await storeSample(pool);
    const { rows } = await pool.query('select count(*)::int as count from addresses where is_sample');
    expect(rows[0].count).toBe(samplePlaces.flatMap(({ buildings }) => buildings).length);
  });

  it.each(samplePlaces)('is found at $postcode', async ({ postcode, buildings }) => {
    const found = await search(postcode);
    expect(found).toHaveLength(buildings.length);
    for (const address of found) expect(FoundAddress.parse(address)).toEqual(address);
  });
});

describe('with a few streets', () => {
  beforeAll(() =>
    store([
      anAddress(),
      anAddress({ line_1: '9 Quarry Street' }),
      anAddress({ line_1: '17 Quarry Street', postcode: 'DH1 3AD' }),
      anAddress({ line_1: 'Flat 2', line_2: '7 Mill Lane', town_or_city: 'York', postcode: 'YO1 7AA' }),
      anAddress({ line_1: '7A Millbank Road', town_or_city: 'York', postcode: 'YO10 7AA' }),
      anAddress({ line_1: 'Café O’Neill', line_2: 'Stryd y Castell', town_or_city: 'Conwy', postcode: 'LL32 8AA' }),
      anAddress({ line_1: '1 Marygate', town_or_city: 'Berwick', postcode: 'TD15 1AA', country: 'England' }),
      anAddress({ line_1: '2 Foulden Road', town_or_city: 'Berwick', postcode: 'TD15 1UL', country: 'Scotland' }),
      anAddress({ line_1: '3 Royal Mile', town_or_city: 'Edinburgh', postcode: 'EH1 1YZ' }),
    ]),
  );

  it('gives each part of an address', async () => {
    expect(await search('yo17aa')).toEqual([
      {
        formatted_address: 'Flat 2, 7 Mill Lane, York, YO1 7AA',
        line_1: 'Flat 2',
        line_2: '7 Mill Lane',
        town_or_city: 'York',
        county: '',
        postcode: 'YO1 7AA',
      },
    ]);
  });

  it.each([
    ['DH1 3', ['17 Quarry Street', '7 Quarry Street', '9 Quarry Street', 'Durham Cathedral', 'The Chapter Office']],
    ['dh1 3a', ['17 Quarry Street', '7 Quarry Street', '9 Quarry Street']],
    ['DH13AB', ['7 Quarry Street', '9 Quarry Street']],
    ['YO10', ['7A Millbank Road']],
    ['ll32', ['Café O’Neill', 'Conwy Castle']],
    ['LL31', []],
  ])('finds by %j', async (typed, found) => {
    expect(await lines(typed)).toEqual(found);
  });

  it.each([
    ['7 Quarry Street, Durham', ['7 Quarry Street']],
    ['durham quarry street 7', ['7 Quarry Street']],
    ['7 quarry st durham england', ['7 Quarry Street']],
    ['17 Quarry Street, DH1 3AD', ['17 Quarry Street']],
    ['quarry dh1', ['17 Quarry Street', '7 Quarry Street', '9 Quarry Street']],
    ['flat 2 7 mill ln', ['Flat 2']],
    ['millb york', ['7A Millbank Road']],
    ['CAFE ONEILL', ['Café O’Neill']],
    ['cath durham', ['Durham Cathedral']],
    ['st pauls', ['St Paul’s Cathedral']],
    ['saint pauls cathedral', ['St Paul’s Cathedral']],
  ])('finds by words: %j', async (typed, found) => {
    expect(await lines(typed)).toEqual(found);
  });

  it.each([
    ['qarry street durham 7', ['7 Quarry Street']],
    ['quarrry street durham 7', ['7 Quarry Street']],
    ['7 Quarry Street, Duhram', ['7 Quarry Street']],
    ['9 querry street', ['9 Quarry Street']],
    ['mile lane yrok', ['Flat 2']],
    ['buckinham palace', ['Buckingham Palace']],
  ])('finds despite a slip: %j', async (typed, found) => {
    expect(await lines(typed)).toEqual(found);
  });

  it.each(['durham castle', 'quarry street york', 'zzzz', 'durham zzzz', '77 quarry street', '7', 'a', '?!'])(
    'finds nothing for %j',
    async (typed) => {
      expect(await search(typed)).toEqual([]);
    },
  );

  it('flags what is outside England and Wales, and believes the book at the border', async () => {
    const countryAt = async (postcode: string) => (await search(postcode))[0]?.country;
    expect(await countryAt('EH1 1YZ')).toBe('Scotland');
    expect(await countryAt('TD15 1UL')).toBe('Scotland');
    expect(await countryAt('TD15 1AA')).toBeUndefined();
    expect(await countryAt('YO1 7AA')).toBeUndefined();
  });

  it('holds the same address once, brought up to date', async () => {
    await store([anAddress({ line_1: '7 QUARRY STREET', county: 'County Durham' })]);
    const [first, ...others] = (await search('DH1 3AB')).filter(({ line_1 }) => line_1.startsWith('7 '));
    expect(first?.county).toBe('County Durham');
    expect(others).toEqual([]);
  });
});
