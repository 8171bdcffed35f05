import { unansweredOf } from '@plainwill/contracts/kit/question';
import type { PersonId } from '@plainwill/contracts/shared/ids';
import { willSettingsQuestions } from '@plainwill/contracts/will-data/questions/will-settings-questions';
import { describe, expect, it } from 'vitest';
import { aWillData, refusalOf } from '../../testing/will-data.ts';
import { aChildOf, aContactOf, aGift, aGiftId } from '../../testing/wishes.ts';

const { orm, aTestator } = await aWillData();

describe('the settings of a will', () => {
  it('are the usual ones until chosen, and keep what a save does not mention', async () => {
    const { settings, testatorRecord } = aTestator();
    expect((await testatorRecord.get()).settings).toMatchObject({
      childrenInheritanceAge: 18,
      hasNoSpecificGifts: false,
    });
    await settings.save({ childrenInheritanceAge: 25 });
    const saved = await settings.save({ includePartner: true });
    expect(saved).toEqual({
      ...unansweredOf(willSettingsQuestions),
      childrenInheritanceAge: 25,
      includePartner: true,
    });
    expect((await testatorRecord.get()).settings).toEqual(saved);
  });

  it.each([15, 31, 18.5, -18, Number.NaN])('refuse %d as the age for children', async (childrenInheritanceAge) => {
    const { settings, testatorRecord } = aTestator();
    await expect(settings.save({ childrenInheritanceAge })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    expect((await testatorRecord.get()).settings.childrenInheritanceAge).toBe(18);
  });

  it.each([16, 30])('take %d as the age for children', async (childrenInheritanceAge) => {
    expect(await aTestator().settings.save({ childrenInheritanceAge })).toMatchObject({ childrenInheritanceAge });
  });

  it('keep how the will is signed, and nowhere in the open', async () => {
    const { settings, testatorRecord } = aTestator();
    await settings.save({ executionVariant: 'signed_by_another' });
    await settings.save({ childrenInheritanceAge: 25 });
    expect((await testatorRecord.get()).settings.executionVariant).toBe('signed_by_another');
    expect(JSON.stringify(await orm.em.fork().execute('select * from will_settings'))).not.toContain('signed_by');
    await settings.save({ executionVariant: null });
    expect((await testatorRecord.get()).settings.executionVariant).toBeNull();
  });

  it('name a contact whom the person expects to marry, who comes back after they were removed', async () => {
    const testator = aTestator();
    const [contact, child] = [await aContactOf(testator), await aChildOf(testator)];
    const expecting = (intendedSpouseId: PersonId) => testator.settings.save({ intendedSpouseId });
    for (const wrong of [child, await aContactOf(aTestator())])
      expect(await refusalOf(expecting(wrong))).toBe('PersonNotFound');
    expect(await expecting(contact)).toMatchObject({ intendedSpouseId: contact, plannedEvent: null });
    await testator.contacts.remove({ id: contact });
    expect(await testator.settings.save({ survivorshipDays: 30 })).toMatchObject({ intendedSpouseId: null });
    await testator.contacts.restore({ id: contact });
    const { settings } = await testator.testatorRecord.get();
    expect(settings).toMatchObject({ intendedSpouseId: contact, survivorshipDays: 30 });
    expect(await testator.settings.save({ intendedSpouseId: null })).toMatchObject({ intendedSpouseId: null });
  });

  it('clear the gifts when there are to be none, and leave everyone else’s', async () => {
    const [testator, other] = [aTestator(), aTestator()];
    for (const each of [testator, other])
      await each.gifts.save({ id: aGiftId(), basedOn: 0, gift: aGift([await aContactOf(each)]) });
    await testator.settings.save({ hasNoSpecificGifts: true });
    expect(await testator.testatorRecord.get()).toMatchObject({ gifts: [], settings: { hasNoSpecificGifts: true } });
    expect((await other.testatorRecord.get()).gifts).toHaveLength(1);
    expect((await other.testatorRecord.get()).settings.hasNoSpecificGifts).toBe(false);
  });

  it('leave the gifts alone when something else is saved', async () => {
    const testator = aTestator();
    await testator.gifts.save({ id: aGiftId(), basedOn: 0, gift: aGift([await aContactOf(testator)]) });
    await testator.settings.save({ childrenInheritanceAge: 21, hasNoSpecificGifts: false });
    expect((await testator.testatorRecord.get()).gifts).toHaveLength(1);
  });

  it('lose nothing when two are saved at the same time', async () => {
    const { settings, testatorRecord } = aTestator();
    await Promise.all([settings.save({ childrenInheritanceAge: 25 }), settings.save({ hasNoSpecificGifts: true })]);
    expect((await testatorRecord.get()).settings).toMatchObject({
      childrenInheritanceAge: 25,
      hasNoSpecificGifts: true,
    });
  });
});
