import { hourMs } from '@plainwill/contracts/shared/durations';
import { maxHoldings } from '@plainwill/contracts/will-data/signing/holdings-vocabulary';
import { anAccount } from '@plainwill/kit/testing/call';
import { describe, expect, it } from 'vitest';
import { retentionHours } from '../record/people/people.ts';
import { aWillData, refusalOf } from '../testing/will-data.ts';
import { purgeHoldings } from './holdings.ts';
import { aHolding, aHoldingId, storeHoldings } from './testing/holdings.ts';

const { as, aTestator, encryption, orm, time } = await aWillData();

const later = (hours: number) => new Date(time.now.getTime() + hours * hourMs);

async function someoneWithOne() {
  const account = anAccount();
  const testator = as(account);
  const id = aHoldingId();
  await testator.holdings.save({ id, basedOn: 0, holding: aHolding() });
  return { account, testator, id };
}

describe('a list of what there is and where', () => {
  it('is empty at first, and then has what was added, the first added first', async () => {
    const testator = aTestator();
    expect(await testator.holdings.list()).toEqual([]);
    for (const what of ['Deeds', 'Car', 'Attic'])
      await testator.holdings.save({ id: aHoldingId(), basedOn: 0, holding: aHolding({ what }) });
    expect((await testator.holdings.list()).map(({ what }) => what)).toEqual(['Deeds', 'Car', 'Attic']);
  });

  it('has an entry once, however often the same call is made', async () => {
    const { testator, id } = await someoneWithOne();
    expect(await testator.holdings.save({ id, basedOn: 0, holding: aHolding() })).toEqual([
      { ...aHolding(), id, version: 1 },
    ]);
  });

  it('changes an entry only over the version that was seen', async () => {
    const { testator, id } = await someoneWithOne();
    const moved = aHolding({ kind: 'pension', where: 'the attic' });
    expect(await testator.holdings.save({ id, basedOn: 1, holding: moved })).toEqual([{ ...moved, id, version: 2 }]);
    expect(await refusalOf(testator.holdings.save({ id, basedOn: 1, holding: aHolding() }))).toBe('HoldingChanged');
    expect(await testator.holdings.list()).toMatchObject([{ where: 'the attic' }]);
  });

  it('brings back what was removed in its place, for a day', async () => {
    const { testator, id } = await someoneWithOne();
    await testator.holdings.save({ id: aHoldingId(), basedOn: 0, holding: aHolding({ what: 'Car' }) });
    expect(await testator.holdings.remove({ id })).toMatchObject([{ what: 'Car' }]);
    expect(await refusalOf(testator.holdings.save({ id, basedOn: 1, holding: aHolding() }))).toBe('HoldingNotFound');
    expect(await purgeHoldings(orm.em.fork(), later(retentionHours - 1))).toBe(0);
    expect(await testator.holdings.restore({ id })).toMatchObject([{ what: 'Savings account' }, { what: 'Car' }]);
    await testator.holdings.remove({ id });
    expect(await purgeHoldings(orm.em.fork(), later(retentionHours + 1))).toBe(1);
    expect(await refusalOf(testator.holdings.restore({ id }))).toBe('HoldingNotFound');
  });

  it('holds so many at most, and one that was removed comes back only while there is room', async () => {
    const { account, testator, id } = await someoneWithOne();
    const add = () => testator.holdings.save({ id: aHoldingId(), basedOn: 0, holding: aHolding() });
    const others = Array.from({ length: maxHoldings - 1 }, () => aHolding());
    await storeHoldings(orm.em.fork(), encryption.vault, account.id, others);
    expect(await refusalOf(add())).toBe('TooManyHoldings');
    await testator.holdings.remove({ id });
    await add();
    expect(await refusalOf(testator.holdings.restore({ id }))).toBe('TooManyHoldings');
  });

  it.each([
    ['what', 'Password: hunter2'],
    ['who', 'PIN = 4821'],
    ['reference', '4111 1111 1111 1111'],
    ['where', 'the safe, code 4412'],
    ['notes', 'The seed phrase: legal winner thank year'],
  ] as const)('takes no password as its %s', async (field, text) => {
    const testator = aTestator();
    const call = testator.holdings.save({ id: aHoldingId(), basedOn: 0, holding: aHolding({ [field]: text }) });
    expect(await refusalOf(call)).toBe('LooksLikePassword');
    expect(await testator.holdings.list()).toEqual([]);
  });

  it.each([
    ['what', ''],
    ['what', 'x'.repeat(201)],
    ['where', 'two\nlines'],
    ['notes', 'x'.repeat(2001)],
    ['kind', 'yacht'],
  ])('is refused for its %s', async (field, value) => {
    const holding = { ...aHolding(), [field]: value } as never;
    await expect(aTestator().holdings.save({ id: aHoldingId(), basedOn: 0, holding })).rejects.toMatchObject({
      cause: { issues: [{ path: ['holding', field] }] },
    });
  });

  it('is not to be read in the database, and goes with the account', async () => {
    const account = anAccount();
    const testator = as(account);
    await testator.holdings.save({ id: aHoldingId(), basedOn: 0, holding: aHolding({ where: 'Zzyzxquux' }) });
    expect(JSON.stringify(await orm.em.fork().execute('select * from holdings'))).not.toMatch(/zzyzxquux/i);
    expect(JSON.stringify((await testator.dataExport.get()).holdings)).toContain('Zzyzxquux');
    await as(null).erasure.erase({ accountId: account.id });
    expect((await testator.dataExport.get()).holdings).toEqual([]);
  });
});
