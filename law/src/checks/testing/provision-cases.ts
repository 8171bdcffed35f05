import {
  aChild,
  anAdultChild,
  anItem,
  aPerson,
  aSpouse,
  aSum,
  levels,
  type Named,
  primaries,
} from '../../will/testing/facts.ts';
import { innocentItems } from '../../will/testing/items.ts';
import type { Case, Told } from './case.ts';

const [dan, ruth] = [aSpouse('Dan Hart'), aSpouse('Ruth Amos', 'partner')];
const [sue, rob] = [aPerson('Sue Vale'), aPerson('Rob Finch')];
const [tom, amy] = [aChild('Tom Hart'), anAdultChild('Amy Hart')];
const max = anAdultChild('Max Hart');
const ben = anAdultChild('Ben Rowe', { relationship: 'Stepson' });
const lucy = aPerson('Lucy Bell', 'other_relative', { dateOfBirth: '2014-01-01' });
const hope = aPerson('Hope House', 'Other', { kind: 'charity', charityNumber: '1089464' });
const sol = aPerson('Fundación Sol', 'Other', { kind: 'charity', charityRegister: 'not_registered' });
const married = { maritalStatus: 'married' };
/** One level of the residue, each with a percentage. */
const shared = (...shares: [Named, number][]) =>
  levels(shares.map(([person]) => person)).map((row, at) => ({ ...row, percentage: shares[at]?.[1] }));
const giving = (item: string, more: Record<string, unknown> = {}): Told => ({
  gifts: [{ ...anItem(item, [sue]), id: 'g1' }],
  more,
});
const theItem = 'gifts.itemDescription#g1';

const inTheEnd = (kind: string | null, story: Told = {}, charities: object[] = []): Told => ({
  residue: levels([sue], [rob]),
  ...story,
  people: [hope, ...(story.people ?? [])],
  more: { residueFallback: { kind, charities } },
});
/** Amy takes all, and her brother Max is left out. */
const leftOut = (more: Record<string, unknown>): Told => ({
  people: [amy, max],
  residue: levels([amy], [sue]),
  more: { exclusions: [{ id: 'e1', personType: 'child', personId: 'Max Hart' }], ...more },
});
const fallback = (field = 'fallback') => `provisions.${field}#residueFallback`;

const tenth = (charityTenth: object | null, story: Told = {}): Told => ({
  ...story,
  people: [hope],
  more: { charityTenth },
});
const toHope = [{ id: 'Hope House' }];

const belongings = { personalChattels: { recipients: [{ type: 'contact', id: 'Sue Vale' }], hasLetter: true } };

const pet = (row: object, people = [sue, rob, hope]): Told => ({
  people,
  more: { pets: [{ id: 'p1', description: 'my dog Bramble', takerType: 'contact', takerId: 'Sue Vale', ...row }] },
});

const powers = (hasPowers: boolean): Told => ({ more: { digitalAssets: { hasPowers } } });

const guarded = [{ child: tom, primaries: [sue] }];
const support = (story: Told = {}): Told => ({ ...story, more: { guardianSupport: { paysCosts: true } } });

const lastChoice =
  'If everyone you have named has died, the law decides who inherits. Choose a charity or your relatives as a last resort.';
const noRelative = (name: string) =>
  `${name} is not a relative of yours in law, and gets nothing under your last resort.`;
const secret =
  'Take the password, code, PIN, login, phrase or key out of this answer: a will becomes public. Your will leaves it out until then.';
const noKeys = (gift: string) =>
  `Without the keys no one can reach ${gift}. Leave them with someone you trust, and never in the will.`;

export const provisionCases: Record<string, Case> = {
  'FBK-01': {
    finds: [{ residue: levels([sue], [rob]) }, [lastChoice, fallback()]],
    not: [
      inTheEnd('relatives'),
      { residue: levels([sue], [hope]) },
      // Said by RES-02 and RES-03 already.
      { residue: levels([sue]) },
      { residue: levels([sue, rob]) },
    ],
  },
  'FBK-02': {
    finds: [
      inTheEnd('law'),
      [
        'The law leaves nothing to an unmarried partner, a stepchild or a friend. With no relative left, the Crown takes all.',
        fallback(),
      ],
    ],
    not: [inTheEnd('relatives'), {}],
  },
  'FBK-03': {
    finds: [inTheEnd('charity'), ['Choose a charity to inherit as a last resort.', fallback('recipients')]],
    not: [inTheEnd('charity', {}, toHope), inTheEnd('relatives')],
  },
  'FBK-04': {
    finds: [
      inTheEnd('both_families', { testator: { maritalStatus: 'partner' }, people: [ruth, ben] }),
      [noRelative('Ruth Amos'), fallback()],
      [noRelative('Ben Rowe'), fallback()],
    ],
    not: [
      inTheEnd('both_families', { testator: married, people: [dan, amy] }),
      inTheEnd('charity', { people: [ben] }, toHope),
    ],
  },
  'FBK-05': {
    finds: [
      inTheEnd('both_families'),
      [
        'There is no husband, wife or partner in your will, so only your own relatives inherit as a last resort.',
        fallback(),
      ],
    ],
    not: [inTheEnd('both_families', { testator: married, people: [dan] }), inTheEnd('relatives')],
  },
  'FBK-06': {
    finds: [
      leftOut({}),
      [
        'You leave Max Hart out. If no one you have named can inherit, the law gives a share, or everything, to that child all the same. Choose a last resort.',
        fallback(),
      ],
    ],
    not: [leftOut({ residueFallback: { kind: 'relatives' } }), { residue: levels([sue], [rob]) }],
  },
  'CHA-03': {
    finds: [
      tenth({ recipients: [] }),
      ['Choose a charity for your tenth to charity.', 'provisions.recipients#charityTenth'],
    ],
    not: [tenth({ recipients: toHope }), {}],
  },
  'CHA-04': {
    finds: [
      tenth({ recipients: toHope }),
      ['A tenth to charity can become a large sum. Set a limit.', 'provisions.mostAmount#charityTenth'],
    ],
    not: [
      tenth({ recipients: toHope, mostAmount: 50_000 }),
      tenth({ recipients: toHope }, { residue: levels([sue, hope]) }),
      {},
    ],
  },
  'CHA-05': {
    finds: [
      tenth({ recipients: toHope, leastAmount: 5000 }, { testator: married, residue: levels([dan], [sue]) }),
      [
        'While Dan Hart inherits the rest of your estate, little or nothing of it is taxed, so charity gets only £5,000.',
        'provisions.percent#charityTenth',
      ],
    ],
    not: [
      tenth({ recipients: toHope }, { testator: married, residue: levels([dan, sue]) }),
      tenth({ recipients: toHope }, { residue: levels([sue]) }),
      { testator: married, residue: levels([dan], [sue]) },
    ],
  },
  'CHA-06': {
    finds: [
      tenth({ recipients: toHope, leastAmount: 1000 }, { residue: shared([sue, 90], [hope, 10]) }),
      [
        'What charity gets of the rest of your estate is normally enough for the lower rate of tax, so your tenth adds only £1,000.',
        'provisions.percent#charityTenth',
      ],
    ],
    not: [
      tenth({ recipients: toHope }, { residue: shared([sue, 91], [hope, 9]) }),
      tenth({ recipients: toHope }, { residue: levels([sue], [hope]) }),
      // A gift abroad earns nothing.
      tenth({ recipients: toHope }, { residue: levels([sue, sol]) }),
      { residue: shared([sue, 90], [hope, 10]) },
    ],
  },
  'CHT-01': {
    finds: [
      { people: [sue], more: belongings },
      [
        'Your letter of wishes binds no one. Sign and date it, without witnesses, and do not attach it to the will.',
        'provisions.hasLetter#belongings',
      ],
    ],
    not: [{ more: { personalChattels: { hasLetter: false } } }, {}],
  },
  'CHT-02': {
    finds: [
      giving('the contents of my house', belongings),
      ['You give these things twice: as “the contents of my house”, and as your personal belongings.', theItem],
    ],
    not: [
      giving('the contents of my house'),
      giving('the contents of my workbox', belongings),
      ...innocentItems.map((item) => giving(item, belongings)),
    ],
  },
  'CHT-03': {
    finds: [
      { people: [sue], more: belongings },
      [
        'Your personal belongings do not include things of your business, or things kept only as an investment.',
        'provisions#belongings',
      ],
    ],
    not: [{}],
  },
  'PET-01': {
    finds: [
      pet({ cashAmount: 1500 }),
      [
        'The money that goes with your dog Bramble belongs to Sue Vale. No one can make them spend it on the animal.',
        'provisions.cashAmount#p1',
      ],
    ],
    not: [pet({}), {}],
  },
  'PET-02': {
    finds: [
      pet({}),
      [
        'No one is named for your dog Bramble if Sue Vale cannot take it. Name someone else, or a charity.',
        'provisions.substituteId#p1',
      ],
    ],
    not: [
      pet({ substituteType: 'contact', substituteId: 'Rob Finch' }),
      pet({ rehomingCharityId: 'Hope House' }),
      // PET-05 asks for another person already.
      pet({ takerId: 'Lucy Bell' }, [lucy]),
    ],
  },
  'PET-03': {
    finds: [
      pet({ takerId: 'Kennels' }, [aPerson('Kennels', 'Other', { kind: 'organisation' })]),
      ['Choose who takes your dog Bramble.', 'provisions.takerId#p1'],
    ],
    not: [pet({ takerId: 'Sue Vale' }), pet({ takerId: 'Hope House' })],
  },
  'PET-04': {
    finds: [
      pet({ rehomingCharityId: 'Hope House' }),
      [
        'Most charities ask you to register an animal with them now. Ask Hope House about your dog Bramble.',
        'provisions.rehomingCharityId#p1',
      ],
    ],
    not: [pet({})],
  },
  'PET-05': {
    finds: [
      { ...pet({ takerId: 'Lucy Bell' }, [lucy]), gifts: [{ ...anItem('My pony Star', [lucy]), id: 'g1' }] },
      [
        'Lucy Bell is 12. Until 16 the law makes a parent or guardian answerable for an animal. Choose an adult for your dog Bramble.',
        'provisions.takerId#p1',
      ],
      [
        'Lucy Bell is 12. Until 16 the law makes a parent or guardian answerable for an animal. Choose an adult for “My pony Star”.',
        'gifts.recipients#g1',
      ],
    ],
    not: [pet({}), { gifts: [anItem('My toy pony', [sue])] }],
  },
  'DIG-01': {
    finds: [
      { ...giving('my laptop, password: Fluffy'), funeral: { funeralType: 'burial', location: 'The safe, PIN 4471' } },
      [secret, 'funeralWishes.location'],
      [secret, theItem],
    ],
    not: [
      { ...giving('my laptop'), funeral: { funeralType: 'burial', location: 'The safe' } },
      giving('my password book'),
      giving('my hat pin, 1920'),
      giving('my wallet, whose recovery phrase is in the safe'),
      giving('my safe, whose code is in my desk'),
      giving('my Dress Code 2020 print'),
      giving('a combination of three locks'),
      giving('my abandon ability able about above absent absorb abstract absurd abuse access'),
      ...innocentItems.map((item) => giving(item)),
    ],
  },
  'DIG-02': {
    finds: [
      powers(true),
      [
        'Name a legacy contact with Apple, Google and Facebook as well. Their own tools go before a will.',
        'provisions.hasPowers#digitalAssets',
      ],
    ],
    not: [powers(false), {}],
  },
  'DIG-03': {
    finds: [
      giving('my Ledger Nano X and the Bitcoin and Ethereum on it'),
      [noKeys('“my Ledger Nano X and the Bitcoin and Ethereum on it”'), theItem],
    ],
    not: [giving('my Bitcoin mug'), giving('a book about crypto'), ...innocentItems.map((item) => giving(item))],
  },
  'GRD-16': {
    finds: [
      support({ guarded }),
      [
        'Your trustees decide what guardians are paid. Write them a note of what you have in mind.',
        'provisions#guardianSupport',
      ],
    ],
    not: [{ guarded }, { more: { guardianSupport: { paysCosts: false } } }],
  },
  'GRD-17': {
    finds: [
      support({ people: [amy] }),
      [
        'You leave money for guardians, but no child of yours is under 18 and has a guardian. There is no one for whom this would work.',
        'provisions#guardianSupport',
      ],
    ],
    not: [support({ guarded }), {}],
  },
  'GRD-18': {
    finds: [
      support({ guarded, executors: primaries(sue) }),
      [
        'Your executors are the guardians too, so they would pay themselves. Add an executor who is not a guardian.',
        'executors',
      ],
    ],
    not: [support({ guarded, executors: primaries(sue, rob) }), { guarded, executors: primaries(sue) }],
  },
  'TAX-01': {
    finds: [
      { gifts: [{ ...aSum(5000, [sue, hope]), id: 'g1', taxBorneBy: 'recipient' }] },
      ['Sue Vale may have to pay inheritance tax before receiving the gift of £5,000.', 'gifts.taxBorneBy#g1'],
    ],
    not: [{ gifts: [aSum(5000, [sue])] }, { gifts: [{ ...aSum(5000, [hope]), taxBorneBy: 'recipient' }] }],
  },
  'TAX-02': {
    finds: [
      { testator: married, residue: levels([dan]), gifts: [{ ...aSum(325_001, [sue]), id: 'g1' }] },
      [
        'The inheritance tax on your gifts is worked out on more than they are worth (it is grossed up), and comes out of what Dan Hart gets. Ask a solicitor, or let those who get the gifts pay it.',
        'gifts.taxBorneBy#g1',
      ],
    ],
    not: [
      { testator: married, residue: levels([dan]), gifts: [aSum(325_000, [sue])] },
      { testator: married, residue: levels([dan]), gifts: [{ ...aSum(325_001, [sue]), taxBorneBy: 'recipient' }] },
      { testator: married, residue: levels([dan, rob]), gifts: [aSum(325_001, [sue])] },
    ],
  },
  'TAX-03': {
    finds: [
      {
        home: { homeOwnership: 'own-mortgage', tenancyType: 'sole-owner' },
        residue: levels([rob]),
        gifts: [{ ...anItem('My house', [sue]), id: 'g1', mortgage: 'paid_by_residue' }],
      },
      ['Rob Finch pays off the mortgage on what Sue Vale gets.', 'gifts.mortgage#g1'],
    ],
    not: [
      // Whoever lives in the home takes the rest of the estate too, and pays nobody else's debt.
      {
        testator: married,
        home: { homeOwnership: 'own-mortgage', tenancyType: 'sole-owner' },
        residue: levels([dan]),
        people: [tom],
        more: {
          homeTrust: {
            occupierType: 'spouse',
            mortgage: 'paid_by_residue',
            thenTo: [{ type: 'child', id: 'Tom Hart' }],
          },
        },
      },
      {
        home: { homeOwnership: 'own-outright', tenancyType: 'sole-owner' },
        gifts: [{ ...anItem('My house', [sue]), mortgage: 'paid_by_residue' }],
      },
      { gifts: [{ ...anItem('My house', [sue]), mortgage: 'with_gift' }] },
      { gifts: [{ ...anItem('My piano', [sue]), mortgage: 'paid_by_residue' }] },
    ],
  },
  'TAX-04': {
    finds: [
      { gifts: [{ ...aSum(5000, [hope]), id: 'g1', taxBorneBy: 'recipient' }] },
      [
        'You ask Hope House to bear the inheritance tax on the gift of £5,000. They pay none anyway.',
        'gifts.taxBorneBy#g1',
      ],
    ],
    not: [
      { gifts: [{ ...aSum(5000, [sue]), taxBorneBy: 'recipient' }] },
      { gifts: [{ ...aSum(5000, [sol]), taxBorneBy: 'recipient' }] },
      { gifts: [aSum(5000, [hope])] },
    ],
  },
};
