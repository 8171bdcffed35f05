import { describe, expect, it } from 'vitest';
import { aCouple as coupleIn, share, takeAll } from '../testing/couples.ts';
import { aWillData, refusalOf } from '../testing/will-data.ts';
import { aGift, aGiftId } from '../testing/wishes.ts';

const willData = await aWillData();

/** Ruth gives a friend money and an item, and Tom knows that friend. */
async function aCouple() {
  const couple = await coupleIn(willData);
  const { ruth, tom, ann } = couple;
  const [money, item] = [aGiftId(), aGiftId()];
  await ruth.gifts.save({ id: money, basedOn: 0, gift: aGift([ann], { giftType: 'cash_gift', cashAmount: 50_000 }) });
  await ruth.gifts.save({ id: item, basedOn: 0, gift: aGift([ann], { itemDescription: 'MARK-ITEM' }) });
  await share(ruth, ['people'], [ann]);
  await takeAll(tom);
  const friend = (await tom.testatorRecord.get()).contacts[0]?.id;
  if (!friend) throw new Error('Tom knows nobody');
  return { ...couple, ruth, tom, friend, money, item };
}

const giftsOf = async ({ testatorRecord }: Awaited<ReturnType<typeof aCouple>>['tom']) =>
  (await testatorRecord.get()).gifts;

describe('gifts', () => {
  it('are seen one by one, as they are ticked, and no other is heard of', async () => {
    const { ruth, tom, money } = await aCouple();
    const ticked = { categories: ['gifts' as const], contactIds: [], giftIds: [money] };
    const { shown } = await ruth.couples.preview(ticked);
    await ruth.couples.publishWithGifts({ ...ticked, shown });
    const seen = await tom.couples.theirs({ category: 'gifts' });
    expect(seen.wishes.partner?.gifts).toMatchObject([{ giftType: 'cash_gift', cashAmount: 50_000 }]);
    expect(JSON.stringify([seen, await tom.couples.differences()])).not.toContain('MARK-ITEM');
  });

  it('are not among what is shared without asking once more', async () => {
    const { ruth } = await aCouple();
    const { shown } = await ruth.couples.preview({ categories: ['gifts'], contactIds: [], giftIds: [] });
    const plain = { categories: ['gifts'], contactIds: [], shown } as never;
    await expect(ruth.couples.publish(plain)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  it('become the copier’s own: money only if the other has died, an item only if it is theirs too', async () => {
    const { ruth, tom, friend } = await aCouple();
    await share(ruth, ['gifts']);
    const { offers, shown } = await tom.couples.differences();
    const picks = offers.map(({ id }) => ({ id }));
    expect(await refusalOf(tom.couples.copy({ picks, basedOn: shown }))).toBe('CopyUnanswered');
    expect(await giftsOf(tom)).toEqual([]);
    await takeAll(tom);
    expect(await giftsOf(tom)).toMatchObject([
      { giftType: 'cash_gift', cashAmount: 50_000, onlyIfSpouseFails: true, recipients: [{ personId: friend }] },
      { itemDescription: 'MARK-ITEM', onlyIfSpouseFails: false, recipients: [{ personId: friend }] },
    ]);
    expect((await tom.couples.differences()).offers).toEqual([]);
    expect(await giftsOf(ruth)).toMatchObject([{ onlyIfSpouseFails: false }, {}]);
  });

  it('are taken back by one undo, with the answer that there are none', async () => {
    const { ruth, tom } = await aCouple();
    await tom.settings.save({ hasNoSpecificGifts: true });
    await share(ruth, ['gifts']);
    const undo = await takeAll(tom);
    expect((await tom.testatorRecord.get()).settings.hasNoSpecificGifts).toBe(false);
    await tom.couples.undoCopy(undo);
    expect(await tom.testatorRecord.get()).toMatchObject({ gifts: [], settings: { hasNoSpecificGifts: true } });
  });

  it('stay where they were changed since', async () => {
    const { ruth, tom, friend } = await aCouple();
    await share(ruth, ['gifts']);
    const undo = await takeAll(tom);
    const [first] = await giftsOf(tom);
    if (!first) throw new Error('Nothing to change');
    const gift = aGift([friend], { giftType: 'cash_gift', cashAmount: 70_000 });
    await tom.gifts.save({ id: first.id, basedOn: first.version, gift });
    await tom.couples.undoCopy(undo);
    expect(await giftsOf(tom)).toMatchObject([{ cashAmount: 70_000 }]);
  });
});

describe('the copier’s own details', () => {
  it('are filled in before any of them is stored, and emptied by the undo but for what was changed', async () => {
    const { ruth, tom } = await coupleIn(willData, { hasTomBegun: false });
    await share(ruth, ['children']);
    const undo = await takeAll(tom);
    const { drafts, personalDetails, children } = await tom.testatorRecord.get();
    expect(personalDetails).toBeNull();
    expect(drafts.personalDetails).toEqual({
      firstName: 'Tom',
      lastName: 'Hart',
      gender: 'male',
      maritalStatus: 'married',
    });
    expect(children).toMatchObject([{ relationship: 'Father' }]);
    await tom.drafts.save({ part: 'personalDetails', texts: { firstName: 'Thomas' } });
    await tom.couples.undoCopy(undo);
    expect((await tom.testatorRecord.get()).drafts.personalDetails).toEqual({ firstName: 'Thomas' });
  });
});
