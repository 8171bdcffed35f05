import { anAdultChild, anItem, aPerson, aSpouse, aSum, levels } from '../../will/testing/facts.ts';
import { innocentItems } from '../../will/testing/items.ts';
import type { Case, Told } from './case.ts';

const [sue, rob] = [aPerson('Sue Vale'), aPerson('Rob Finch')];
const dan = aSpouse('Dan Hart');
const [amy, max] = [anAdultChild('Amy Hart'), anAdultChild('Max Hart')];
const needy = anAdultChild('Max Hart', { protectShare: true });
const married = { maritalStatus: 'married' };
const giving = (item: string): Told => ({ gifts: [{ ...anItem(item, [sue]), id: 'g1' }] });
const body = (name: string, row: Record<string, unknown> = {}): Told => ({
  residue: levels([aPerson(name, 'Other', row)]),
});
const settings = (willSettings: Record<string, unknown>, story: Told = {}): Told => ({
  ...story,
  more: { willSettings },
});
const abroad = (testator: Record<string, unknown>, willSettings: object): Told => ({
  testator,
  more: { willSettings },
});

const leavingOut = (story: Told, row: object = {}): Told => ({
  ...story,
  people: [amy, max, ...(story.people ?? [])],
  more: { exclusions: [{ id: 'e1', personType: 'child', personId: 'Max Hart', ...row }] },
});

const joint = (row: object, story: Told = {}): Told => ({
  testator: married,
  people: [dan, rob],
  home: { homeOwnership: 'own-outright', tenancyType: 'joint-tenants', coOwnerId: 'Dan Hart', ...row },
  ...story,
});

const couldEnd = (name: string) =>
  `Money paid straight to ${name} could end benefits or be taken advantage of. A trust for them needs a solicitor (ask the Law Society, STEP or Mencap). If one has advised you to give outright, tell us.`;
const advised = { protectionAdvice: 'outright_advised' };
const engaged = (story: Told = {}, plannedEvent = 'marriage'): Told =>
  settings({ intendedSpouseId: 'Rob Finch', plannedEvent }, { people: [rob], ...story });

/** The checks of who somebody is to the testator, of bodies, of a joint home and of property abroad. */
const jo = aPerson('Jo Lee', 'friend', { protectShare: true });
const petFor = (cashAmount: number): Told => ({
  people: [jo],
  more: { pets: [{ id: 'p1', description: 'my dog', takerType: 'contact', takerId: 'Jo Lee', cashAmount }] },
});

export const protectionCases: Record<string, Case> = {
  'ORG-01': {
    finds: [
      {
        residue: levels([
          aPerson('Ludlow Chess Club'),
          aPerson('Macmillan Cancer'),
          aPerson('Great Ormond Street', 'Other'),
        ]),
      },
      [
        'Are Ludlow Chess Club, Macmillan Cancer and Great Ormond Street people or organisations? Tell us of each, so that your will speaks of them rightly. A person who inherits must not witness it.',
        'contacts',
      ],
    ],
    not: [
      body('Ludlow Chess Club', { kind: 'organisation' }),
      body('Ludlow Chess Club', { isCharity: true }),
      { residue: levels([sue]), people: [aPerson('Ludlow Chess Club')] },
      ...['Jane Church', 'Della Street', 'Rose Heart', 'Ann Batterses', 'Tom Cross', 'Ann Blind'].map((name) => ({
        residue: levels([aPerson(name)]),
      })),
      { residue: levels([aPerson('Della Street', 'Other', { dateOfBirth: '1970-01-01' })]) },
      { residue: levels([aPerson('Mrs Street', 'Other')]) },
      { guarded: [{ child: max, primaries: [aPerson('Della Street', 'Other')] }] },
    ],
  },
  'ORG-02': {
    finds: [
      body('Ludlow Chess Club', { kind: 'organisation' }),
      [
        'Ludlow Chess Club is not a charity, so what it gets is not free of inheritance tax.',
        'contacts.kind#Ludlow Chess Club',
      ],
    ],
    not: [body('Hope House', { kind: 'charity' }), body('Sue Lane', { kind: 'person' })],
  },
  'ORG-03': {
    finds: [
      body('St Mary the Virgin, Penzance', { kind: 'charity' }),
      [
        'St Mary the Virgin, Penzance seems to be a place of worship, and a building or a congregation cannot own anything in law. Name the body that can: for a parish church “the parochial church council of” the parish, for a chapel or another faith “the trustees for the time being of” it. Ask for its exact name and its number.',
        'contacts.firstName#St Mary the Virgin, Penzance',
      ],
    ],
    not: [
      body('St Mary the Virgin, Penzance', { kind: 'charity', charityNumber: '1129164' }),
      body('The parochial church council of St Mary, Penzance', { kind: 'charity' }),
      body('The trustees for the time being of Capel Ebeneser', { kind: 'charity' }),
      body('St Giles Hospice', { kind: 'charity' }),
      body('St John Ambulance', { kind: 'charity' }),
      { residue: levels([aPerson('Jane Church')]) },
    ],
  },
  'CHA-01': {
    finds: [
      body('Fundación Sol', { kind: 'charity', charityRegister: 'not_registered' }),
      [
        'Only gifts to UK charities are free of inheritance tax. Check whether Fundación Sol is one.',
        'contacts.charityRegister#Fundación Sol',
      ],
    ],
    not: [body('Hope House', { kind: 'charity' }), body('Club Sol', { kind: 'organisation', townOrCity: 'Nerja' })],
  },
  'CHA-02': {
    finds: [
      body('Hope House', { kind: 'charity', charityNumber: '12' }),
      [
        'Check the number of Hope House on the register. 12 does not look like a number from England and Wales.',
        'contacts.charityNumber#Hope House',
      ],
    ],
    not: [
      body('Hope House', { kind: 'charity', charityNumber: '1089464' }),
      body('Hope House', { kind: 'charity', charityRegister: 'scotland', charityNumber: 'SC012345' }),
      body('Hope House', { kind: 'charity' }),
    ],
  },
  'EXC-01': {
    finds: [
      leavingOut({ residue: levels([amy]) }),
      [
        'Max Hart may claim as your child. Take advice, and keep your statement with the will.',
        'provisions.personId#e1',
      ],
    ],
    not: [{ people: [max], residue: levels([amy]) }],
  },
  'EXC-02': {
    finds: [
      leavingOut({ residue: levels([amy, max]) }),
      [
        'You leave Max Hart out, and give them something all the same. Remove one of the two.',
        'provisions.personId#e1',
      ],
    ],
    not: [leavingOut({ residue: levels([amy]) }), { residue: levels([amy, max]) }],
  },
  'EXC-03': {
    finds: [
      leavingOut({}, { isSigned: true }),
      ['Print, sign and date your statement about Max Hart.', 'provisions.isSigned#e1'],
    ],
    not: [leavingOut({}, { isSigned: true, madeOn: '2026-11-01' })],
  },
  'EXC-04': {
    finds: [
      giving('my ring, since I have deliberately left out Max'),
      [
        'Reasons for leaving someone out do not belong in a will: it becomes public and can hurt. Write them in a statement of their own.',
        'gifts.itemDescription#g1',
      ],
    ],
    not: [giving('my ring, because she likes it'), ...innocentItems.map(giving)],
  },
  'VUL-01': {
    finds: [
      { residue: levels([needy, amy]), ...petFor(250) },
      [couldEnd('Max Hart'), 'settings.protectionAdvice'],
      [couldEnd('Jo Lee'), 'settings.protectionAdvice'],
    ],
    not: [
      settings(advised, { residue: levels([needy, amy]) }),
      { residue: levels([amy]), ...petFor(0) },
      { residue: levels([amy]), people: [needy] },
      { residue: levels([max, amy]) },
    ],
  },
  'VUL-02': {
    finds: [
      settings(advised, { residue: levels([needy]) }),
      ['You told us that a solicitor advised an outright gift to Max Hart.', 'settings.protectionAdvice'],
    ],
    not: [{ residue: levels([needy]) }, settings(advised, { residue: levels([amy]), people: [needy] })],
  },
  'VUL-03': {
    finds: [
      { residue: levels([amy]), people: [needy] },
      ['Max Hart gets nothing and may claim. Ask a solicitor about a trust instead.', 'residue'],
    ],
    not: [
      { residue: levels([needy, amy]) },
      { residue: levels([amy]), people: [jo] },
      {
        testator: { maritalStatus: 'married' },
        home: { homeOwnership: 'own-outright', tenancyType: 'sole-owner' },
        residue: levels([amy]),
        people: [aSpouse('Dan Hart', 'husband', { protectShare: true })],
        more: { homeTrust: { occupierType: 'spouse', thenTo: [{ type: 'child', id: 'Amy Hart' }] } },
      },
    ],
  },
  'SUR-01': {
    finds: [
      settings({ survivorshipDays: 0 }),
      [
        'No one has to outlive you for any length of time, so what you leave may pass straight on under someone else’s will.',
        'settings.survivorshipDays',
      ],
    ],
    not: [settings({ survivorshipDays: 1 }), {}],
  },
  'SUR-02': {
    finds: [
      settings({ survivorshipDays: 60 }),
      ['No one who has to live 60 days longer than you can be paid before then.', 'settings.survivorshipDays'],
    ],
    not: [settings({ survivorshipDays: 28 }), {}],
  },
  'SUR-03': {
    finds: [
      settings({ spouseSurvivorship: 'none' }, { testator: married, residue: levels([dan]) }),
      [
        'If you and Dan Hart die together, the elder of you is taken to die first, so all may pass by the will of the younger.',
        'settings.spouseSurvivorship',
      ],
    ],
    not: [
      { testator: married, residue: levels([dan]) },
      settings({ spouseSurvivorship: 'none' }, { testator: married, people: [dan], residue: levels([sue]) }),
    ],
  },
  'MAR-15': {
    finds: [
      engaged({ gifts: [aSum(10_000, [rob])] }),
      [
        'Your will survives the ceremony, yet Rob Finch gets only a gift. Once it has taken place, Rob Finch could claim about what a divorce would bring, which is often half.',
        'residue',
      ],
    ],
    not: [engaged({ residue: levels([rob]) }), engaged({ residue: levels([rob, sue]) }), { people: [rob] }],
  },
  'MAR-16': {
    finds: [
      engaged({ people: [aPerson('Rob Finch', 'friend', { dateOfBirth: '2010-01-01' })] }),
      [
        'Choose whom you expect to marry or to form a civil partnership with: a person of 18 or over.',
        'settings.intendedSpouseId',
      ],
    ],
    not: [engaged(), engaged({ testator: married, people: [dan] }), {}],
  },
  'MAR-17': {
    finds: [
      engaged(),
      [
        'Only a marriage to Rob Finch leaves this will standing. A civil partnership would cancel it.',
        'settings.plannedEvent',
      ],
    ],
    not: [settings({ intendedSpouseId: 'Rob Finch' }, { people: [rob] }), settings({ plannedEvent: 'marriage' })],
  },
  'CPL-09': {
    finds: [
      settings({ isMirrorWill: true }, { testator: married, people: [dan] }),
      ['Each of you may change your will at any time, even after the other’s death.', 'settings.isMirrorWill'],
    ],
    not: [{ testator: married, people: [dan] }, settings({ isMirrorWill: true })],
  },
  'CPL-10': {
    finds: [
      { gifts: [{ ...aSum(5, [sue]), onlyIfSpouseFails: true }] },
      ['Part of your will depends on a husband, wife or partner. Tell us who that is.', 'spouseDetails.fullName'],
    ],
    not: [
      { testator: married, people: [dan], gifts: [{ ...aSum(5, [sue]), onlyIfSpouseFails: true }] },
      { gifts: [aSum(5, [sue])] },
    ],
  },
  'HOM-10': {
    finds: [
      joint({ severance: 'planned' }),
      ['Until the notice is given, your home passes to Dan Hart, whatever your will says.', 'homeDetails.severance'],
    ],
    not: [joint({}), joint({ severance: 'done' })],
  },
  'HOM-11': {
    finds: [
      joint({ severance: 'done' }),
      [
        'Your home has been split into shares, so change how you own it to tenants in common.',
        'homeDetails.tenancyType',
      ],
    ],
    not: [joint({ severance: 'done', tenancyType: 'tenants-in-common' }), joint({})],
  },
  'HOM-12': {
    finds: [
      joint({ coOwnerId: 'Rob Finch' }),
      [
        'If you want your half of the home to go to someone else, our guide shows how to split it into shares.',
        'homeDetails.severance',
      ],
    ],
    not: [joint({}), joint({ severance: 'planned', coOwnerId: 'Rob Finch' }), joint({ homeOwnership: 'rent' })],
  },
  'LOC-05': {
    finds: [
      { testator: { hasForeignAssets: true } },
      [
        'Choose what this will covers: everything you own, or only what is in the United Kingdom.',
        'homeDetails.isForUnitedKingdom',
      ],
    ],
    not: [
      abroad({ hasForeignAssets: true }, { foreignScope: 'worldwide' }),
      abroad({ hasForeignAssets: true }, { ukPropertyOnly: true }),
      {},
    ],
  },
  'LOC-06': {
    finds: [
      abroad({ foreignCountries: ['Spain', 'France'] }, { hasForeignWill: true, foreignScope: 'worldwide' }),
      ['Signing this cancels the will you made in Spain and France.', 'homeDetails.hasForeignWill'],
    ],
    not: [abroad({}, { hasForeignWill: true, foreignScope: 'uk_only' }), abroad({}, { foreignScope: 'worldwide' })],
  },
  'LOC-07': {
    finds: [
      abroad({ isBritish: true, foreignCountries: ['Spain'] }, { choosesEnglishLaw: true }),
      ['Ask a lawyer in Spain whether your choice of English law is accepted there.', 'homeDetails.choosesEnglishLaw'],
    ],
    not: [abroad({ isBritish: null }, { choosesEnglishLaw: true }), abroad({ isBritish: true }, {})],
  },
  'LOC-08': {
    finds: [
      abroad({ isBritish: null }, { choosesEnglishLaw: true }),
      [
        'Only a British national can choose the law of England and Wales for what lies abroad, so your will leaves the choice out.',
        'homeDetails.isBritish',
      ],
    ],
    not: [abroad({ isBritish: true }, { choosesEnglishLaw: true }), {}],
  },
};
