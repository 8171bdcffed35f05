import { provisionLabels } from '@plainwill/contracts/will-data/questions/provision-questions';
import {
  aChild,
  aGift,
  anAdultChild,
  anItem,
  aPerson,
  aSpouse,
  aSum,
  type GiftOf,
  levels,
  type Named,
  primaries,
  toRemainder,
} from '../../will/testing/facts.ts';
import { innocentItems } from '../../will/testing/items.ts';
import type { Case, Told } from './case.ts';

const [sue, rob, joan] = [aPerson('Sue Vale'), aPerson('Rob Finch'), aPerson('Joan Vale')];
const amy = anAdultChild('Amy Hart');
const dan = aSpouse('Dan Hart');
const married = { maritalStatus: 'married' };
const hospice = (row = {}) => aPerson('St Giles Hospice', 'Other', row);

/** A story of the gifts, called g1, g2 and so on. */
const gifts = (...all: GiftOf[]): Told => ({ gifts: all.map((gift, at) => ({ ...gift, id: `g${at + 1}` })) });
const policy = (row: object, ...lists: Parameters<typeof aGift>[1][]) =>
  aGift({ giftType: 'life_insurance', provider: 'Aviary', policyNumber: 'L-1', ...row }, ...lists);
const pension = () => aGift({ giftType: 'pension_plan', provider: 'Nest', policyNumber: 'N-1' }, [sue]);

const atHome = { line1: '4 Mill Lane', postcode: 'SY8 1XX' };
const tina = aPerson('Tina Webb', 'Friend', atHome);
/** The rest of the estate goes to these. */
const frail = (testator: Record<string, unknown>, people: Named[]): Told => ({ testator, residue: levels(people) });

const max = aPerson('Max Lee', 'friend', { dateOfBirth: '2017-06-01' });
/** A sum for two, with these percentages. */
const shared = (...shares: (number | null)[]) => {
  const gift = aSum(5, [sue, rob]);
  return { ...gift, recipients: gift.recipients.map((row, at) => ({ ...row, percentage: shares[at] ?? null })) };
};

const belongings = (...shares: number[]) => ({
  recipients: [sue, rob].map(({ row }, at) => ({ type: 'contact', id: row.id, percentage: shares[at] })),
});

const inTrust =
  'Check whether this policy is in trust or names someone else. If so, the insurer pays them and this gift does nothing.';
const findIt = 'Add the provider and policy number so that your executors can find it.';
const wishForm =
  'A will cannot control most pensions. Complete your scheme’s expression of wish form with the same names; your will only makes a request.';
const pensionTax =
  'If you die on or after 6 April 2027 most unused pension money counts for inheritance tax, except what goes to a spouse, civil partner or charity.';
const toCharity =
  'Gifts to UK charities are free of inheritance tax. Leaving 10% or more of what lies above your basic tax-free amount can cut the rate to 36%.';
const restPays =
  'Gifts of money are free of tax for the people who receive them. Any tax comes out of the rest of your estate.';
const tooVague = (text: string) => `“${text}” is too vague. Be specific, and describe one item.`;

export const giftCases: Record<string, Case> = {
  'GFT-01': {
    finds: [
      gifts(anItem('The piano.'), aSum(5000), aGift({ giftType: 'life_insurance', provider: 'Aviary' })),
      ['Choose who receives “The piano”.', 'gifts.recipients#g1'],
      ['Choose who receives the gift of £5,000.', 'gifts.recipients#g2'],
      ['Choose who receives the life insurance with Aviary.', 'gifts.recipients#g3'],
    ],
    not: [gifts(anItem('The piano.', [sue])), { gifts: [policy({ remainderRecipients: toRemainder([sue]) })] }],
  },
  'GFT-02': {
    finds: [
      gifts(aSum(0, [sue]), aGift({ giftType: 'cash_gift' }, [sue])),
      ['Enter an amount for this cash gift.', 'gifts.cashAmount#g1'],
      ['Enter an amount for this cash gift.', 'gifts.cashAmount#g2'],
    ],
    not: [gifts(aSum(0.01, [sue]))],
  },
  'GFT-03': {
    finds: [gifts(anItem(' \n. ', [sue])), ['Describe the item.', 'gifts.itemDescription#g1']],
    not: [gifts(anItem('vase', [sue])), gifts(aSum(1, [sue]))],
  },
  'GFT-04': {
    finds: [
      gifts(anItem('TV', [sue]), anItem('the rest of my belongings', [sue]), anItem('half of everything', [sue])),
      [
        '“half of everything” is a part of everything you own, and not one item. Give it under Residuary Estate instead, where you can set shares. It is left out of your will.',
        'gifts.itemDescription#g3',
      ],
      [tooVague('TV'), 'gifts.itemDescription#g1'],
      [tooVague('the rest of my belongings'), 'gifts.itemDescription#g2'],
    ],
    not: [
      gifts(anItem('My ring', [sue])),
      gifts(anItem('my savings tin', [sue])),
      gifts(anItem(' ', [sue])),
      gifts(anItem('half of the boat', [sue])),
    ],
  },
  'GFT-05': {
    finds: [
      gifts(aSum(5000, [sue, rob, joan])),
      [
        '£5,000 is shared between Sue Vale, Rob Finch and Joan Vale, about £1,666.67 each. For £5,000 each, say so in this gift.',
        'gifts.recipients#g1',
      ],
    ],
    not: [
      gifts(aSum(5000, [sue], [rob])),
      gifts(anItem('The upright piano', [sue, rob])),
      gifts({ ...aSum(5000, [sue, rob]), amountEach: true }),
      gifts(shared(60, 40)),
    ],
  },
  'GFT-06': {
    finds: [
      gifts(aSum(5, [sue, rob]), aSum(5, [sue]), aGift({ giftType: 'forgiven_debt' }, [amy, rob])),
      [
        'If Sue Vale and Rob Finch both die before you, the gift of £5 will be part of the rest of your estate.',
        'gifts.recipients#g1',
      ],
      ['If Sue Vale dies before you, the gift of £5 will be part of the rest of your estate.', 'gifts.recipients#g2'],
      [
        'If Amy Hart or Rob Finch dies before you, that debt is not forgiven and is still owed to your estate.',
        'gifts.recipients#g3',
      ],
    ],
    not: [
      gifts(aSum(5, [sue], [rob])),
      gifts(policy({ remainderRecipients: toRemainder([rob]) }, [sue])),
      gifts(aSum(5, [amy])),
      gifts(aSum(5, [hospice({ isCharity: true })])),
    ],
  },
  'GFT-07': {
    finds: [
      gifts(aSum(5, [sue], [rob, sue])),
      ['Sue Vale is first choice and backup for the same gift.', 'gifts.recipients#g1'],
    ],
    not: [gifts(aSum(5, [sue], [rob])), gifts(aSum(5, [sue]), aSum(5, [rob], [sue]))],
  },
  'GFT-08': {
    finds: [
      gifts(anItem('My opal  ring', [sue]), anItem('the OPAL ring.', [rob])),
      ['You give the same item twice.', 'gifts.itemDescription#g2'],
    ],
    not: [
      gifts(anItem('My opal ring', [sue]), anItem('My opal ring', [sue])),
      gifts(anItem('My opal ring', [sue]), anItem('My gold ring', [rob])),
    ],
  },
  'GFT-09': {
    finds: [
      { ...gifts(aSum(5, [sue])), more: { flags: { noSpecificGifts: true } } },
      ['You ticked “no specific gifts” but gifts are saved.', 'gifts'],
    ],
    not: [gifts(aSum(5, [sue])), { more: { flags: { noSpecificGifts: true } } }],
  },
  'GFT-10': {
    finds: [
      gifts({ ...aSum(5, [aChild('Tom Hart')]), childrenAccessAge: 21 }, aSum(6, [max])),
      [
        'Tom Hart is 11 and Max Lee is 9. Your executors will look after the gift of £5 for Tom Hart until 21 and the gift of £6 for Max Lee until 18.',
        'gifts',
      ],
    ],
    not: [gifts(aSum(5, [amy])), gifts({ ...aSum(5, [sue]), childrenAccessAge: 21 })],
  },
  'GFT-11': {
    finds: [
      gifts({ ...aSum(5, [amy]), grandchildrenInherit: false }),
      [
        'If Amy Hart dies before you, their children will not receive the gift of £5. Your will excludes the usual rule.',
        'gifts.grandchildrenInherit#g1',
      ],
    ],
    not: [
      gifts({ ...aSum(5, [amy]), grandchildrenInherit: true }),
      gifts(aSum(5, [amy])),
      gifts({ ...aSum(5, [sue]), grandchildrenInherit: false }),
    ],
  },
  'GFT-12': {
    finds: [
      gifts(aSum(5, [amy])),
      [
        'If Amy Hart dies before you, we assume that their children inherit the gift of £5. Is that right?',
        'gifts.grandchildrenInherit#g1',
      ],
    ],
    not: [gifts({ ...aSum(5, [amy]), grandchildrenInherit: true }), gifts(aSum(5, [aPerson('Max Hart', 'child')]))],
  },
  'GFT-13': {
    finds: [
      gifts(aSum(5, [hospice({ kind: 'charity' })], [sue]), aSum(6, [hospice({ kind: 'charity' })])),
      [
        'Add the registered charity number of St Giles Hospice. Many charities have similar names.',
        'contacts.charityNumber#St Giles Hospice',
      ],
    ],
    not: [
      gifts(aSum(5, [hospice({ kind: 'charity', charityNumber: '123' })])),
      gifts(aSum(5, [sue])),
      { people: [hospice({ kind: 'charity' })] },
      // ORG-01 asks first what it is, and ORG-03 for the body behind a church.
      gifts(aSum(5, [hospice()])),
      gifts(aSum(5, [aPerson('St Mary the Virgin', 'Other', { kind: 'charity' })])),
    ],
  },
  'GFT-14': {
    finds: [gifts(aSum(5, [hospice({ isCharity: true })])), [toCharity, null]],
    not: [
      gifts(aSum(5, [hospice()])),
      gifts(aSum(5, [hospice({ isCharity: true, charityRegister: 'not_registered' })])),
      { people: [hospice({ isCharity: true })] },
    ],
  },
  'GFT-15': {
    finds: [
      { testator: married, ...gifts(aSum(5, [dan])), residue: levels([dan], [sue]) },
      [
        'Dan Hart would inherit the gift of £5 anyway. The gift matters only if you want it paid first.',
        'gifts.recipients#g1',
      ],
    ],
    not: [
      { testator: married, ...gifts(aSum(5, [dan])), residue: levels([dan, sue]) },
      { testator: married, ...gifts(aSum(5, [sue])), residue: levels([dan]) },
    ],
  },
  'GFT-16': {
    finds: [
      gifts({ ...aSum(5, [sue]), remainderRecipients: toRemainder([rob]) }),
      ['Backup recipients saved on this gift will not be used.', 'gifts.remainderRecipients#g1'],
    ],
    not: [gifts(policy({ remainderRecipients: toRemainder([rob]) }, [sue])), gifts(aSum(5, [sue], [rob]))],
  },
  'GFT-17': {
    finds: [{ testator: married, ...gifts(aSum(5, [sue])), residue: levels([dan]) }, [restPays, 'gifts.recipients#g1']],
    not: [
      { testator: married, ...gifts(aSum(5, [dan])), residue: levels([dan]) },
      { testator: married, ...gifts({ ...aSum(5, [sue]), onlyIfSpouseFails: true }), residue: levels([dan]) },
      { testator: married, ...gifts(aSum(5, [hospice({ isCharity: true })])), residue: levels([dan]) },
      gifts(aSum(5, [sue])),
    ],
  },
  'GFT-18': {
    finds: [
      gifts(anItem('The right to live in my flat for life.', [sue]), anItem('The car, if he passes his test', [rob])),
      [
        `“The right to live in my flat for life” would need a trust or a condition, and a gift of an item cannot make one. Use “${provisionLabels.homeTrust.label}” here, or ask a solicitor. It is left out of your will.`,
        'gifts.itemDescription#g1',
      ],
      [
        '“The car, if he passes his test” would need a trust or a condition, and a gift of an item cannot make one. Ask a solicitor. It is left out of your will.',
        'gifts.itemDescription#g2',
      ],
    ],
    not: [gifts(anItem('My flat', [sue])), gifts(anItem('My National Trust tea towels', [sue]))],
  },
  'GFT-19': {
    finds: [
      gifts(anItem('The field at Ashby', [sue, rob]), anItem('My holiday cottage', [aChild('Ivy Hart')]), {
        ...anItem('The plot', [aChild('Max Hart', { dateOfBirth: '2005-06-01' })]),
        childrenAccessAge: 25,
      }),
      [
        'Sue Vale and Rob Finch would own it together. Your trustees would hold it, and it must pay its own insurance, repairs and tax. Consider giving money, or one owner.',
        'gifts.recipients#g1',
      ],
      [
        'A child cannot own land. Your trustees would hold it, and it must pay its own insurance, repairs and tax. Consider giving money, or one owner.',
        'gifts.recipients#g2',
      ],
      [
        'Max Hart takes it only at 25. Your trustees would hold it, and it must pay its own insurance, repairs and tax. Consider giving money, or one owner.',
        'gifts.recipients#g3',
      ],
    ],
    not: [gifts(anItem('The field at Ashby', [sue], [rob])), gifts(anItem('The doll’s house', [sue, rob]))],
  },
  'GFT-20': {
    finds: [
      gifts({ ...aSum(5, [sue, amy]), childrenAccessAge: 21 }),
      [
        'The age of 21 you chose for the gift of £5 is not used: Sue Vale and Amy Hart are adults, or we do not know how old they are.',
        'gifts.childrenAccessAge#g1',
      ],
    ],
    not: [
      gifts({ ...aSum(5, [sue, aChild('Tom Hart')]), childrenAccessAge: 21 }),
      gifts({ ...aSum(5, [max]), childrenAccessAge: 21 }),
      gifts({ ...aSum(5, [sue]), childrenAccessAge: 18 }),
      gifts(aSum(5, [sue])),
    ],
  },
  'GFT-21': {
    finds: [
      gifts(aSum(500, [aPerson('Al Day', 'Solicitor')])),
      [
        'Al Day is a professional and receives a gift. If they help with this will, they must send you to someone independent first, and a court may ask why.',
        'contacts.role#Al Day',
      ],
    ],
    not: [{ ...gifts(aSum(500, [sue])), executors: primaries(aPerson('Al Day', 'Solicitor')) }],
  },
  'GFT-22': {
    finds: [
      gifts(anItem('My dog Max', [sue, rob])),
      ['“My dog Max” cannot be divided. Name one person, and another in case the first cannot.', 'gifts.recipients#g1'],
    ],
    not: [gifts(anItem('My dog Max', [sue], [rob])), gifts(anItem('My dog kennel', [sue, rob]))],
  },
  'GFT-23': {
    finds: [
      { ...gifts(shared(60, 30), shared(60, null)), more: { personalChattels: belongings(60, 30) } },
      ['The shares of the gift of £5 do not add up to 100%.', 'gifts.recipients#g1'],
      ['The shares of the gift of £5 do not add up to 100%.', 'gifts.recipients#g2'],
      ['The shares of your belongings do not add up to 100%.', 'provisions.recipients#belongings'],
    ],
    not: [{ ...gifts(shared(60, 40)), more: { personalChattels: belongings(60, 40) } }, gifts(shared(null, null))],
  },
  'GFT-24': {
    finds: [
      frail({ dateOfBirth: '1942-02-02' }, [tina]),
      [
        'Tina Webb lives with you, and you leave them most of your estate. A court may ask whether you were free to choose. See a solicitor on your own before you sign. Tina Webb must not arrange the signing, be in the room, or read the will to you.',
        'residue.recipients',
      ],
    ],
    not: [
      frail({ dateOfBirth: '1962-02-02' }, [tina]),
      frail({ dateOfBirth: '1942-02-02' }, [tina, sue]),
      frail({ dateOfBirth: '1942-02-02' }, [sue]),
      // A niece may well share the home.
      frail({ dateOfBirth: '1942-02-02' }, [aPerson('Una Webb', 'other_relative', atHome)]),
    ],
  },
  'GFT-25': {
    finds: [
      gifts(
        anItem('my half of the joint account at Lloyds', [sue]),
        anItem('my pension with Aviva', [sue]),
        anItem('my life insurance with Zurich', [sue]),
        anItem('the proceeds of sale of my caravan', [sue]),
        anItem('whatever I inherit from my aunt', [sue]),
      ),
      [
        '“my half of the joint account at Lloyds” seems to be held with someone else. Joint money usually goes to the other holder, whatever a will says. Ask the bank how it is held, and remove this gift if it is joint.',
        'gifts.itemDescription#g1',
      ],
      [
        '“my pension with Aviva” does not usually pass under a will: the scheme or the employer decides. Use “Pension plan” instead.',
        'gifts.itemDescription#g2',
      ],
      [
        '“my life insurance with Zurich” is a policy, which may pay someone outside your will. Use “Life insurance” instead.',
        'gifts.itemDescription#g3',
      ],
      [
        '“the proceeds of sale of my caravan” is only there if the home or thing has been sold, and the money can still be found, when you die. Give the home or thing itself, or a sum of money.',
        'gifts.itemDescription#g4',
      ],
      [
        '“whatever I inherit from my aunt” may never be yours. Your will gives only what has come to you by the time you die. If someone else is to have it, ask whoever leaves it to you.',
        'gifts.itemDescription#g5',
      ],
    ],
    not: [
      gifts(anItem('my account at Lloyds', [sue]), anItem('my pension book', [sue])),
      gifts(anItem('the ring I inherited from my aunt', [sue]), anItem('my life jacket', [sue])),
      gifts(...innocentItems.map((item) => anItem(item, [sue]))),
    ],
  },
  'GFT-26': {
    finds: [
      { ...gifts(anItem('my watch for Rob', [sue]), anItem('£10 to each of my neighbours', [sue])), people: [rob] },
      [
        '“my watch for Rob” names someone who is to have it, or how it is divided, but only the people you choose as recipients can take it. Add a gift for each of them, and describe only the thing or the sum. It is left out of your will.',
        'gifts.itemDescription#g1',
      ],
      [
        '“£10 to each of my neighbours” names someone who is to have it, or how it is divided, but only the people you choose as recipients can take it. Add a gift for each of them, and describe only the thing or the sum. It is left out of your will.',
        'gifts.itemDescription#g2',
      ],
    ],
    not: [
      { ...gifts(anItem('my watch', [sue])), people: [rob] },
      { ...gifts(anItem('my letters to Rob', [sue])), people: [rob] },
      gifts(anItem('my watch for Sue', [sue])),
      gifts(...innocentItems.map((item) => anItem(item, [sue]))),
    ],
  },
  'GFT-27': {
    finds: [
      gifts(anItem('£10,000 for her education', [sue])),
      [
        '“£10,000 for her education” says what the money is for. Those words bind no one: it can be spent on anything.',
        'gifts.itemDescription#g1',
      ],
    ],
    not: [gifts(anItem('£10,000', [sue])), gifts(anItem('£10,000 for her education once she is 18', [sue]))],
  },
  'GFT-28': {
    finds: [
      gifts(anItem('the piano which belongs to my sister', [sue]), anItem('£5,000 which I owe to Al', [sue])),
      [
        '“£5,000 which I owe to Al” is a debt of yours. Debts are paid before any gift, so it needs no place in your will. Remove it, or give a sum of money instead. It is left out of your will.',
        'gifts.itemDescription#g2',
      ],
      [
        '“the piano which belongs to my sister” seems to belong to someone else, so it is not yours to give. Remove it, or give what is yours.',
        'gifts.itemDescription#g1',
      ],
    ],
    not: [
      gifts(anItem('the piano which belonged to my sister', [sue])),
      gifts(...innocentItems.map((item) => anItem(item, [sue]))),
    ],
  },
  'GFT-29': {
    finds: [
      gifts(
        anItem('what Rob owes me', [sue]),
        anItem('what Sue owes me', [sue]),
        anItem('the forgiveness of the loan of £10,000', [sue]),
      ),
      [
        '“what Sue owes me” lets go of money that someone owes you, and a gift of an item cannot do that. Use “Forgive a debt” instead, and choose whoever owes it. It is left out of your will.',
        'gifts.itemDescription#g2',
      ],
      [
        '“the forgiveness of the loan of £10,000” lets go of money that someone owes you, and a gift of an item cannot do that. Use “Forgive a debt” instead, and choose whoever owes it. It is left out of your will.',
        'gifts.itemDescription#g3',
      ],
      [
        '“what Rob owes me” is money that someone owes you. Use “Forgive a debt” if it need not be paid. As it stands, whoever you chose may ask for it.',
        'gifts.itemDescription#g1',
      ],
    ],
    not: [
      gifts(aGift({ giftType: 'forgiven_debt', debtDescription: 'what she owes me since 2021' }, [sue])),
      gifts(...innocentItems.map((item) => anItem(item, [sue]))),
    ],
  },
  'GFT-30': {
    finds: [
      gifts(anItem('my house and my car', [sue])),
      [
        '“my house and my car” gives several kinds of things at once. Land, a business, money and belongings follow different rules. Add a gift for each.',
        'gifts.itemDescription#g1',
      ],
    ],
    not: [
      gifts(anItem('my house and its contents', [sue]), anItem('my rings and my watch', [sue])),
      gifts(...innocentItems.map((item) => anItem(item, [sue]))),
    ],
  },
  'GFT-31': {
    finds: [
      gifts(anItem('Beibl y teulu a’r llestri gorau', [sue])),
      [
        '“Beibl y teulu a’r llestri gorau” does not look like English, so your will prints it as you typed it. Add what it is in English, so that no one has to translate it.',
        'gifts.itemDescription#g1',
      ],
    ],
    not: [gifts(anItem('my family Bible', [sue])), gifts(...innocentItems.map((item) => anItem(item, [sue])))],
  },
  'GFT-32': {
    finds: [
      gifts(aSum(90_000, [sue]), { ...aSum(10_000, [sue, rob]), amountEach: true }),
      [
        'Your gifts of money come to £110,000, and are paid before the rest of your estate is shared. If there is not enough, each is cut in proportion and nothing is left for anyone else. Check what you own after debts.',
        'gifts',
      ],
    ],
    not: [gifts(aSum(90_000, [sue]), aSum(10_000, [sue, rob])), gifts(anItem('£200,000', [sue]))],
  },
  'GFT-33': {
    finds: [
      gifts(anItem('my gun collection', [sue])),
      [
        '“my gun collection” may need a firearm or shotgun certificate. Your executors can keep it only with a certificate or a permit from the police; otherwise they hand it to the police or a registered dealer at once. Whoever receives it needs a certificate too.',
        'gifts.itemDescription#g1',
      ],
    ],
    not: [
      gifts(anItem('my glue gun', [sue]), anItem('my book about shotguns', [sue])),
      gifts(...innocentItems.map((item) => anItem(item, [sue]))),
    ],
  },
  'INS-01': {
    finds: [gifts(policy({}, [sue])), [inTrust, 'gifts#g1']],
    not: [gifts(pension())],
  },
  'INS-02': {
    finds: [
      gifts(policy({ provider: ' ' }, [sue]), policy({ policyNumber: null }, [sue])),
      [findIt, 'gifts.provider#g1'],
      [findIt, 'gifts.policyNumber#g2'],
    ],
    not: [gifts(policy({}, [sue])), gifts(aGift({ giftType: 'pension_plan' }, [sue]))],
  },
  'INS-03': {
    finds: [
      gifts(policy({ remainderRecipients: toRemainder([rob, sue]) }, [sue])),
      ['Sue Vale cannot be their own backup on this policy.', 'gifts.remainderRecipients#g1'],
    ],
    not: [gifts(policy({ remainderRecipients: toRemainder([rob]) }, [sue]))],
  },
  'PEN-01': {
    finds: [gifts(aSum(5, [sue]), pension()), [wishForm, 'gifts#g2']],
    not: [gifts(policy({}, [sue]))],
  },
  'PEN-02': {
    finds: [gifts(pension(), pension()), [pensionTax, 'gifts#g1']],
    not: [gifts(aSum(5, [sue]))],
  },
};
