import type { FuneralWishesFields } from '@plainwill/contracts/will-data/records/funeral-wishes';
import { describe, expect, it } from 'vitest';
import { aWillData, refusalOf } from '../../testing/will-data.ts';

const { orm, time, aTestator } = await aWillData();

const unanswered = {
  location: '',
  ashesDirections: '',
  readingsHymns: '',
  flowersCharities: '',
  gatheringDirections: '',
  otherWishes: '',
};

function aMourned() {
  const { funeralWishes, testatorRecord } = aTestator();
  const save = (changes: Partial<FuneralWishesFields>, basedOn = 0) => funeralWishes.save({ basedOn, changes });
  return { save, stored: async () => (await testatorRecord.get()).funeralWishes };
}

describe('funeral wishes', () => {
  it('begin with burial or cremation', async () => {
    const { save, stored } = aMourned();
    expect(await refusalOf(save({ location: 'By the sea' }))).toBe('FuneralTypeMissing');
    expect(await stored()).toBeNull();
    const saved = await save({ funeralType: 'burial' });
    expect(saved).toEqual({ funeralType: 'burial', ...unanswered, version: 1, savedAt: time.now.toISOString() });
    expect(await stored()).toEqual(saved);
  });

  it.each(['medical_science', 'no_preference'] as const)('are whole with %s', async (funeralType) => {
    expect(await aMourned().save({ funeralType })).toMatchObject({ funeralType });
  });

  it('refuse any other way', async () => {
    const { save } = aMourned();
    await expect(save({ funeralType: 'sky' as 'burial' })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  it('keep what a later save does not mention, ashes too when it is to be a burial after all', async () => {
    const { save, stored } = aMourned();
    await save({ funeralType: 'cremation', ashesDirections: 'Scattered on the moor' });
    await save({ funeralType: 'burial' }, 1);
    await save({ readingsHymns: ' Psalm 23 ' }, 2);
    expect(await stored()).toMatchObject({
      funeralType: 'burial',
      ashesDirections: 'Scattered on the moor',
      readingsHymns: 'Psalm 23',
      version: 3,
    });
  });

  it.each(Object.keys(unanswered))('take 2,000 characters and not one more for %s', async (field) => {
    const { save } = aMourned();
    const wish = (length: number) => ({ funeralType: 'burial' as const, [field]: 'x'.repeat(length) });
    await expect(save(wish(2001))).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    expect(await save(wish(2000))).toMatchObject(wish(2000));
  });

  it('are not overwritten by one who was looking at an older version', async () => {
    const { save, stored } = aMourned();
    await save({ funeralType: 'burial' });
    await save({ location: 'Ludlow' }, 1);
    for (const basedOn of [0, 1, 3])
      expect(await refusalOf(save({ funeralType: 'cremation' }, basedOn))).toBe('FuneralWishesChanged');
    expect(await stored()).toMatchObject({ funeralType: 'burial', location: 'Ludlow', version: 2 });
  });

  it.each([0, 1])('let one of ten saves over version %d through', async (basedOn) => {
    const { save, stored } = aMourned();
    if (basedOn === 1) await save({ funeralType: 'burial' });
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, (_, n) => refusalOf(save({ funeralType: 'burial', location: `Plot ${n}` }, basedOn))),
    );
    expect(outcomes.toSorted()).toEqual([...Array(9).fill('FuneralWishesChanged'), 'not refused']);
    expect(await stored()).toMatchObject({ version: basedOn + 1 });
  });

  it('are seen by their own account alone', async () => {
    await aMourned().save({ funeralType: 'burial' });
    expect(await aMourned().stored()).toBeNull();
  });

  it('are encrypted where they are stored, the choice itself too', async () => {
    const { save } = aMourned();
    await save({ funeralType: 'cremation', readingsHymns: 'Kaddish', ashesDirections: 'Lakeside' });
    const rows = JSON.stringify(await orm.em.fork().execute('select * from funeral_wishes'));
    expect(rows).not.toMatch(/burial|cremation|Kaddish|Lakeside/);
  });
});
