import { describe, expect, it } from 'vitest';
import { answerAll } from '../../testing/answer-all.ts';
import { aWillData, refusalOf } from '../../testing/will-data.ts';

const { time, aTestator } = await aWillData();

const partner = { fullName: 'Sam Vale', relationship: 'partner', gender: 'female' } as const;

describe('spouse details', () => {
  it.each(['fullName', 'relationship', 'gender'] as const)('are not stored without %s', async (field) => {
    const { spouseDetails, testatorRecord } = aTestator();
    const { [field]: _missing, ...changes } = partner;
    expect(await refusalOf(spouseDetails.save({ basedOn: 0, changes }))).toBe('SpouseDetailsIncomplete');
    expect((await testatorRecord.get()).spouseDetails).toBeNull();
  });

  it('keep what a later save does not mention', async () => {
    const { spouseDetails, testatorRecord } = aTestator();
    await spouseDetails.save({ basedOn: 0, changes: { ...partner, intendingToMarry: true } });
    const saved = await spouseDetails.save({ basedOn: 1, changes: { fullName: 'Sam Hart' } });
    expect(saved).toMatchObject({ fullName: 'Sam Hart', relationship: 'partner', intendingToMarry: true, version: 2 });
    expect((await testatorRecord.get()).spouseDetails).toEqual(saved);
  });

  it.each(['husband', 'wife', 'civil-partner'] as const)('forget a wish to marry who is a %s', async (relationship) => {
    const { spouseDetails } = aTestator();
    await spouseDetails.save({ basedOn: 0, changes: { ...partner, intendingToMarry: true } });
    const saved = await spouseDetails.save({ basedOn: 1, changes: { relationship } });
    expect(saved.intendingToMarry).toBe(false);
  });

  it('say that the partner is in the will once they are stored, and nothing once they are cleared', async () => {
    const { spouseDetails, settings, testatorRecord } = aTestator();
    await settings.save({ includePartner: false, childrenInheritanceAge: 21 });
    await spouseDetails.save({ basedOn: 0, changes: partner });
    expect((await testatorRecord.get()).settings).toMatchObject({ includePartner: true, childrenInheritanceAge: 21 });
    await spouseDetails.remove({ basedOn: 1 });
    expect((await testatorRecord.get()).settings).toMatchObject({ includePartner: null, childrenInheritanceAge: 21 });
  });

  it('are not overwritten or cleared by one who was looking at an older version', async () => {
    const { spouseDetails, testatorRecord } = aTestator();
    await spouseDetails.save({ basedOn: 0, changes: partner });
    await spouseDetails.save({ basedOn: 1, changes: { gender: 'male' } });
    for (const basedOn of [0, 1, 3]) {
      expect(await refusalOf(spouseDetails.save({ basedOn, changes: partner }))).toBe('SpouseDetailsChanged');
      expect(await refusalOf(spouseDetails.remove({ basedOn }))).toBe('SpouseDetailsChanged');
    }
    expect((await testatorRecord.get()).spouseDetails).toMatchObject({ gender: 'male', version: 2 });
  });

  it('leave every part of the will when cleared, and come back to all of them when restored', async () => {
    const testator = aTestator();
    const { spouse } = await answerAll(testator);
    const before = await testator.testatorRecord.get();
    await testator.spouseDetails.remove({ basedOn: 1 });
    expect(JSON.stringify(await testator.testatorRecord.get())).not.toContain(spouse);
    await testator.spouseDetails.restore({ id: spouse });
    expect(await testator.testatorRecord.get()).toEqual(before);
  });

  it('become a contact with every part they have in the will', async () => {
    const testator = aTestator();
    const { spouse } = await answerAll(testator);
    const before = await testator.testatorRecord.get();
    const kept = await testator.spouseDetails.keepAsContact({ basedOn: 1 });
    expect(kept).toMatchObject({ id: spouse, firstName: 'Tom', lastName: 'Hart', role: 'Other', version: 1 });
    const after = await testator.testatorRecord.get();
    expect(after).toMatchObject({ spouseDetails: null, settings: { includePartner: null } });
    expect(after.contacts).toContainEqual(kept);
    for (const part of ['executors', 'guardians', 'gifts', 'residue', 'homeDetails', 'children'] as const)
      expect(after[part]).toEqual(before[part]);
  });

  it('leave room for another once they are a contact', async () => {
    const { spouseDetails, testatorRecord } = aTestator();
    const former = await spouseDetails.save({ basedOn: 0, changes: partner });
    await spouseDetails.keepAsContact({ basedOn: 1 });
    await spouseDetails.save({ basedOn: 0, changes: { ...partner, fullName: 'Kit Moor' } });
    expect(await testatorRecord.get()).toMatchObject({
      spouseDetails: { fullName: 'Kit Moor' },
      contacts: [{ id: former.id }],
    });
  });

  it('do not become a contact of one who was looking at an older version, or where there are none', async () => {
    const { spouseDetails, testatorRecord } = aTestator();
    expect(await refusalOf(spouseDetails.keepAsContact({ basedOn: 0 }))).toBe('SpouseDetailsChanged');
    await spouseDetails.save({ basedOn: 0, changes: partner });
    await spouseDetails.save({ basedOn: 1, changes: { gender: 'male' } });
    expect(await refusalOf(spouseDetails.keepAsContact({ basedOn: 1 }))).toBe('SpouseDetailsChanged');
    expect(await testatorRecord.get()).toMatchObject({ spouseDetails: { version: 2 }, contacts: [] });
  });

  it('make room for another, after whom the first cannot be restored', async () => {
    const { spouseDetails, testatorRecord } = aTestator();
    const first = await spouseDetails.save({ basedOn: 0, changes: partner });
    await spouseDetails.remove({ basedOn: 1 });
    await spouseDetails.save({ basedOn: 0, changes: { ...partner, fullName: 'Kit Moor' } });
    expect(await refusalOf(spouseDetails.restore({ id: first.id }))).toBe('SpouseDetailsNotFound');
    expect((await testatorRecord.get()).spouseDetails).toMatchObject({
      fullName: 'Kit Moor',
      savedAt: time.now.toISOString(),
    });
  });

  it('are restored for nobody else', async () => {
    const theirs = aTestator();
    const { id } = await theirs.spouseDetails.save({ basedOn: 0, changes: partner });
    await theirs.spouseDetails.remove({ basedOn: 1 });
    expect(await refusalOf(aTestator().spouseDetails.restore({ id }))).toBe('SpouseDetailsNotFound');
    expect((await theirs.testatorRecord.get()).spouseDetails).toBeNull();
  });

  it('are cleared twice without complaint', async () => {
    const { spouseDetails } = aTestator();
    await spouseDetails.save({ basedOn: 0, changes: partner });
    await spouseDetails.remove({ basedOn: 1 });
    await spouseDetails.remove({ basedOn: 1 });
  });
});
