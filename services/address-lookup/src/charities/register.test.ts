import { FoundCharity } from '@plainwill/contracts/address-lookup/charities';
import { isCharityNumber, maxFoundCharities, maxOtherNames } from '@plainwill/contracts/shared/charity-number';
import { beforeAll, describe, expect, it } from 'vitest';
import { aCharity, registerDatabase } from '../testing/register-database.ts';
import { createRegister } from './register.ts';
import { sampleCharities } from './sample-charities.ts';
import { storeSampleCharities } from './store-charities.ts';

const { pool, store } = await registerDatabase();
const register = createRegister(pool);
const find = (words: string) => register.find(words, AbortSignal.timeout(5000));
const names = async (words: string) => (await find(words)).map(({ name }) => name);

it('says so while our copy is empty, rather than that there is no such charity', async () => {
  await expect(find('oxfam')).rejects.toMatchObject({ kind: 'misconfigured' });
});

describe('the sample', () => {
  it('goes into an empty register once', async () => {
    await storeSampleCharities(pool);
    await storeSampleCharities(pool);
    const { rows } = await pool.query('select count(*)::int as count from charities where is_sample');
    expect(rows[0].count).toBe(sampleCharities.length);
  });

  it.each(sampleCharities)('has %s, to be found by its number and by each of its names', async (number, ...all) => {
    expect(isCharityNumber('england_wales', number)).toBe(true);
    const [byNumber] = await find(number);
    expect(byNumber).toMatchObject({ register: 'england_wales', number, name: all[0], isRemoved: false });
    expect(FoundCharity.parse(byNumber)).toEqual(byNumber);
    for (const name of all) expect((await find(name)).map((found) => found.number)).toContain(number);
  });

  it('has each number once', () => {
    expect(new Set(sampleCharities.map(([number]) => number)).size).toBe(sampleCharities.length);
  });

  it('puts the charity of that very name first', async () => {
    expect((await names('cancer research'))[0]).toBe('Cancer Research UK');
    expect((await names('the national trust'))[0]).toMatch(/^The National Trust/);
    expect((await names('RNLI'))[0]).toBe('Royal National Lifeboat Institution');
  });
});

describe('with a few charities', () => {
  beforeAll(() =>
    store(
      [
        aCharity({ postcodeArea: 'DH1' }),
        aCharity({ number: '1000002', name: 'St Luke’s Hospice', town: 'Plymouth', income: 10 }),
        aCharity({ number: '1000003', name: 'St Luke’s Hospice', town: 'Sheffield', income: 900 }),
        aCharity({ number: '1000004', name: 'St Luke’s Hospice Friends', town: null, income: 9_000_000 }),
        aCharity({ number: '1000005', name: 'Hospice St Luke’s', town: 'Harrow', isRemoved: true, income: 99 }),
        aCharity({ number: '1000006', name: 'Caffi Tŷ Gobaith', town: 'Conwy' }),
        aCharity({ number: '1000007', name: 'Quarrymen’s Rest', town: 'York' }),
      ],
      [
        { number: '1000007', otherName: 'Q.M.R.' },
        { number: '1000007', otherName: 'The Old Slate Fund' },
        { number: '1000006', otherName: 'Noddfa Un' },
        { number: '1000006', otherName: 'Noddfa Dau' },
        { number: '1000006', otherName: 'Noddfa Tri' },
        { number: '1000006', otherName: 'Noddfa Pedwar' },
        { number: '9999999', otherName: 'Nobody’s' },
      ],
    ),
  );

  it('tells all that is known of a charity', async () => {
    expect(await find('1000007')).toEqual([
      {
        register: 'england_wales',
        number: '1000007',
        name: 'Quarrymen’s Rest',
        otherNames: ['Q.M.R.', 'The Old Slate Fund'],
        town: 'York',
        isRemoved: false,
      },
    ]);
  });

  it('tells a few other names, and finds by all of them', async () => {
    for (const typed of ['1000006', 'noddfa un', 'noddfa dau', 'noddfa tri', 'noddfa pedwar']) {
      const [found] = await find(typed);
      expect(found?.otherNames).toHaveLength(maxOtherNames);
      expect(FoundCharity.parse(found)).toEqual(found);
    }
  });

  it.each([' 1000007 ', '1 000 007', '1000007\u00a0'])('finds by the number as it is typed: %j', async (typed) => {
    expect(await names(typed)).toEqual(['Quarrymen’s Rest']);
  });

  it('puts the very name before larger ones, the larger before the smaller, and what was removed last', async () => {
    expect((await find('st lukes hospice')).map(({ number }) => number)).toEqual([
      '1000003',
      '1000002',
      '1000004',
      '1000005',
    ]);
  });

  it('takes another name for the very name too', async () => {
    await store(
      [
        aCharity({ number: '1000020', name: 'The Slate Trust for Places of Interest', income: 5 }),
        aCharity({ number: '1000021', name: 'The Slate Trust of Quarrymen', income: 9_000_000 }),
      ],
      [{ number: '1000020', otherName: 'Slate Trust' }],
    );
    expect((await names('the slate trust'))[0]).toBe('The Slate Trust for Places of Interest');
  });

  it('says which was removed', async () => {
    expect((await find('1000005'))[0]?.isRemoved).toBe(true);
  });

  it.each([
    ['saint lukes plymouth', ['St Luke’s Hospice']],
    ['the hospice of quarry street', ['Quarry Street Hospice']],
    ['quarry stre', ['Quarry Street Hospice']],
    ['QMR', ['Quarrymen’s Rest']],
    ['q.m.r.', ['Quarrymen’s Rest']],
    ['old slate', ['Quarrymen’s Rest']],
    ['ty gobaith', ['Caffi Tŷ Gobaith']],
    ['hospice DH1', ['Quarry Street Hospice']],
  ])('finds by words: %j', async (typed, found) => {
    expect(await names(typed)).toEqual(found);
  });

  it.each([
    ['qarry street hospice', ['Quarry Street Hospice']],
    ['quarry street hopsice', ['Quarry Street Hospice']],
    ['caffi goaith', ['Caffi Tŷ Gobaith']],
  ])('finds despite a slip: %j', async (typed, found) => {
    expect(await names(typed)).toEqual(found);
  });

  it.each(['zzzz', 'hospice zzzz', 'the', 'of the', '7', '?!', '1234567', '1000007-1', 'SC012345', 'NIC100001'])(
    'finds nothing for %j',
    async (typed) => {
      expect(await find(typed)).toEqual([]);
    },
  );

  it('finds no more than a list shows', async () => {
    await store(
      Array.from({ length: 20 }, (_, index) => aCharity({ number: `20000${10 + index}`, name: 'Ash Trust' })),
    );
    expect(await find('ash trust')).toHaveLength(maxFoundCharities);
    expect(await find('ash')).toHaveLength(maxFoundCharities);
  });
});
