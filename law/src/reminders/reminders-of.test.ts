import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import { describe, expect, it } from 'vitest';
import type { WillFacts } from '../facts/will-facts.ts';
import { composeWill } from '../will/composition/compose-will.ts';
import {
  aChild,
  anItem,
  aPerson,
  aSpouse,
  aTestator,
  levels,
  primaries,
  type Story,
  someFacts,
} from '../will/testing/facts.ts';
import { type KnownLife, signedCopy } from './known.ts';
import { remindersOf } from './reminders-of.ts';

const signedOn = '2026-11-20';
const tom = aSpouse('Tom Hart');
const amy = aChild('Amy Hart');
const rob = aPerson('Robert Finch');
const family: Story = {
  testator: { maritalStatus: 'married' },
  executors: primaries(rob),
  guarded: [{ child: amy, primaries: [rob] }],
  gifts: [{ id: 'desk', ...anItem('my oak desk', [rob]) }],
  residue: levels([tom], [amy]),
  age: 21,
};

const composed = (facts: WillFacts) => composeWill(facts, { asOf: signedOn });

const life = (story: Story, today: Story, asOf: CalendarDate, more: Partial<KnownLife> = {}): KnownLife => {
  const facts = someFacts(story);
  return {
    asOf,
    today: someFacts(today),
    signed: {
      id: 'w1',
      signedOn,
      recordedOn: signedOn,
      isPlaceKnown: true,
      copy: signedCopy(facts, composed(facts), signedOn),
    },
    trusted: [],
    approval: null,
    unsigned: null,
    ...more,
  };
};

const found = (...args: Parameters<typeof life>) => remindersOf(life(...args));
const keys = (...args: Parameters<typeof life>) => found(...args).map(({ key }) => key);

/** The text of the clauses that a reminder names. */
const namedIn = (story: Story, numbers: readonly string[]) =>
  composed(someFacts(story))
    .sections.flatMap(({ clauses }) => clauses)
    .filter(({ number }) => numbers.includes(number))
    .map(({ id }) => id);

describe('reminders of trusted people', () => {
  const ann = { id: 't1', firstName: 'Ann', invitedOn: '2026-11-20' };
  const about = (asOf: CalendarDate, isInvited: boolean) =>
    found(family, family, asOf, { signed: null, trusted: [{ ...ann, isInvited }] });

  it('mentions an invitation once after 14 days, while it is not answered', () => {
    expect(about('2026-12-03', true)).toEqual([]);
    for (const asOf of ['2026-12-04', '2029-01-01'])
      expect(about(asOf, true)).toMatchObject([{ key: 'REM-13:t1:unanswered', due: '2026-12-04', clauses: [] }]);
    expect(about('2026-12-04', false)).toEqual([]);
  });

  it('asks once a year whether it is still right', () => {
    expect(about('2027-11-19', false)).toEqual([]);
    const [first] = about('2027-11-20', false);
    expect(first).toMatchObject({ key: 'REM-13:t1:1', kind: 'trusted', due: '2027-11-20' });
    expect(first?.words).toContain('You have trusted Ann');
    expect(about('2029-11-20', false)).toMatchObject([{ key: 'REM-13:t1:3' }]);
  });
});

describe('reminders after a signing', () => {
  it('has none while nothing has changed', () => {
    expect(found(family, family, '2026-12-20')).toEqual([]);
  });

  it('has none for who has signed nothing and made no copy', () => {
    expect(found(family, { testator: { maritalStatus: 'divorced' } }, '2036-11-20', { signed: null })).toEqual([]);
  });

  it('says that a marriage has very probably cancelled the will', () => {
    const [first] = found({ executors: primaries(rob) }, family, '2026-12-20');
    expect([first?.key, first?.kind]).toEqual(['REM-01:w1:Tom Hart', 'marriage']);
    expect(first?.words).toContain('very probably cancelled');
  });

  it('waits for the final order of a divorce, and names each clause with the former spouse', () => {
    const separated = { ...family, testator: { maritalStatus: 'married', isSeparated: true } };
    expect(keys(family, separated, '2026-12-20')).toEqual([]);
    const [divorce] = found(family, { ...family, testator: { maritalStatus: 'divorced' } }, '2026-12-20');
    expect(divorce?.kind).toBe('divorce');
    expect(namedIn(family, divorce?.clauses ?? [])).toContain('residue.level-1');
  });

  it('says of a child added since what the will gives, and who looks after them', () => {
    const ben = aChild('Ben Hart', { dateOfBirth: '2027-01-01' });
    const [child] = found(family, { ...family, people: [ben] }, '2027-02-01');
    expect(child?.key).toBe('REM-03:Ben Hart:w1');
    expect(child?.words).toContain('Ben Hart is not one of them');
    expect(namedIn(family, child?.clauses ?? [])).toContain('guardianship.appointment-Amy Hart');
  });

  it('tells thirty days before a child is 18, and before the age of payment', () => {
    const ofBirthdays = (asOf: CalendarDate) => keys(family, family, asOf).filter((key) => key.startsWith('REM-04'));
    expect(ofBirthdays('2033-05-01')).toEqual([]);
    expect(ofBirthdays('2033-05-02')).toEqual(['REM-04:Amy Hart:18']);
    expect(ofBirthdays('2036-05-02')).toEqual(['REM-04:Amy Hart:21']);
  });

  it('tells of a home that has changed, and says which words cover a later one', () => {
    const house = { id: 'home', ...anItem('my house at 4 Mill Lane', [rob]) };
    const withHome = { ...family, gifts: [{ ...house, onlyThisHome: true }] };
    const moved = { ...withHome, home: { line1: '9 Corve Street', tenancyType: 'joint-tenants' } };
    const told = found(withHome, moved, '2026-12-20');
    expect(namedIn(withHome, told[0]?.clauses ?? [])).toEqual(['gifts.gift-home']);
    expect(told.map(({ kind }) => kind)).toEqual(['home', 'home']);
    expect(told[0]?.words).toContain('or whatever home I own');
    expect(told[1]?.words).toContain('whatever a will says');
    expect(told.map(({ key }) => key).join()).not.toMatch(/corve/i);
    const later = { ...family, gifts: [house] };
    const [covered] = found(later, { ...later, home: { line1: '9 Corve Street' } }, '2026-12-20');
    expect(covered?.words).toContain('speaks of whatever home you own');
    const [unnamed] = found(family, { ...family, home: { line1: '9 Corve Street' } }, '2026-12-20');
    expect([unnamed?.clauses, unnamed?.words]).toEqual([
      [],
      expect.stringContaining('No clause of your will gives a home'),
    ]);
  });

  it('names each clause that names somebody who has died', () => {
    const amyDied = aChild('Amy Hart', { hasDied: true, diedOn: '2027-01-01' });
    const without = { ...family, residue: levels([tom], [amyDied]), guarded: [] };
    const [death] = found(family, without, '2027-04-01');
    expect(death?.key).toBe('REM-06:Amy Hart:died');
    expect(namedIn(family, death?.clauses ?? [])).toContain('residue.level-2');
  });

  it('tells of an executor who turns 75 or whose address is abroad', () => {
    const old = aPerson('Robert Finch', 'friend', { dateOfBirth: '1952-03-01', postcode: 'SY8 1AA' });
    const abroad = aPerson('Robert Finch', 'friend', { townOrCity: 'Paris', postcode: '75001' });
    const withRob = (person: typeof rob) => ({ ...family, executors: primaries(person), guarded: [], gifts: [] });
    expect(keys(withRob(old), withRob(old), '2027-03-01')).toEqual(['REM-14:Robert Finch:75']);
    expect(keys(withRob(old), withRob(abroad), '2026-12-01')).toContain('REM-14:Robert Finch:abroad');
  });

  it('asks once a year whether the things and the paper are still there', () => {
    const asked = found(family, family, '2027-11-20');
    expect(asked.map(({ kind }) => kind)).toEqual(['things', 'place']);
    expect(asked[0]?.words).toContain('my oak desk');
    expect(keys(family, family, '2028-11-20')).not.toContain(asked[0]?.key);
  });

  it('says once a place is missed that the paper cannot be found', () => {
    const { signed } = life(family, family, '2026-11-26');
    const unsaid = signed && { ...signed, isPlaceKnown: false };
    expect(keys(family, family, '2026-11-26', { signed: unsaid })).toEqual([]);
    expect(keys(family, family, '2026-11-27', { signed: unsaid })).toEqual(['REM-11:w1:unsaid']);
  });

  it('speaks of pensions before the law changes, to whom it touches', () => {
    const pension = {
      ...family,
      gifts: [{ id: 'p1', ...anItem('', [rob]), giftType: 'pension_plan', provider: 'Aviva' }],
    };
    expect(keys(pension, pension, '2027-03-06')).toEqual([]);
    expect(keys(pension, pension, '2027-03-07')).toEqual(['REM-09:w1:pensions']);
    expect(keys(family, family, '2027-03-07')).toEqual([]);
  });

  it('asks to read the will again each five years, and each two from 75', () => {
    const years = (dateOfBirth: string, asOf: CalendarDate) => {
      const story = { testator: { ...aTestator(), dateOfBirth }, executors: primaries(rob) };
      return keys(story, story, asOf).filter((key) => key.startsWith('REM-08'));
    };
    expect(years('1980-01-01', '2031-11-19')).toEqual([]);
    expect(years('1980-01-01', '2036-12-01')).toEqual(['REM-08:w1:10']);
    expect(years('1950-01-01', '2028-11-20')).toEqual(['REM-08:w1:2']);
  });

  it('tells thirty days before a birthday ends an approval', () => {
    const approval = { id: 'a1', endsOn: '2027-05-14', because: 'when Ivy turns 18' };
    const after = (asOf: CalendarDate) => found(family, family, asOf, { signed: null, approval });
    expect(after('2027-04-13')).toEqual([]);
    expect(after('2027-04-14')).toMatchObject([
      { key: 'REM-12:a1:2027-05-14', kind: 'approval', due: '2027-04-14', clauses: [] },
    ]);
    expect(after('2027-04-14')[0]?.words).toContain('holds until 14 May 2027, when Ivy turns 18');
  });

  it('tells of a copy that is not signed after 14 and 42 days', () => {
    const unsigned = { id: 'c1', madeOn: '2026-11-01' };
    const after = (asOf: CalendarDate) => keys(family, family, asOf, { signed: null, unsigned });
    expect([after('2026-11-14'), after('2026-11-15'), after('2026-12-13')]).toEqual([
      [],
      ['REM-10:c1:14'],
      ['REM-10:c1:42'],
    ]);
  });

  it('knows of a will that was not made here only how old it is and where', () => {
    const { signed } = life(family, family, signedOn);
    const elsewhere = signed && { ...signed, copy: null };
    expect(keys(family, { testator: { maritalStatus: 'divorced' } }, '2031-11-20', { signed: elsewhere })).toEqual([
      'REM-11:w1:5',
      'REM-08:w1:5',
    ]);
  });
});
