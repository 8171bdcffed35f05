import type { WhatIfEvents } from '@plainwill/contracts/will-data/what-if/what-if';
import { describe, expect, it } from 'vitest';
import {
  aChild,
  aGift,
  anAdultChild,
  anItem,
  aPerson,
  aSpouse,
  aSum,
  asOf,
  backups,
  levels,
  primaries,
  type Story,
  someFacts,
} from '../will/testing/facts.ts';
import { whatIf } from './answer.ts';

const daniel = aSpouse('Daniel Hart');
const tom = aChild('Tom Hart', { dateOfBirth: '2006-01-01' });
const amy = aChild('Amy Hart', { dateOfBirth: '2018-09-15' });
const paul = anAdultChild('Paul Cole');
const susan = aPerson('Susan Vale', 'parent');
const robert = aPerson('Robert Finch', 'parent');
const hope = aPerson('Hope House', 'Other', { isCharity: true });
const married = { maritalStatus: 'married', dateOfBirth: '1980-01-01' };
const ownHome = { homeOwnership: 'own-outright', tenancyType: 'sole-owner' };

const deathOn = '2030-01-01';
const theClass = (classOf: 'children' | 'grandchildren', exceptIds: string[] = []) => ({
  person: tom,
  recipientId: null,
  recipientType: 'class',
  priority: 1,
  classOf,
  exceptIds,
});

/** The same as it is stored. */
const stored = (classOf: 'children' | 'grandchildren') => ({ recipientType: 'class', classOf });

function answerTo(story: Story, events: Partial<WhatIfEvents> = {}) {
  return whatIf(someFacts(story), { deathOn, estatePence: 10_000_000, ...events }, { asOf });
}
const rowsOf = (...args: Parameters<typeof answerTo>) =>
  answerTo(...args).takes.map(({ person, pence, heldUntil, insteadOf }) =>
    [person, pence / 100, heldUntil, insteadOf].filter((part) => part !== null).join(' '),
  );
const died = (person: string, on = '2029-12-01') => ({ person, on });
const saysOf = (...args: Parameters<typeof answerTo>) =>
  answerTo(...args)
    .steps.map(({ text }) => text)
    .join(' ');

describe('whoever survives', () => {
  const story = { testator: married, residue: levels([daniel], [tom]) };

  it.each([
    [28, '2030-01-29', 'Tom Hart'],
    [28, '2030-01-30', 'spouse'],
    [90, '2030-04-01', 'Tom Hart'],
    [0, '2030-01-02', 'spouse'],
  ])('must outlive by %s days: of a death on %s takes %s', (survivorshipDays, on, beneficiary) => {
    const more = { willSettings: { survivorshipDays } };
    expect(rowsOf({ ...story, more }, { died: [died('spouse', on)] })).toEqual([`${beneficiary} 100000`]);
  });

  it('is a spouse at once, where the will asks no more of a spouse', () => {
    const more = { willSettings: { spouseSurvivorship: 'none' } };
    const together = (born: string) => ({ died: [{ ...died('spouse', deathOn), order: 'unknown' as const, born }] });
    expect(rowsOf({ ...story, more }, together('1990-01-01'))).toEqual(['spouse 100000']);
    expect(rowsOf({ ...story, more }, together('1970-01-01'))).toEqual(['Tom Hart 100000']);
  });
});

describe('a child who waits', () => {
  const story = { residue: levels([tom], [susan]), age: 25 };
  const child = { id: 'lucy', of: 'Tom Hart', on: '2029-06-01' };

  it('and dies too young leaves it to their own children, else to whoever comes next', () => {
    expect(rowsOf(story)).toEqual(['Tom Hart 100000 25']);
    expect(rowsOf(story, { died: [died('Tom Hart', '2030-12-31')], born: [child] })).toEqual([
      'lucy 100000 18 Tom Hart',
    ]);
    expect(rowsOf(story, { died: [died('Tom Hart', '2030-12-31')] })).toEqual(['Susan Vale 100000']);
  });

  it('and dies of that age has had it', () => {
    expect(answerTo(story, { died: [died('Tom Hart', '2031-01-01')] }).takes).toMatchObject([
      { person: 'Tom Hart', heldUntil: '25', toTheirEstate: true },
    ]);
  });
});

describe('a child who had died before the will', () => {
  const late = (row: object = {}) => anAdultChild('Max Hart', { hasDied: true, ...row });
  const toChildren = { residuaryRecipients: [stored('children')] };
  const story = (row: object = {}, more: object = {}): Story => ({
    people: [tom, late(row)],
    more: { ...toChildren, ...more },
  });
  const kits = [{ id: 'kit', of: 'Max Hart', on: '2010-05-05' }];

  it('has the children they left in their place, whoever they are', () => {
    expect(rowsOf(story({ leftChildren: true }))).toEqual([
      'Tom Hart 50000',
      'children-left-by-Max Hart 50000 Max Hart',
    ]);
    expect(saysOf(story({ leftChildren: true }))).toContain('We do not know who the children of Max are');
    expect(saysOf(story({ leftChildren: true }))).toContain('Max’s children share what Max would have had.');
  });

  it('has those who are told of, by name', () => {
    expect(rowsOf(story({ leftChildren: true }), { born: kits })).toEqual(['Tom Hart 50000', 'kit 50000 Max Hart']);
    expect(saysOf(story(), { born: kits })).not.toContain('not told us');
  });

  it('has nobody in their place where none was left, or where stand-ins were not wanted', () => {
    expect(rowsOf(story({ leftChildren: false }))).toEqual(['Tom Hart 100000']);
    const off = { residue: { grandchildrenInherit: false } };
    expect(rowsOf(story({ leftChildren: true }, off))).toEqual(['Tom Hart 100000']);
  });

  it('is asked about where nobody has said whether there is one, or whether they left children', () => {
    const unasked: Story = { people: [tom], more: toChildren };
    expect(saysOf(unasked)).toContain('You have not told us whether you have had a child who died.');
    expect(saysOf({ ...unasked, more: { ...toChildren, willSettings: { hasChildWhoDied: false } } })).not.toContain(
      'have not told us',
    );
    expect(saysOf({ residue: levels([tom]) })).not.toContain('have not told us');
    expect(saysOf(story())).toContain('You have not told us whether Max left children.');
  });

  it('takes by law through the children they left', () => {
    const nobody: Story = { people: [tom, late({ leftChildren: true })], residue: levels([susan]) };
    expect(rowsOf(nobody, { died: [died('Susan Vale')] })).toEqual([
      'Tom Hart 50000',
      'children-left-by-Max Hart 50000',
    ]);
  });

  it('is named for those they left', () => {
    const named: Story = { residue: levels([tom, late({ leftChildren: true })]) };
    expect(rowsOf(named, { born: kits })).toEqual(['Tom Hart 50000', 'kit 50000 Max Hart']);
  });
});

describe('a grandchild who is stored', () => {
  it('takes in the class of grandchildren', () => {
    const kit = aPerson('Kit Hart', 'grandchild', { dateOfBirth: '2001-01-01' });
    const story: Story = { people: [paul, kit], more: { residuaryRecipients: [stored('grandchildren')] } };
    expect(rowsOf(story)).toEqual(['Kit Hart 100000']);
  });

  it('is asked for where none is known', () => {
    const mixed = {
      residuaryRecipients: [stored('grandchildren'), { recipientType: 'child', recipientId: 'Paul Cole' }],
    };
    expect(saysOf({ people: [paul], more: mixed })).toContain('Your grandchildren share the rest too.');
  });
});

describe('stand-ins', () => {
  it('are of every generation, and share what each parent would have had', () => {
    const born = [
      { id: 'lee', of: 'Paul Cole', on: '2001-01-01' },
      { id: 'max', of: 'Paul Cole', on: '2003-01-01' },
      { id: 'kit', of: 'max', on: '2025-01-01' },
      { id: 'zed', of: 'max', on: '2027-01-01' },
    ];
    const events = { born, died: [died('Paul Cole'), died('max')] };
    expect(rowsOf({ residue: levels([paul, susan]) }, events)).toEqual([
      'lee 25000 Paul Cole',
      'kit 12500 18 Paul Cole',
      'zed 12500 18 Paul Cole',
      'Susan Vale 50000',
    ]);
  });

  it('have no place where the gift says so', () => {
    const gifts = [{ ...aSum(1000, [paul], [susan]), grandchildrenInherit: false }];
    const born = [{ id: 'lee', of: 'Paul Cole', on: '2001-01-01' }];
    expect(rowsOf({ gifts, residue: levels([robert]) }, { born, died: [died('Paul Cole')] })[0]).toBe(
      'Susan Vale 1000',
    );
  });
});

describe('a debt that is forgiven', () => {
  const gifts = [{ ...aGift({ giftType: 'forgiven_debt' }, [tom]), id: 'debt' }];
  const story = { people: [tom], gifts, residue: levels([susan]) };
  const values = { debt: 2_000_000 };

  it('is let go, and takes nothing from the rest', () => {
    expect(rowsOf(story, { values })).toEqual(['Tom Hart 20000', 'Susan Vale 80000']);
    expect(answerTo(story, { values }).takes[0]?.fraction).toBeNull();
  });

  it('is still owed where whoever owes it has died, or else has been paid', () => {
    const born = [{ id: 'kit', of: 'Tom Hart', on: '2028-01-01' }];
    expect(rowsOf(story, { values, born, died: [died('Tom Hart')] })).toEqual(['Susan Vale 100000']);
    expect(saysOf(story, { values, died: [died('Tom Hart')] })).toContain('it is still owed to your estate');
    expect(saysOf(story, { gone: ['debt'] })).toContain('has been paid');
  });
});

describe('a class', () => {
  it('of children takes in whoever is born later, and leaves out who is left out', () => {
    const story = { people: [tom, amy], residue: [theClass('children', ['Tom Hart'])] };
    const born = [{ id: 'zoe', name: 'Zoe', of: 'me', on: '2029-01-01' }];
    expect(rowsOf(story, { born })).toEqual(['Amy Hart 50000 18', 'zoe 50000 18']);
    expect(saysOf(story, { born })).toContain('Zoe is included');
  });

  it('of grandchildren takes by heads, each a sum where each is to have one', () => {
    const gifts = [{ ...aGift({ giftType: 'cash_gift', cashAmount: 500, amountEach: true }), id: 'each' }];
    gifts[0]?.recipients.push({ person: tom, id: null, type: 'class', priority: 1, classOf: 'grandchildren' });
    const story = { people: [paul, tom], gifts, residue: levels([susan]) };
    const born = [
      { id: 'lee', of: 'Paul Cole', on: '2001-01-01' },
      { id: 'kit', of: 'Tom Hart', on: '2028-01-01' },
    ];
    expect(rowsOf(story, { born })).toEqual(['lee 500', 'kit 500 18', 'Susan Vale 99000']);
    expect(saysOf(story)).toContain('We do not know who they are');
  });
});

describe('shares', () => {
  it('by percentages keep their proportions where one is missing', () => {
    const residue = levels([susan, robert, paul]).map((row, at) => ({ ...row, percentage: [50, 30, 20][at] }));
    expect(rowsOf({ residue }, { died: [died('Paul Cole')] })).toEqual(['Susan Vale 62500', 'Robert Finch 37500']);
  });
});

describe('a home in which somebody may live', () => {
  const homeTrust = {
    occupierType: 'spouse',
    thenTo: [
      { id: 'Tom Hart', type: 'child', priority: 1 },
      { id: 'Paul Cole', type: 'child', priority: 1 },
    ],
  };
  const story = {
    testator: married,
    home: ownHome,
    people: [tom, paul],
    residue: levels([daniel], [susan]),
    more: { homeTrust },
  };
  const events = { homePence: 4_000_000 };

  it('is held for those who come after, until the right ends', () => {
    const { takes, tax } = answerTo(story, events);
    expect(takes.filter(({ what }) => what === 'home')).toEqual([
      expect.objectContaining({
        person: 'Tom Hart',
        pence: 2_000_000,
        heldUntil: 'the right ends',
        occupier: 'spouse',
      }),
      expect.objectContaining({ person: 'Paul Cole', pence: 2_000_000, clause: 'gifts.home-trust' }),
    ]);
    // Taxed as if it were the spouse’s own.
    expect(tax.exemptPence).toBe(10_000_000);
  });

  it('goes to them at once where nobody comes to live there, and to those living when the right has ended', () => {
    expect(rowsOf(story, { ...events, died: [died('spouse')] })).toContain('Tom Hart 20000');
    const later = { ...events, died: [died('spouse', '2035-01-01'), died('Tom Hart', '2034-01-01')] };
    expect(answerTo(story, later).takes.filter(({ what }) => what === 'home')).toEqual([
      expect.objectContaining({ person: 'Paul Cole', pence: 4_000_000, heldUntil: null }),
    ]);
  });

  it('ends in the year that is printed', () => {
    const limited = { ...story, more: { homeTrust: { ...homeTrust, years: 5 } } };
    expect(answerTo(limited, events).takes[0]).toMatchObject({ heldUntil: 'the right ends', heldUntilYear: 2035 });
  });
});

describe('a joint home', () => {
  const home = {
    homeOwnership: 'own-outright',
    tenancyType: 'joint-tenants',
    coOwnerId: 'Daniel Hart',
    severance: 'planned',
  };
  const story = {
    testator: married,
    home,
    residue: levels([daniel], [tom]),
    gifts: [{ ...anItem('my house', [tom]), id: 'house' }],
  };

  it('is not the will’s to give before it is split, and the other owner needs no days', () => {
    const answer = answerTo(story, { homePence: 4_000_000, died: [died('spouse', '2030-01-02')] });
    expect(answer.takes[0]).toMatchObject({ person: 'spouse', what: 'survivorship', toTheirEstate: true });
    expect(answer.failed).toEqual(['house']);
    expect(answer.steps.map(({ text }) => text).join(' ')).toContain('You plan to own your home in separate shares');
  });

  it('is given by the will where its other owner has died', () => {
    expect(rowsOf(story, { homePence: 4_000_000, died: [died('spouse')] })[0]).toBe('Tom Hart 40000');
  });

  it('can be tried out as one that is not joint, and one that is not as joint', () => {
    const alone = { ...story, home: ownHome };
    const of = (homes: Story, homeIsJoint?: boolean) => rowsOf(homes, { homePence: 4_000_000, homeIsJoint })[0];
    expect(of(alone)).toBe('Tom Hart 40000');
    expect(of(alone, true)).toBe('spouse 40000');
    expect(of({ ...story, home: { ...home, severance: null } })).toBe('spouse 40000');
    expect(of({ ...story, home: { ...home, severance: null } }, false)).toBe('spouse 100000');
  });
});

describe('a gift', () => {
  it('only for when the spouse does not survive is given only then', () => {
    const gifts = [{ ...aSum(1000, [susan]), id: 'then', onlyIfSpouseFails: true }];
    const story = { testator: married, gifts, residue: levels([daniel], [robert]) };
    expect(answerTo(story)).toMatchObject({ failed: [], takes: [{ person: 'spouse', pence: 10_000_000 }] });
    expect(rowsOf(story, { died: [died('spouse')] })).toEqual(['Susan Vale 1000', 'Robert Finch 99000']);
    expect(rowsOf(story, { divorcedOn: '2029-01-01' })).toEqual(['Susan Vale 1000', 'Robert Finch 99000']);
    expect(rowsOf(story, { cannotTake: [{ person: 'spouse', why: 'witness' }] })).toEqual(['Robert Finch 100000']);
  });

  it('of what is not owned any more falls away, whoever comes next', () => {
    const gifts = [{ ...anItem('clock', [susan], [robert]), id: 'clock' }];
    expect(answerTo({ gifts, residue: levels([paul]) }, { gone: ['clock'] })).toMatchObject({ failed: ['clock'] });
  });

  it('of a pet goes with its sum to the next who can take it', () => {
    const pets = [
      {
        description: 'my dog',
        takerType: 'contact',
        takerId: 'Susan Vale',
        substituteType: 'contact',
        substituteId: 'Robert Finch',
        cashAmount: 1500,
      },
    ];
    const story = { people: [susan, robert], residue: levels([paul]), more: { pets } };
    expect(rowsOf(story, { died: [died('Susan Vale')] })).toEqual(['Robert Finch 1500', 'Paul Cole 98500']);
    expect(answerTo(story, { died: [died('Susan Vale'), died('Robert Finch')] }).failed).toEqual(['pet-1']);
  });

  it('of a tenth to charity is as much as brings the lower rate, and nothing where no tax is due', () => {
    const charityTenth = { recipients: [{ id: 'Hope House' }] };
    const story = { people: [hope], residue: levels([paul]), more: { charityTenth } };
    // A tenth of £1,000,000 less £325,000.
    const answer = answerTo(story, { estatePence: 100_000_000 });
    expect(answer.takes[0]).toMatchObject({ person: 'Hope House', pence: 6_750_000 });
    expect(answer.tax.duePence).toBe(36 * (1_000_000 - 325_000 - 67_500));
    expect(rowsOf(story, { estatePence: 32_500_000 })).toEqual(['Paul Cole 325000']);
    // What the spouse takes is no part of the baseline, and grows by what charity does not take.
    const shared = levels([daniel, paul]).map((row) => ({ ...row, percentage: 50 }));
    const couple = { ...story, testator: married, residue: shared };
    const { takes } = answerTo(couple, { estatePence: 100_000_000 });
    const [tenth = 0, ofSpouse = 0] = takes.map(({ pence }) => pence);
    expect(Math.abs(tenth - (100_000_000 - ofSpouse - 32_500_000) / 10)).toBeLessThanOrEqual(1);
  });

  it('of a tenth to charity adds nothing, or the least sum, where the rest goes to charity already', () => {
    const story = (leastAmount: number | null) => ({
      people: [hope],
      residue: levels([hope, paul]),
      more: { charityTenth: { recipients: [{ id: 'Hope House' }], leastAmount } },
    });
    const stepsOf = (leastAmount: number | null) =>
      answerTo(story(leastAmount), { estatePence: 100_000_000 }).steps.map(({ text }) => text);
    const enough = 'Your other gifts to charity are already enough for the lower rate of tax, so the tenth adds';
    expect(stepsOf(null)).toContain(`${enough} nothing.`);
    expect(stepsOf(1000)).toContain(`${enough} only the least sum you set, £1,000.`);
    expect(rowsOf(story(null), { estatePence: 100_000_000 })).toEqual(['Hope House 500000', 'Paul Cole 500000']);
  });

  it.each([
    ['not_registered', {}],
    [null, { townOrCity: 'Austin', postcode: '78701' }],
  ])('of a charity that is abroad or on no register is taxed: %s', (charityRegister, address) => {
    const rescue = aPerson('Donkey Rescue', 'Other', { isCharity: true, charityRegister, ...address });
    const { tax } = answerTo({ people: [rescue], residue: levels([hope, rescue]) }, { estatePence: 200_000_000 });
    // Half of it is exempt, which brings the lower rate.
    expect(tax).toEqual({
      exemptPence: 100_000_000,
      chargeablePence: 100_000_000,
      duePence: 36 * (1_000_000 - 325_000),
    });
  });

  it.each([
    ['pension_plan', 'your pension', 'The scheme decides who gets it'],
    ['life_insurance', 'your life insurance', 'The insurer pays whoever the policy names'],
  ])('of a %s that nobody can take is no part of the rest unless it pays the estate', (giftType, name, who) => {
    const gifts = [aGift({ id: 'plan', giftType, provider: 'Nest' }, [robert])];
    const story = { gifts, residue: levels([paul]) };
    const estates: Record<string, number>[] = [{}, { plan: 1_000_000 }];
    const [outside, paid] = estates.map((values) => answerTo(story, { died: [died('Robert Finch')], values }));
    expect(outside).toMatchObject({ failed: [], asked: [] });
    expect(outside?.steps.map(({ text }) => text)).toContain(
      `No one you chose can take ${name} with Nest. ${who}; only if it pays your estate is it part of the rest.`,
    );
    expect(paid).toMatchObject({ failed: ['plan'] });
  });

  it('of belongings is what they are worth, and leaves the law none to share', () => {
    const personalChattels = { recipients: [{ id: 'Susan Vale', type: 'contact', priority: 1 }] };
    const story = {
      testator: married,
      people: [susan, paul, daniel],
      residue: levels([robert]),
      more: { personalChattels },
    };
    const answer = answerTo(story, { chattelsPence: 500_000, died: [died('Robert Finch')] });
    expect(answer.takes.map(({ person, part, gift, pence }) => [person, part ?? gift, pence])).toEqual([
      ['Susan Vale', 'belongings', 500_000],
      ['spouse', 'statutory legacy', 9_500_000],
    ]);
  });
});

describe('a last resort', () => {
  const story = (kind: string, more = {}) => ({
    testator: married,
    people: [hope, susan],
    residue: levels([daniel]),
    more: { residueFallback: { kind, ...more } },
  });
  const events = { died: [died('spouse')] };

  it('of charity leaves nothing to the law', () => {
    expect(rowsOf(story('charity', { charities: [{ id: 'Hope House' }] }), events)).toEqual(['Hope House 100000']);
  });

  it('of relatives finds them as the law would, but not the Crown', () => {
    expect(answerTo(story('relatives'), events).takes).toMatchObject([
      { person: 'Susan Vale', what: 'residue', clause: 'residue.fallback' },
    ]);
    const nobody = answerTo(story('relatives'), { died: [...events.died, died('Susan Vale')] });
    expect(nobody).toMatchObject({ takes: [], crown: 10_000_000 });
  });

  it('of both families halves it, and never takes the other family to be nobody', () => {
    expect(rowsOf(story('both_families'), events)).toEqual(['Susan Vale 50000', 'spouses-relatives 50000']);
    expect(rowsOf(story('both_families'), { died: [...events.died, died('Susan Vale')] })).toEqual([
      'spouses-relatives 100000',
    ]);
  });
});

describe('executors', () => {
  it('fill each vacancy in order, and no more than four act', () => {
    const five = ['A', 'B', 'C', 'D', 'E'].map((letter) => aPerson(`${letter} Lee`));
    const story = { executors: [...primaries(...five), ...backups(susan)] };
    expect(answerTo(story).executors).toEqual({
      acting: ['A Lee', 'B Lee', 'C Lee', 'D Lee'],
      inReserve: ['E Lee', 'Susan Vale'],
    });
    expect(answerTo(story, { willNotAct: ['B Lee', 'E Lee'] }).executors).toEqual({
      acting: ['A Lee', 'C Lee', 'D Lee', 'Susan Vale'],
      inReserve: [],
    });
  });

  it('must be of age when they are needed', () => {
    const story = { executors: [...primaries(aChild('Kim Hart', { dateOfBirth: '2012-01-01' })), ...backups(susan)] };
    expect(answerTo(story, { deathOn: '2029-12-31' }).executors.acting).toEqual(['Susan Vale']);
    expect(answerTo(story).executors.acting).toEqual(['Kim Hart']);
  });
});

describe('guardians', () => {
  const guarded = [{ child: amy, primaries: [susan], backups: [robert] }];
  const sum = { guardianSupport: { cashAmount: 1000 } };

  it('have the sum that the will gives them once they act', () => {
    const story = { guarded, residue: levels([paul]), more: sum };
    expect(rowsOf(story)).toEqual(['Susan Vale 1000', 'Paul Cole 99000']);
    expect(rowsOf(story, { willNotAct: ['Susan Vale'] })[0]).toBe('Robert Finch 1000');
  });

  it('wait for the other parent, and have no sum till then', () => {
    const child = aChild('Amy Hart', { dateOfBirth: '2018-09-15', otherParentType: 'spouse' });
    const story = {
      testator: married,
      people: [daniel],
      guarded: [{ child, primaries: [susan] }],
      residue: levels([paul]),
      more: sum,
    };
    expect(answerTo(story).guardians).toEqual([
      { child: 'Amy Hart', caredForBy: 'spouse', guardians: ['Susan Vale'], as: 'appointed' },
    ]);
    expect(rowsOf(story)).toEqual(['Paul Cole 100000']);
  });
});

describe('a marriage', () => {
  it('that the will expects leaves it as it is', () => {
    const ruth = aSpouse('Ruth Amos', 'partner', { intendingToMarry: true });
    const story = { testator: { maritalStatus: 'partner' }, residue: levels([ruth]) };
    const answer = answerTo(story, { married: { to: 'spouse', on: '2029-01-01' } });
    expect(answer).toMatchObject({ will: 'stands', tax: { exemptPence: 10_000_000 } });
    expect(answerTo(story, { married: { to: 'other', on: '2029-01-01' } }).will).toBe('revoked');
  });
});

describe('what was given already', () => {
  const given = (amounts: Readonly<Record<string, number>>, residue = levels([tom, amy, paul])) => ({
    residue,
    more: {
      advances: Object.entries(amounts).map(([personId, amount]) => ({
        id: personId,
        personType: 'child',
        personId,
        amount,
      })),
    },
  });

  it('is added to the rest and comes off the share of whoever had it', () => {
    expect(rowsOf(given({ 'Tom Hart': 20_000 }))).toEqual(['Tom Hart 20000', 'Amy Hart 40000 18', 'Paul Cole 40000']);
    expect(saysOf(given({ 'Tom Hart': 20_000 }))).toContain(
      'You already gave Tom £20,000. It is added to the rest, everything is divided, and it comes off Tom’s share.',
    );
  });

  it('leaves whoever has had more than their share with nothing, and the others as if they were not there', () => {
    const story = given({ 'Tom Hart': 60_000, 'Paul Cole': 10_000 });
    expect(rowsOf(story)).toEqual(['Amy Hart 55000 18', 'Paul Cole 45000']);
    expect(saysOf(story)).toContain('So that share gets nothing more, and nothing is paid back.');
    expect(saysOf(story)).not.toContain('Tom does not inherit');
  });

  it('leaves out one after another, where each lowers the shares', () => {
    expect(rowsOf(given({ 'Tom Hart': 110_000, 'Paul Cole': 51_000 }))).toEqual([
      'Amy Hart 75500 18',
      'Paul Cole 24500',
    ]);
    expect(rowsOf(given({ 'Tom Hart': 900_000, 'Paul Cole': 300_000 }))).toEqual(['Amy Hart 100000 18']);
  });

  it('is brought into account by the children who stand in for whoever had it', () => {
    const born = ['lucy', 'max'].map((id) => ({ id, of: 'Tom Hart', on: '2029-06-01' }));
    expect(rowsOf(given({ 'Tom Hart': 20_000 }), { died: [died('Tom Hart')], born })).toEqual([
      'lucy 10000 18 Tom Hart',
      'max 10000 18 Tom Hart',
      'Amy Hart 40000 18',
      'Paul Cole 40000',
    ]);
  });

  it('does not count where whoever had it takes nothing, or takes alone', () => {
    expect(rowsOf(given({ 'Tom Hart': 20_000 }), { died: [died('Tom Hart')] })).toEqual([
      'Amy Hart 50000 18',
      'Paul Cole 50000',
    ]);
    const others = [died('Amy Hart'), died('Paul Cole')];
    expect(rowsOf(given({ 'Tom Hart': 20_000 }), { died: others })).toEqual(['Tom Hart 100000']);
  });

  it('counts in the shares that are set', () => {
    const shares = levels([tom, paul]).map((row, at) => ({ ...row, percentage: [75, 25][at] }));
    expect(rowsOf(given({ 'Paul Cole': 20_000 }, shares))).toEqual(['Tom Hart 90000', 'Paul Cole 10000']);
  });

  it('counts for nothing where the law decides', () => {
    const everyone = ['Tom Hart', 'Paul Cole'].map((person) => ({ person, why: 'disclaims' as const }));
    const story = given({ 'Tom Hart': 50_000 }, levels([tom, paul]));
    expect(rowsOf({ ...story, people: [amy] }, { cannotTake: everyone })).toEqual(
      rowsOf({ residue: levels([tom, paul]), people: [amy] }, { cannotTake: everyone }),
    );
  });
});
