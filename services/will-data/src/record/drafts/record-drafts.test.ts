import { anAccount } from '@plainwill/kit/testing/call';
import { describe, expect, it } from 'vitest';
import { aWillData, refusalOf, someDetails } from '../../testing/will-data.ts';

const { as, aTestator, orm } = await aWillData();

const husband = { fullName: 'Tom Hart', relationship: 'husband', gender: 'male' } as const;

describe('what is typed before a record can be saved', () => {
  it('is kept in the account as it was typed, field by field', async () => {
    const { drafts, testatorRecord } = aTestator();
    await drafts.save({ part: 'personalDetails', texts: { firstName: 'Eleanor', dateOfBirth: '3/19' } });
    await drafts.save({ part: 'personalDetails', texts: { dateOfBirth: '3/1984', email: '' } });
    await drafts.save({ part: 'spouseDetails', texts: { fullName: 'Tom Hart' } });
    const stored = await testatorRecord.get();
    expect(stored.drafts).toEqual({
      personalDetails: { firstName: 'Eleanor', dateOfBirth: '3/1984', email: '' },
      spouseDetails: { fullName: 'Tom Hart' },
    });
    expect([stored.personalDetails, stored.spouseDetails]).toEqual([null, null]);
  });

  it('goes with the first save of its record, and comes no more after it', async () => {
    const { drafts, personalDetails, spouseDetails, testatorRecord } = aTestator();
    await drafts.save({ part: 'personalDetails', texts: { firstName: 'Eleanor' } });
    await drafts.save({ part: 'spouseDetails', texts: { fullName: 'Tom' } });
    await personalDetails.save({ basedOn: 0, changes: someDetails() });
    expect((await testatorRecord.get()).drafts).toEqual({ personalDetails: null, spouseDetails: { fullName: 'Tom' } });
    await spouseDetails.save({ basedOn: 0, changes: husband });
    expect((await testatorRecord.get()).drafts).toEqual({ personalDetails: null, spouseDetails: null });
    const late = drafts.save({ part: 'personalDetails', texts: { firstName: 'Nell' } });
    expect(await refusalOf(late)).toBe('PersonalDetailsChanged');
    const lateSpouse = drafts.save({ part: 'spouseDetails', texts: { fullName: 'Tim' } });
    expect(await refusalOf(lateSpouse)).toBe('SpouseDetailsChanged');
  });

  it('never outlives a first save that comes at the same moment', async () => {
    for (let turn = 0; turn < 10; turn++) {
      const { drafts, personalDetails, testatorRecord } = aTestator();
      await Promise.allSettled([
        drafts.save({ part: 'personalDetails', texts: { firstName: 'Nell' } }),
        personalDetails.save({ basedOn: 0, changes: someDetails() }),
        drafts.save({ part: 'personalDetails', texts: { lastName: 'Hart' } }),
      ]);
      const { drafts: left, personalDetails: stored } = await testatorRecord.get();
      expect([left.personalDetails, stored?.firstName]).toEqual([null, 'Eleanor']);
    }
  });

  it('is bounded, and takes no field that is not asked', async () => {
    const { drafts } = aTestator();
    const save = (texts: object) => drafts.save({ part: 'personalDetails', texts });
    await expect(save({ firstName: 'x'.repeat(301) })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    await expect(save({ shoeSize: '7' })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    await expect(save({ firstName: 'Nell' })).resolves.toMatchObject({ personalDetails: { firstName: 'Nell' } });
  });

  it('can be read by its own account alone, and not in the database', async () => {
    const account = anAccount();
    const { drafts } = as(account);
    await drafts.save({ part: 'personalDetails', texts: { firstName: 'Zzyzxquux', occupation: 'zzyzxquuxtrade' } });
    expect(JSON.stringify(await orm.em.fork().execute('select * from record_drafts'))).not.toMatch(/zzyzxquux/i);
    expect((await aTestator().testatorRecord.get()).drafts.personalDetails).toBeNull();
    const admin = as(anAccount({ roles: ['admin'] })).staff;
    expect((await admin.user({ accountId: account.id })).drafts.personalDetails).toBeNull();
  });

  it('is in the export of the account, and goes with it', async () => {
    const account = anAccount();
    const { drafts, dataExport } = as(account);
    await drafts.save({ part: 'personalDetails', texts: { firstName: 'Eleanor' } });
    expect((await dataExport.get()).record_drafts).toMatchObject([
      { part: 'personalDetails', texts: { firstName: 'Eleanor' } },
    ]);
    await as(null).erasure.erase({ accountId: account.id });
    expect((await dataExport.get()).record_drafts).toEqual([]);
  });
});
