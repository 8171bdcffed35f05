import { anAccount } from '@plainwill/kit/testing/call';
import { describe, expect, it } from 'vitest';
import { aWillData, refusalOf, someDetails } from '../../testing/will-data.ts';

const { orm, time, as, aTestator } = await aWillData();

describe('personal details', () => {
  it('are absent until the first save, and come back as stored', async () => {
    const { personalDetails, testatorRecord } = aTestator();
    expect((await testatorRecord.get()).personalDetails).toBeNull();
    const saved = await personalDetails.save({ basedOn: 0, changes: someDetails() });
    expect(saved).toEqual({ ...someDetails(), version: 1, savedAt: time.now.toISOString(), savedBySupport: false });
    expect((await testatorRecord.get()).personalDetails).toEqual(saved);
  });

  it('clean what was typed before storing it', async () => {
    const { personalDetails } = aTestator();
    const typed = someDetails({ firstName: ' Eleanor ', mobileNumber: '+44 (0)7700 900-123', knownAs: '  ' });
    const saved = await personalDetails.save({ basedOn: 0, changes: typed });
    expect(saved).toMatchObject({ firstName: 'Eleanor', mobileNumber: '7700900123', knownAs: null });
  });

  it('take one name from whoever says that it is all they have, and from no one else', async () => {
    const { personalDetails } = aTestator();
    const suharto = someDetails({ firstName: 'Suharto', lastName: '' });
    await expect(personalDetails.save({ basedOn: 0, changes: suharto })).rejects.toThrow('Enter your last name');
    const saved = await personalDetails.save({ basedOn: 0, changes: { ...suharto, hasOneName: true } });
    expect(saved).toMatchObject({ firstName: 'Suharto', lastName: '', hasOneName: true });
  });

  it('keep a title that is on no list', async () => {
    const { personalDetails } = aTestator();
    const saved = await personalDetails.save({
      basedOn: 0,
      changes: someDetails({ title: 'other', otherTitle: 'Mx' }),
    });
    expect(saved).toMatchObject({ title: 'other', otherTitle: 'Mx' });
  });

  it('wait for all that the first save needs', async () => {
    const { personalDetails, testatorRecord } = aTestator();
    const { occupation: _occupation, ...changes } = someDetails();
    expect(await refusalOf(personalDetails.save({ basedOn: 0, changes }))).toBe('PersonalDetailsIncomplete');
    expect((await testatorRecord.get()).personalDetails).toBeNull();
  });

  it('keep what a later save does not mention', async () => {
    const { personalDetails } = aTestator();
    await personalDetails.save({ basedOn: 0, changes: someDetails() });
    const saved = await personalDetails.save({ basedOn: 1, changes: { lastName: 'Vale', title: null } });
    expect(saved).toMatchObject({ ...someDetails({ lastName: 'Vale', title: null }), version: 2 });
  });

  it('are not overwritten by one who was looking at an older version', async () => {
    const { personalDetails, testatorRecord } = aTestator();
    await personalDetails.save({ basedOn: 0, changes: someDetails() });
    await personalDetails.save({ basedOn: 1, changes: { occupation: 'baker' } });
    for (const basedOn of [0, 1, 3]) {
      const call = personalDetails.save({ basedOn, changes: { lastName: 'Vale' } });
      expect(await refusalOf(call)).toBe('PersonalDetailsChanged');
    }
    expect((await testatorRecord.get()).personalDetails).toMatchObject({
      lastName: 'Hart',
      occupation: 'baker',
      version: 2,
    });
  });

  it('refuse a version that was never stored', async () => {
    const call = aTestator().personalDetails.save({ basedOn: 7, changes: someDetails() });
    expect(await refusalOf(call)).toBe('PersonalDetailsChanged');
  });

  it('refuse a birth that is still to come, by the day in the United Kingdom', async () => {
    const { personalDetails } = aTestator();
    const call = personalDetails.save({ basedOn: 0, changes: someDetails({ dateOfBirth: '2026-11-21' }) });
    await expect(call).rejects.toMatchObject({ cause: { reason: 'DateOfBirthInFuture', field: 'dateOfBirth' } });
    await personalDetails.save({ basedOn: 0, changes: someDetails({ dateOfBirth: '2026-11-20' }) });
  });

  it('are stored once by twenty first saves at the same time', async () => {
    const { personalDetails, testatorRecord } = aTestator();
    const calls = Array.from({ length: 20 }, (_, n) =>
      personalDetails.save({ basedOn: 0, changes: someDetails({ occupation: `baker ${n}` }) }),
    );
    const outcomes = await Promise.all(calls.map((call) => refusalOf(call)));
    expect(outcomes.toSorted()).toEqual([...Array(19).fill('PersonalDetailsChanged'), 'not refused']);
    expect((await testatorRecord.get()).personalDetails).toMatchObject({ version: 1 });
  });

  it('let one of twenty later saves at the same time through', async () => {
    const { personalDetails, testatorRecord } = aTestator();
    await personalDetails.save({ basedOn: 0, changes: someDetails() });
    const calls = Array.from({ length: 20 }, (_, n) =>
      personalDetails.save({ basedOn: 1, changes: { occupation: `baker ${n}` } }),
    );
    const outcomes = await Promise.all(calls.map((call) => refusalOf(call)));
    expect(outcomes.filter((outcome) => outcome === 'not refused')).toHaveLength(1);
    expect((await testatorRecord.get()).personalDetails).toMatchObject({ version: 2 });
  });

  it('are seen by their own account alone', async () => {
    await aTestator().personalDetails.save({ basedOn: 0, changes: someDetails() });
    expect((await aTestator().testatorRecord.get()).personalDetails).toBeNull();
  });

  it('go with the testator', async () => {
    const account = anAccount();
    const { personalDetails, testatorRecord } = as(account);
    await personalDetails.save({ basedOn: 0, changes: someDetails() });
    await orm.em.fork().execute('delete from testators where account_id = ?', [account.id]);
    expect((await testatorRecord.get()).personalDetails).toBeNull();
  });
});
