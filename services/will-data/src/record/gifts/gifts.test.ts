import type { PersonId } from '@plainwill/contracts/shared/ids';
import { formerRecordLimits, recordLimits } from '@plainwill/contracts/will-data/record-limits';
import type { GiftFields } from '@plainwill/contracts/will-data/records/gifts';
import { describe, expect, it } from 'vitest';
import { aPersonId, aWillData, refusalOf, type TestatorCalls } from '../../testing/will-data.ts';
import { aChildOf, aContactOf, aGift, aGiftId } from '../../testing/wishes.ts';

const { orm, time, aTestator } = await aWillData();

async function aGiver() {
  const testator = aTestator();
  const [friend, child] = [await aContactOf(testator), await aChildOf(testator)];
  const give = (gift: Partial<GiftFields> = {}, id = aGiftId(), basedOn = 0) =>
    testator.gifts.save({ id, basedOn, gift: aGift([friend], gift) });
  const stored = async () => (await testator.testatorRecord.get()).gifts;
  return { testator, friend, child, give, stored };
}

const idsOf = async (testator: TestatorCalls) => (await testator.testatorRecord.get()).gifts.map(({ id }) => id);

describe('a gift', () => {
  it('comes back as saved, at the end of the list', async () => {
    const { friend, give, stored } = await aGiver();
    await give();
    const saved = await give({ itemDescription: ' The piano ' });
    expect(saved).toEqual({
      ...aGift([], { itemDescription: 'The piano' }),
      recipients: [{ personId: friend, priority: 1, shareBasisPoints: null }],
      id: saved.id,
      position: 1,
      version: 1,
      savedAt: time.now.toISOString(),
    });
    expect((await stored()).at(-1)).toEqual(saved);
  });

  it.each<[string, Partial<GiftFields>, Partial<GiftFields>]>([
    ['a thing', { giftType: 'specific_item' }, { itemDescription: 'A', cashAmount: null, provider: '' }],
    ['money', { giftType: 'cash_gift' }, { itemDescription: '', cashAmount: 5, policyNumber: '' }],
    ['a pension', { giftType: 'pension_plan' }, { itemDescription: '', cashAmount: null, provider: 'P' }],
    ['an insurance', { giftType: 'life_insurance' }, { policyNumber: 'N', policyAmount: 7, cashAmount: null }],
  ])('keeps of %s only what is asked of its type', async (_what, type, kept) => {
    const { friend, child, give } = await aGiver();
    const everything = {
      itemDescription: 'A',
      cashAmount: 5,
      provider: 'P',
      policyNumber: 'N',
      policyAmount: 7,
      recipients: [{ personId: friend, priority: 1 }],
      remainderRecipients: [{ personId: child, priority: 1 }],
    };
    const saved = await give({ ...everything, ...type });
    expect(saved).toMatchObject(kept);
    expect(saved.remainderRecipients).toHaveLength(type.giftType === 'life_insurance' ? 1 : 0);
  });

  it('lists those who take by priority, and within one in the order given', async () => {
    const { testator, friend, child, give } = await aGiver();
    const other = await aContactOf(testator);
    const saved = await give({
      recipients: [
        { personId: child, priority: 2 },
        { personId: other, priority: 1 },
        { personId: friend, priority: 2 },
      ],
    });
    expect(saved.recipients.map(({ personId }) => personId)).toEqual([other, child, friend]);
  });

  it('asks about grandchildren only where a child takes', async () => {
    const { child, give } = await aGiver();
    expect(await give({ grandchildrenInherit: true })).toMatchObject({ grandchildrenInherit: null });
    const toChild = { recipients: [{ personId: child, priority: 1 }], grandchildrenInherit: false };
    expect(await give(toChild)).toMatchObject({ grandchildrenInherit: false });
  });

  it.each<[string, Partial<GiftFields>]>([
    ['nobody to take it', { recipients: [] }],
    ['a thing that is not described', { itemDescription: '  ' }],
    ['a description of 2,001 characters', { itemDescription: 'x'.repeat(2001) }],
    ['money without an amount', { giftType: 'cash_gift' }],
    ['less than nothing', { giftType: 'cash_gift', cashAmount: -1 }],
    ['half a penny', { giftType: 'cash_gift', cashAmount: 0.5 }],
    ['more than we keep', { giftType: 'cash_gift', cashAmount: 1_000_000_000_001 }],
    ['an age of 15', { childrenAccessAge: 15 }],
    ['an age of 31', { childrenAccessAge: 31 }],
    ['an age of 18½', { childrenAccessAge: 18.5 }],
  ])('is refused with %s', async (_what, wrong) => {
    const { give, stored } = await aGiver();
    await expect(give(wrong)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    expect(await stored()).toEqual([]);
  });

  it.each<Partial<GiftFields>>([
    { giftType: 'cash_gift', cashAmount: 0 },
    { giftType: 'cash_gift', cashAmount: 1_000_000_000_000 },
    { childrenAccessAge: 16 },
    { childrenAccessAge: 30 },
    { itemDescription: 'x'.repeat(2000) },
    { giftType: 'pension_plan' },
  ])('is taken at the edge of what is allowed: %o', async (edge) => {
    const { give } = await aGiver();
    expect(await give(edge)).toMatchObject(edge.giftType === 'pension_plan' ? { policyAmount: null } : edge);
  });

  it('names nobody twice, not even at another priority', async () => {
    const { friend, give } = await aGiver();
    const twice = [
      { personId: friend, priority: 1 },
      { personId: friend, priority: 2 },
    ];
    expect(await refusalOf(give({ recipients: twice }))).toBe('RecipientTwice');
    const asRemainder = { giftType: 'life_insurance' as const, remainderRecipients: twice };
    expect(await refusalOf(give(asRemainder))).toBe('RecipientTwice');
  });

  it('goes to a class of people, once, but for the children left out of it', async () => {
    const { testator, child, friend, give, stored } = await aGiver();
    const other = await aChildOf(testator);
    const saved = await give({
      recipients: [
        { personId: 'grandchildren', priority: 2 },
        { personId: 'children', priority: 1, exceptIds: [child, child] },
        { personId: friend, priority: 1, exceptIds: [child] },
      ],
      grandchildrenInherit: true,
    });
    expect(saved.grandchildrenInherit).toBe(true);
    expect(saved.recipients).toEqual([
      { personId: 'children', priority: 1, shareBasisPoints: null, exceptIds: [child] },
      { personId: friend, priority: 1, shareBasisPoints: null },
      { personId: 'grandchildren', priority: 2, shareBasisPoints: null },
    ]);
    await testator.children.remove({ id: child });
    expect((await stored())[0]?.recipients[0]).not.toHaveProperty('exceptIds');
    await testator.children.restore({ id: child });
    expect((await stored())[0]).toEqual(saved);
    const twice = { personId: 'children', priority: 1 } as const;
    expect(await refusalOf(give({ recipients: [twice, { ...twice, priority: 2 }] }))).toBe('RecipientTwice');
    for (const exceptIds of [[friend], [aPersonId()], [other, await aChildOf(aTestator())]])
      expect(await refusalOf(give({ recipients: [{ ...twice, exceptIds }] }))).toBe('PersonNotFound');
  });

  it('is shared by percentages of the whole, or equally', async () => {
    const { child, friend, give } = await aGiver();
    const sharing = (...shares: (number | null)[]) => ({
      recipients: shares.map((shareBasisPoints, at) => ({
        personId: at === 0 ? friend : child,
        priority: 1,
        shareBasisPoints,
      })),
    });
    for (const wrong of [sharing(5000, 4999), sharing(5000, null)])
      expect(await refusalOf(give(wrong))).toBe('SharesNotWhole');
    const saved = await give(sharing(3333, 6667));
    expect(saved.recipients.map(({ shareBasisPoints }) => shareBasisPoints)).toEqual([3333, 6667]);
  });

  it('keeps who pays tax and a mortgage, and what else is chosen, and does without what a call leaves out', async () => {
    const { testator, friend, give } = await aGiver();
    const told = {
      taxBorneBy: 'recipient',
      mortgage: 'paid_by_residue',
      onlyIfSpouseFails: true,
      onlyThisHome: true,
    } as const;
    expect(await give(told)).toMatchObject({ ...told, amountEach: false });
    const {
      taxBorneBy: _tax,
      mortgage: _mortgage,
      onlyIfSpouseFails: _only,
      onlyThisHome: _home,
      amountEach: _each,
      ...gift
    } = aGift([friend]);
    const least = { id: aGiftId(), basedOn: 0, gift };
    const saved = await testator.gifts.save(least);
    expect(saved).toMatchObject({ taxBorneBy: null, mortgage: null, onlyIfSpouseFails: false, amountEach: false });
    expect(saved.onlyThisHome).toBe(false);
    expect(await testator.gifts.save(least)).toEqual(saved);
  });

  it('is left to so many at most', async () => {
    const { testator, give } = await aGiver();
    const recipients: { personId: PersonId; priority: number }[] = [];
    for (let priority = 1; priority <= recordLimits.recipients + 1; priority += 1)
      recipients.push({ personId: await aContactOf(testator), priority });
    expect(await refusalOf(give({ recipients }))).toBe('TooManyRecipients');
    expect((await give({ recipients: recipients.slice(1) })).recipients).toHaveLength(recordLimits.recipients);
  });

  it('names only people of the same account', async () => {
    const { give } = await aGiver();
    const stranger = await aContactOf(aTestator());
    for (const personId of [stranger, aPersonId()]) {
      const named = [{ personId, priority: 1 }];
      expect(await refusalOf(give({ recipients: named }))).toBe('PersonNotFound');
      expect(await refusalOf(give({ giftType: 'life_insurance', remainderRecipients: named }))).toBe('PersonNotFound');
    }
  });

  it('says that there are specific gifts after all', async () => {
    const { testator, give } = await aGiver();
    await testator.settings.save({ hasNoSpecificGifts: true });
    await give();
    expect((await testator.testatorRecord.get()).settings.hasNoSpecificGifts).toBe(false);
  });

  it('is encrypted where it is stored', async () => {
    const { give } = await aGiver();
    await give({ itemDescription: 'A hidden ruby' });
    await give({ giftType: 'cash_gift', cashAmount: 987_654_321 });
    await give({ giftType: 'pension_plan', provider: 'Aviary', policyNumber: 'ZX 77', policyAmount: 123_454_321 });
    const rows = await orm.em.fork().execute('select * from gifts');
    expect(JSON.stringify(rows)).not.toMatch(/hidden ruby|987654321|ZX 77|123454321/);
  });
});

describe('a changed gift', () => {
  it('keeps its place, and takes the place of what it was', async () => {
    const { testator, child, give, stored } = await aGiver();
    const first = await give();
    await give();
    const changed = await give(
      { giftType: 'cash_gift', cashAmount: 100, recipients: [{ personId: child, priority: 3 }] },
      first.id,
      1,
    );
    expect(changed).toMatchObject({ position: 0, version: 2, itemDescription: '', cashAmount: 100 });
    expect(changed.recipients).toEqual([{ personId: child, priority: 3, shareBasisPoints: null }]);
    expect(await idsOf(testator)).toHaveLength(2);
    expect((await stored())[0]).toEqual(changed);
  });

  it('is not overwritten by one who was looking at an older version', async () => {
    const { give, stored } = await aGiver();
    const { id } = await give();
    await give({ itemDescription: 'Newer' }, id, 1);
    for (const basedOn of [0, 1, 3])
      expect(await refusalOf(give({ itemDescription: 'Older' }, id, basedOn))).toBe('GiftChanged');
    expect(await stored()).toMatchObject([{ itemDescription: 'Newer', version: 2 }]);
  });

  it('answers a save that is repeated as it did the first time', async () => {
    const { give } = await aGiver();
    const id = aGiftId();
    const first = await give({}, id);
    expect(await give({}, id)).toEqual(first);
    const second = await give({ itemDescription: 'Newer' }, id, 1);
    expect(await give({ itemDescription: 'Newer' }, id, 1)).toEqual(second);
  });

  it('is gone when another window has removed it', async () => {
    const { testator, give } = await aGiver();
    const { id } = await give();
    await testator.gifts.remove({ id });
    expect(await refusalOf(give({}, id, 1))).toBe('GiftNotFound');
    expect(await refusalOf(testator.gifts.remove({ id }))).toBe('GiftNotFound');
  });

  it('is out of reach of every other account', async () => {
    const [{ testator, give }, other] = [await aGiver(), await aGiver()];
    const { id } = await give();
    expect(await refusalOf(other.give({ itemDescription: 'Mine' }, id, 1))).toBe('GiftNotFound');
    expect(await refusalOf(other.testator.gifts.remove({ id }))).toBe('GiftNotFound');
    expect(await refusalOf(other.testator.gifts.reorder({ ids: [id] }))).toBe('GiftListChanged');
    // The same id under another account is another gift.
    await other.give({ itemDescription: 'Mine' }, id);
    expect((await testator.testatorRecord.get()).gifts).toMatchObject([{ itemDescription: aGift([]).itemDescription }]);
  });

  it('is changed by one of ten who save at the same time', async () => {
    const { give, stored } = await aGiver();
    const { id } = await give();
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, (_, n) => refusalOf(give({ itemDescription: `Clock ${n}` }, id, 1))),
    );
    expect(outcomes.toSorted()).toEqual([...Array(9).fill('GiftChanged'), 'not refused']);
    expect(await stored()).toMatchObject([{ version: 2 }]);
  });
});

describe('the list of gifts', () => {
  it('takes the order given', async () => {
    const { testator, give } = await aGiver();
    const ids: string[] = [];
    for (let made = 0; made < 3; made++) ids.push((await give()).id);
    const reversed = ids.toReversed() as typeof ids & Awaited<ReturnType<typeof idsOf>>;
    expect((await testator.gifts.reorder({ ids: reversed })).map(({ id }) => id)).toEqual(reversed);
    expect(await idsOf(testator)).toEqual(reversed);
  });

  it('refuses an order of other gifts than there are', async () => {
    const { testator, give } = await aGiver();
    const [a, b] = [(await give()).id, (await give()).id];
    for (const ids of [[a], [a, a], [a, b, b], [a, aGiftId()], []])
      expect(await refusalOf(testator.gifts.reorder({ ids }))).toBe('GiftListChanged');
    expect(await idsOf(testator)).toEqual([a, b]);
  });

  it('can be changed and put in order above its limit, where it once was higher, and not added to', async () => {
    const { testator, give } = await aGiver();
    const last = await give();
    await orm.em.fork().execute(
      `insert into gifts select g.account_id, gen_random_uuid(), gift_type, item_description, cash_amount, provider,
         policy_number, policy_amount, children_access_age, grandchildren_inherit, n, version, saved_at
       from gifts g, generate_series(1, ${formerRecordLimits.gifts - 1}) n where id = ?`,
      [last.id],
    );
    expect(await refusalOf(give())).toBe('TooManyGifts');
    expect(await give({ itemDescription: 'Changed' }, last.id, 1)).toMatchObject({ version: 2 });
    const ids = (await idsOf(testator)).toReversed();
    expect(ids).toHaveLength(formerRecordLimits.gifts);
    expect((await testator.gifts.reorder({ ids })).map(({ id }) => id)).toEqual(ids);
  });

  it('holds so many', async () => {
    const { give } = await aGiver();
    for (let count = 0; count < recordLimits.gifts; count += 1) await give();
    expect(await refusalOf(give())).toBe('TooManyGifts');
  });

  it('gives twenty gifts that are added at the same time a place each', async () => {
    const { give, stored } = await aGiver();
    await Promise.all(Array.from({ length: 20 }, () => give()));
    expect((await stored()).map(({ position }) => position)).toEqual(Array.from({ length: 20 }, (_, at) => at));
  });
});
