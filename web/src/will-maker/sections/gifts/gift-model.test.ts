import { unansweredOf } from '@plainwill/contracts/kit/question';
import type { GiftId } from '@plainwill/contracts/shared/ids';
import { giftQuestions } from '@plainwill/contracts/will-data/questions/gift-questions';
import type { Gift } from '@plainwill/contracts/will-data/records/gifts';
import { describe, expect, it } from 'vitest';
import { aChildNamed } from '../../../testing/a-family.ts';
import { aRecipient as to } from '../../../testing/a-gift.ts';
import { asksAccessAge, type GiftDraft, giftDraftOf, giftIn, hasChild, newGift, withType } from './gift-model.ts';

const aDraft = (changes: Partial<GiftDraft> = {}): GiftDraft => ({
  ...newGift('gift' as GiftId),
  giftType: 'specific_item',
  itemDescription: 'The piano',
  recipients: [to('amy')],
  ...changes,
});

const problemsIn = (changes: Partial<GiftDraft>, isAgeAsked = true) => {
  const checked = giftIn(aDraft(changes), isAgeAsked);
  return 'problems' in checked ? checked.problems : null;
};

const giftOf = (changes: Partial<GiftDraft>, isAgeAsked = true) => {
  const checked = giftIn(aDraft(changes), isAgeAsked);
  return 'gift' in checked ? checked.gift : null;
};

describe('the gift to save', () => {
  it('is in pence, and has nothing that its type does not ask', () => {
    const typed = { itemDescription: 'The piano', cashAmount: '£1,234.50', provider: 'Aviary', policyAmount: '2k' };
    expect(giftOf({ ...typed, giftType: 'cash_gift' })).toMatchObject({ cashAmount: 123_450, itemDescription: '' });
    expect(giftOf({ ...typed, giftType: 'pension_plan' })).toMatchObject({
      provider: 'Aviary',
      policyAmount: 200_000,
      cashAmount: null,
    });
  });

  it('takes the usual age where none is typed', () => {
    expect(giftOf({ childrenAccessAge: '' })?.childrenAccessAge).toBe(18);
    expect(giftOf({ childrenAccessAge: '30' })?.childrenAccessAge).toBe(30);
  });

  it.each<[string, Partial<GiftDraft>, Record<string, string>]>([
    ['no type', { giftType: '' }, { giftType: 'Choose a type of gift' }],
    ['no description', { itemDescription: '  ' }, { itemDescription: 'Describe the gift' }],
    ['no amount', { giftType: 'cash_gift' }, { cashAmount: 'Enter the amount' }],
    ['no number', { giftType: 'cash_gift', cashAmount: 'lots' }, { cashAmount: 'Enter an amount, like £1,234.50' }],
    [
      'less than nothing',
      { giftType: 'cash_gift', cashAmount: '-1' },
      { cashAmount: 'Enter an amount, like £1,234.50' },
    ],
    ['too much', { giftType: 'cash_gift', cashAmount: '10000000001' }, { cashAmount: 'Enter a smaller amount' }],
    [
      'a wrong sum',
      { giftType: 'life_insurance', policyAmount: 'x' },
      { policyAmount: 'Enter an amount, like £1,234.50' },
    ],
    ...['15', '31', '18.5', 'old'].map((age): [string, Partial<GiftDraft>, Record<string, string>] => [
      `the age ${age}`,
      { childrenAccessAge: age },
      { childrenAccessAge: 'Enter an age from 16 to 30' },
    ]),
  ])('is refused with %s', (_what, changes, problems) => expect(problemsIn(changes)).toEqual(problems));

  it('may be of £0, and of a policy that nothing more is known of', () => {
    expect(giftOf({ giftType: 'cash_gift', cashAmount: '0' })?.cashAmount).toBe(0);
    expect(giftOf({ giftType: 'pension_plan' })).toMatchObject({ provider: '', policyAmount: null });
  });

  it('may be a debt that is forgiven, of which nothing more need be said', () => {
    const debt: Partial<GiftDraft> = { giftType: 'forgiven_debt', childrenAccessAge: '99', taxBorneBy: 'recipient' };
    expect(giftOf({ ...debt, debtLimit: '£1,500' }, false)).toMatchObject({
      debtDescription: null,
      debtLimit: 150_000,
      taxBorneBy: null,
      itemDescription: '',
    });
    expect(problemsIn({ ...debt, childrenAccessAge: '', debtLimit: 'lots' })).toEqual({
      debtLimit: 'Enter an amount, like £1,234.50',
    });
  });

  it('puts all whose debts are forgiven at one place, for none comes before another', () => {
    const recipients = [
      { ...to('ann'), shareBasisPoints: 10_000 },
      { ...to('sue'), priority: 2 },
    ];
    const draft = withType(aDraft({ giftType: 'cash_gift', recipients }), 'forgiven_debt');
    expect(draft.recipients).toEqual([to('ann'), to('sue')]);
    expect(withType({ ...draft, recipients }, 'pension_plan').recipients).toBe(recipients);
  });

  it('is not held up by an age that is not asked', () => {
    expect(giftOf({ childrenAccessAge: '99' }, false)?.childrenAccessAge).toBe(18);
  });
});

it('keeps what was typed for another type, and only the remainder recipients of life insurance', () => {
  const insurance = aDraft({ giftType: 'life_insurance', provider: 'Aviary', remainderRecipients: [to('ben')] });
  const cash = withType(insurance, 'cash_gift');
  expect(cash).toMatchObject({ provider: 'Aviary', itemDescription: 'The piano', remainderRecipients: [] });
  expect(withType(insurance, 'life_insurance').remainderRecipients).toHaveLength(1);
});

it('shows a stored gift as it would be typed, and saves it as it was', () => {
  const gift: Gift = {
    ...unansweredOf(giftQuestions),
    id: 'gift' as GiftId,
    giftType: 'life_insurance',
    provider: 'Aviary',
    policyNumber: 'LX-1',
    policyAmount: 5_000_050,
    childrenAccessAge: 21,
    recipients: [to('amy'), to('ben', 2)],
    remainderRecipients: [to('sue')],
    position: 4,
    version: 3,
    savedAt: '2026-11-20T14:32:00.000Z',
  };
  expect(giftDraftOf(gift)).toMatchObject({
    policyAmount: '£50,000.50',
    cashAmount: '',
    childrenAccessAge: '21',
    basedOn: 3,
  });
  const { id: _id, position: _position, version: _version, savedAt: _savedAt, ...fields } = gift;
  expect(giftIn(giftDraftOf(gift), true)).toEqual({ gift: fields });
});

describe('where a child takes', () => {
  const children = [
    aChildNamed('Amy', { dateOfBirth: '1996-11-21' }),
    aChildNamed('Ben', { dateOfBirth: '1996-11-20' }),
  ];
  const today = '2026-11-20';

  it('asks about grandchildren for a recipient, whatever the age', () => {
    expect(hasChild([to('ben')], { children })).toBe(true);
    expect(hasChild([to('friend')], { children })).toBe(false);
  });

  it('asks for the access age of one who is not yet 30, as a remainder recipient too', () => {
    const asks = (recipients: string[], remainder: string[] = []) =>
      asksAccessAge(
        aDraft({
          recipients: recipients.map((name) => to(name)),
          remainderRecipients: remainder.map((name) => to(name)),
        }),
        { children },
        today,
      );
    expect(asks(['amy'])).toBe(true);
    expect(asks(['ben'])).toBe(false);
    expect(asks(['friend'], ['amy'])).toBe(true);
    expect(asks(['friend'])).toBe(false);
  });
});
