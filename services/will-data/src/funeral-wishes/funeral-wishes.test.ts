import { describe, expect, it } from 'vitest';
import { aWillData } from '../testing/will-data.ts';

const { aTestator } = await aWillData();

const wishes = {
  funeralType: 'cremation' as const,
  location: 'St Mary’s',
  ashesDirections: 'Clee Hill',
  readingsHymns: '',
  flowersCharities: '',
  gatheringDirections: 'Tea\nin the garden',
};

describe('funeral wishes', () => {
  it('are absent until saved, then replaced by each save', async () => {
    const { funeralWishes } = aTestator();
    expect(await funeralWishes.get()).toBeNull();
    expect(await funeralWishes.save(wishes)).toEqual(wishes);
    await funeralWishes.save({ ...wishes, funeralType: 'burial', location: '' });
    expect(await funeralWishes.get()).toEqual({ ...wishes, funeralType: 'burial', location: '' });
  });

  it('are stored once by twenty first saves at the same time', async () => {
    const { funeralWishes } = aTestator();
    await Promise.all(Array.from({ length: 20 }, (_, n) => funeralWishes.save({ ...wishes, location: `Place ${n}` })));
    expect((await funeralWishes.get())?.location).toMatch(/^Place \d+$/);
  });

  it('are seen by their own account alone', async () => {
    await aTestator().funeralWishes.save(wishes);
    expect(await aTestator().funeralWishes.get()).toBeNull();
  });
});
