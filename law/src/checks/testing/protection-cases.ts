import { anAdultChild, anItem, aPerson, aSpouse, aSum, levels } from '../../will/testing/facts.ts';
import { innocentItems } from '../../will/testing/items.ts';
import type { Case, Told } from './case.ts';

const [sue, rob] = [aPerson('Sue Vale'), aPerson('Rob Finch')];
const dan = aSpouse('Dan Hart');
const [amy, max] = [anAdultChild('Amy Hart'), anAdultChild('Max Hart')];
const needy = anAdultChild('Max Hart', { protect_share: true });
const married = { marital_status: 'married' };
const giving = (item: string): Told => ({ gifts: [{ ...anItem(item, [sue]), id: 'g1' }] });
const body = (name: string, row: Record<string, unknown> = {}): Told => ({
  residue: levels([aPerson(name, 'Other', row)]),
});
const settings = (will_settings: Record<string, unknown>, story: Told = {}): Told => ({
  ...story,
  more: { will_settings },
});
const abroad = (testator: Record<string, unknown>, will_settings: object): Told => ({
  testator,
  more: { will_settings },
});

const leavingOut = (story: Told, row: object = {}): Told => ({
  ...story,
  people: [amy, max, ...(story.people ?? [])],
  more: { exclusions: [{ id: 'e1', person_type: 'child', person_id: 'Max Hart', ...row }] },
});

const joint = (row: object, story: Told = {}): Told => ({
  testator: married,
  people: [dan, rob],
  home: { home_ownership: 'own-outright', tenancy_type: 'joint-tenants', co_owner_id: 'Dan Hart', ...row },
  ...story,
});

const couldEnd = (name: string) =>
  `Money paid straight to ${name} could end benefits or be taken advantage of. A trust for them needs a solicitor (ask the Law Society, STEP or Mencap). If one has advised you to give outright, tell us.`;
const ofBody = (name: string) =>
  `Is ${name} a person or an organisation? Tell us, so that your will speaks of them rightly.`;
const advised = { protection_advice: 'outright_advised' };
const engaged = (story: Told = {}, planned_event = 'marriage'): Told =>
  settings({ intended_spouse_id: 'Rob Finch', planned_event }, { people: [rob], ...story });

/** The checks of who somebody is to the testator, of bodies, of a joint home and of property abroad. */
const jo = aPerson('Jo Lee', 'friend', { protect_share: true });
const petFor = (cash_amount: number): Told => ({
  people: [jo],
  more: { pets: [{ id: 'p1', description: 'my dog', taker_type: 'contact', taker_id: 'Jo Lee', cash_amount }] },
});

export const protectionCases: Record<string, Case> = {
  'ORG-01': {
    finds: [body('Ludlow Chess Club'), [ofBody('Ludlow Chess Club'), 'contacts.kind#Ludlow Chess Club']],
    not: [
      body('Ludlow Chess Club', { kind: 'organisation' }),
      body('Ludlow Chess Club', { is_charity: true }),
      { residue: levels([sue]), people: [aPerson('Ludlow Chess Club')] },
      { residue: levels([aPerson('Jane Church')]) },
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
  'CHA-01': {
    finds: [
      body('Fundación Sol', { kind: 'charity', charity_register: 'not_registered' }),
      [
        'Only gifts to UK charities are free of inheritance tax. Check whether Fundación Sol is one.',
        'contacts.charityRegister#Fundación Sol',
      ],
    ],
    not: [body('Hope House', { kind: 'charity' }), body('Club Sol', { kind: 'organisation', town_or_city: 'Nerja' })],
  },
  'CHA-02': {
    finds: [
      body('Hope House', { kind: 'charity', charity_number: '12' }),
      [
        'Check the number of Hope House on the register. 12 does not look like a number from England and Wales.',
        'contacts.charityNumber#Hope House',
      ],
    ],
    not: [
      body('Hope House', { kind: 'charity', charity_number: '1089464' }),
      body('Hope House', { kind: 'charity', charity_register: 'scotland', charity_number: 'SC012345' }),
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
      leavingOut({}, { is_signed: true }),
      ['Print, sign and date your statement about Max Hart.', 'provisions.isSigned#e1'],
    ],
    not: [leavingOut({}, { is_signed: true, made_on: '2026-11-01' })],
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
        testator: { marital_status: 'married' },
        home: { home_ownership: 'own-outright', tenancy_type: 'sole-owner' },
        residue: levels([amy]),
        people: [aSpouse('Dan Hart', 'husband', { protect_share: true })],
        more: { home_trust: { occupier_type: 'spouse', then_to: [{ type: 'child', id: 'Amy Hart' }] } },
      },
    ],
  },
  'SUR-01': {
    finds: [
      settings({ survivorship_days: 0 }),
      [
        'No one has to outlive you for any length of time, so what you leave may pass straight on under someone else’s will.',
        'settings.survivorshipDays',
      ],
    ],
    not: [settings({ survivorship_days: 1 }), {}],
  },
  'SUR-02': {
    finds: [
      settings({ survivorship_days: 60 }),
      ['No one can be paid before 60 days have passed.', 'settings.survivorshipDays'],
    ],
    not: [settings({ survivorship_days: 28 }), {}],
  },
  'SUR-03': {
    finds: [
      settings({ spouse_survivorship: 'none' }, { testator: married, residue: levels([dan]) }),
      [
        'If you and Dan Hart die together, the elder of you is taken to die first, so all may pass by the will of the younger.',
        'settings.spouseSurvivorship',
      ],
    ],
    not: [
      { testator: married, residue: levels([dan]) },
      settings({ spouse_survivorship: 'none' }, { testator: married, people: [dan], residue: levels([sue]) }),
    ],
  },
  'MAR-15': {
    finds: [engaged(), ['Your will survives the ceremony, yet Rob Finch gets nothing. They could claim.', 'residue']],
    not: [engaged({ residue: levels([rob]) }), { people: [rob] }],
  },
  'MAR-16': {
    finds: [
      engaged({ people: [aPerson('Rob Finch', 'friend', { date_of_birth: '2010-01-01' })] }),
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
    not: [settings({ intended_spouse_id: 'Rob Finch' }, { people: [rob] }), settings({ planned_event: 'marriage' })],
  },
  'CPL-09': {
    finds: [
      settings({ is_mirror_will: true }, { testator: married, people: [dan] }),
      ['Each of you may change your will at any time, even after the other’s death.', 'settings.isMirrorWill'],
    ],
    not: [{ testator: married, people: [dan] }, settings({ is_mirror_will: true })],
  },
  'CPL-10': {
    finds: [
      { gifts: [{ ...aSum(5, [sue]), only_if_spouse_fails: true }] },
      ['Part of your will depends on a husband, wife or partner. Tell us who that is.', 'spouseDetails.fullName'],
    ],
    not: [
      { testator: married, people: [dan], gifts: [{ ...aSum(5, [sue]), only_if_spouse_fails: true }] },
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
    not: [joint({ severance: 'done', tenancy_type: 'tenants-in-common' }), joint({})],
  },
  'HOM-12': {
    finds: [
      joint({ co_owner_id: 'Rob Finch' }),
      [
        'If you want your half of the home to go to someone else, our guide shows how to split it into shares.',
        'homeDetails.severance',
      ],
    ],
    not: [joint({}), joint({ severance: 'planned', co_owner_id: 'Rob Finch' }), joint({ home_ownership: 'rent' })],
  },
  'LOC-05': {
    finds: [
      { testator: { has_foreign_assets: true } },
      [
        'Choose what this will covers: everything you own, or only what is in the United Kingdom.',
        'homeDetails.isForUnitedKingdom',
      ],
    ],
    not: [
      abroad({ has_foreign_assets: true }, { foreign_scope: 'worldwide' }),
      abroad({ has_foreign_assets: true }, { uk_property_only: true }),
      {},
    ],
  },
  'LOC-06': {
    finds: [
      abroad({ foreign_countries: ['Spain', 'France'] }, { has_foreign_will: true, foreign_scope: 'worldwide' }),
      ['Signing this cancels the will you made in Spain and France.', 'homeDetails.hasForeignWill'],
    ],
    not: [abroad({}, { has_foreign_will: true, foreign_scope: 'uk_only' }), abroad({}, { foreign_scope: 'worldwide' })],
  },
  'LOC-07': {
    finds: [
      abroad({ is_british: true, foreign_countries: ['Spain'] }, { chooses_english_law: true }),
      ['Ask a lawyer in Spain whether your choice of English law is accepted there.', 'homeDetails.choosesEnglishLaw'],
    ],
    not: [abroad({ is_british: null }, { chooses_english_law: true }), abroad({ is_british: true }, {})],
  },
  'LOC-08': {
    finds: [
      abroad({ is_british: null }, { chooses_english_law: true }),
      [
        'Only a British national can choose the law of England and Wales for what lies abroad, so your will leaves the choice out.',
        'homeDetails.isBritish',
      ],
    ],
    not: [abroad({ is_british: true }, { chooses_english_law: true }), {}],
  },
};
