import type { GiftId } from '@plainwill/contracts/shared/ids';
import type { CouplePick } from '@plainwill/contracts/will-data/couple/couple-offers';
import type { Gift } from '@plainwill/contracts/will-data/records/gifts';
import { noDrafts } from '@plainwill/contracts/will-data/records/record-drafts';
import { coupleCategories } from '@plainwill/contracts/will-data/vocabulary';
import { describe, expect, it } from 'vitest';
import { differences } from './differences.ts';
import { fill } from './fill.ts';
import { mirror } from './mirror.ts';
import { child, contact, details, gift, heir, personId, record, spouse, taking } from './testing/arbitrary-couple.ts';
import { type CoupleRecord, viewOf } from './view-of.ts';

const today = '2026-11-28';
const paul = contact({ id: personId('paul'), firstName: 'Paul', lastName: 'Lee' });

const viewed = (of: CoupleRecord) =>
  viewOf(of, {
    categories: coupleCategories,
    contactIds: [],
    giftIds: of.gifts.map(({ id }) => id),
    keyOf: (id) => id,
  });

const ruth = (...gifts: Partial<Gift>[]) =>
  record({
    personalDetails: details({ gender: 'female' }),
    spouseDetails: spouse(),
    children: [child()],
    contacts: [contact(), paul],
    gifts: gifts.map((changes, at) => gift({ id: `g${at}` as GiftId, ...changes })),
  });

const tom = (changes: Partial<CoupleRecord> = {}) =>
  record({
    personalDetails: details({ firstName: 'Tom', gender: 'male', maritalStatus: 'married' }),
    spouseDetails: spouse({ id: personId('wife'), fullName: 'Ruth Hart', relationship: 'wife', gender: 'female' }),
    children: [child({ id: personId('own-ada') })],
    contacts: [contact({ id: personId('own-ann') })],
    ...changes,
  });

const [toAnn, toPaul, toTom] = [heir(personId('ann'), 1), heir(personId('paul'), 1), heir(personId('spouse'), 1)];
const piano = { giftType: 'specific_item', itemDescription: 'The piano', cashAmount: null } as const;

const offered = (of: CoupleRecord, to: CoupleRecord = tom()) =>
  fill(mirror(viewed(of)), to, today).filter((offer) => offer.kind === 'gift');
const taken = (of: CoupleRecord, to: CoupleRecord = tom(), more: Partial<CouplePick> = {}) => {
  const offers = offered(of, to);
  return taking(
    to,
    offers,
    offers.map(({ id }) => ({ id, ...more })),
  ).gifts;
};

describe('a gift of the partner', () => {
  it('of money is given only if the other has died, to the same people', () => {
    expect(taken(ruth({ recipients: [toAnn] }))).toMatchObject([
      {
        giftType: 'cash_gift',
        cashAmount: 50_000,
        onlyIfSpouseFails: true,
        recipients: [{ personId: 'own-ann', priority: 1 }],
      },
    ]);
  });

  it('of money that is paid in any case says that both wills may pay it', () => {
    expect(offered(ruth({ recipients: [toAnn] }))).toMatchObject([{ isPaidTwice: true }]);
    expect(offered(ruth({ recipients: [toAnn], onlyIfSpouseFails: true }))).toMatchObject([{ isPaidTwice: false }]);
  });

  it('is an item only if it is the copier’s too, and then goes to the other where it went to the copier', () => {
    const gifts = ruth({ ...piano, recipients: [toTom, heir(personId('ada'), 2)] });
    expect(taken(gifts)).toEqual([]);
    expect(taken(gifts, tom(), { isMineToo: true })).toMatchObject([
      {
        itemDescription: 'The piano',
        onlyIfSpouseFails: false,
        recipients: [
          { personId: 'wife', priority: 1 },
          { personId: 'own-ada', priority: 2 },
        ],
      },
    ]);
  });

  it.each<[string, Partial<Gift>]>([
    ['a sum for the copier', { recipients: [toTom] }],
    ['a pension', { giftType: 'pension_plan', provider: 'Aviary', recipients: [toAnn] }],
    ['a life insurance', { giftType: 'life_insurance', provider: 'Aviary', recipients: [toAnn] }],
    ['a debt that is forgiven', { giftType: 'forgiven_debt', recipients: [toAnn] }],
    ['for someone whom the copier does not know', { recipients: [toPaul, heir(personId('ann'), 2)] }],
    [
      'for children of whom some are left out',
      { recipients: [{ ...heir('children', 1), exceptIds: [personId('ada')] }] },
    ],
  ])('is not offered: %s', (_what, changes) => {
    expect(offered(ruth(changes))).toEqual([]);
  });

  it('is offered without whoever is not known, and the shares are left open', () => {
    const shared = { recipients: [heir(personId('ann'), 1, 6_000), heir(personId('paul'), 1, 4_000)] };
    expect(offered(ruth(shared))).toMatchObject([
      { gift: { recipients: [{ personId: 'own-ann', shareBasisPoints: null }] }, missing: ['Paul Lee'] },
    ]);
  });

  it('of money needs to know whose death it waits for', () => {
    expect(offered(ruth({ recipients: [toAnn] }), tom({ spouseDetails: null }))).toEqual([]);
  });

  it('that is given already is not offered again', () => {
    const sum = gift({ cashAmount: 70_000, recipients: [heir(personId('own-ann'), 1)] });
    expect(offered(ruth({ recipients: [toAnn] }), tom({ gifts: [sum] }))).toEqual([]);
    const ownPiano = gift({ ...piano, itemDescription: ' the  PIANO', recipients: [heir(personId('own-ada'), 1)] });
    expect(offered(ruth({ ...piano, recipients: [toAnn] }), tom({ gifts: [ownPiano] }))).toEqual([]);
  });

  it('is in the view only if it is ticked, without a policy’s number or sum', () => {
    const of = ruth(
      { recipients: [toAnn] },
      {
        giftType: 'life_insurance',
        provider: 'Aviary',
        policyNumber: 'SECRET',
        policyAmount: 987_654,
        recipients: [toAnn],
      },
    );
    const one = viewOf(of, { categories: ['gifts'], contactIds: [], giftIds: ['g0' as GiftId], keyOf: (id) => id });
    expect(one.wishes.self?.gifts).toHaveLength(1);
    expect(JSON.stringify(viewed(of))).not.toMatch(/SECRET|987654/);
  });
});

describe('the gifts of two people', () => {
  const sentences = (mine: Partial<Gift>, theirs: Partial<Gift>) =>
    differences(viewed(tom({ gifts: [gift(mine)] })), mirror(viewed(ruth(theirs))), 'Ruth').map(
      ({ sentence, matters }) => [sentence, matters],
    );
  const ownAnn = heir(personId('own-ann'), 1);

  it('differ where one item goes to two people', () => {
    expect(sentences({ ...piano, recipients: [ownAnn] }, { ...piano, recipients: [toTom] })).toEqual([
      ['You give “The piano” to Ann Reed. Ruth gives it to you. Each of you can give only what is your own.', true],
    ]);
  });

  it('differ where money for the same people is paid once by one will and in any case by the other', () => {
    const [once, always] = [{ onlyIfSpouseFails: true }, { onlyIfSpouseFails: false }];
    expect(sentences({ ...once, recipients: [ownAnn] }, { ...always, recipients: [toAnn] })).toEqual([
      [
        'You give money to Ann Reed only if Ruth dies before you. Ruth gives it in any case, so both wills may pay it.',
        true,
      ],
    ]);
    expect(sentences({ ...always, recipients: [ownAnn] }, { ...once, recipients: [toAnn] })).toEqual([
      [
        'You give money to Ann Reed in any case. Ruth gives it only if you die before Ruth, so both wills may pay it.',
        true,
      ],
    ]);
  });

  it('differ in the sum', () => {
    expect(sentences({ recipients: [ownAnn] }, { cashAmount: 100_000, amountEach: true, recipients: [toAnn] })).toEqual(
      [['To Ann Reed, you give £500. Ruth gives £1,000 each.', false]],
    );
  });

  it('say nothing of a gift that only one of them has shared', () => {
    expect(sentences({ recipients: [ownAnn] }, { ...piano, recipients: [toAnn] })).toEqual([]);
  });
});

describe('the copier’s own details', () => {
  const self = (to: Partial<CoupleRecord>) =>
    fill(mirror(viewed(ruth())), tom({ personalDetails: null, spouseDetails: null, ...to }), today).find(
      (offer) => offer.kind === 'self',
    );

  it('are offered as the other has told them, to someone who has not begun', () => {
    expect(self({})).toEqual({
      kind: 'self',
      id: 'self',
      details: { firstName: 'Tom', middleNames: '', lastName: 'Hart', gender: 'male', maritalStatus: 'married' },
    });
  });

  it('fill only what is empty, and nothing once the details are stored', () => {
    const typed = { firstName: 'Thomas', gender: 'other' };
    expect(self({ drafts: { ...noDrafts, personalDetails: typed } })?.details).toEqual({
      firstName: '',
      middleNames: '',
      lastName: '',
      gender: null,
      maritalStatus: 'married',
    });
    expect(self({ personalDetails: details({ gender: null }) })).toBeUndefined();
  });

  it('say what the copier is to a child of both before they have told it themselves', () => {
    const of = record({
      ...ruth(),
      children: [child({ firstName: 'Zoe', otherParentId: personId('spouse') })],
    });
    const relationships = (to: Partial<CoupleRecord>) =>
      fill(mirror(viewed(of)), tom({ children: [], ...to }), today).flatMap((offer) =>
        offer.kind === 'child' ? [offer.relationship] : [],
      );
    expect(relationships({ personalDetails: null })).toEqual(['Father']);
    expect(
      relationships({ personalDetails: null, drafts: { ...noDrafts, personalDetails: { gender: 'female' } } }),
    ).toEqual(['Mother']);
  });
});
