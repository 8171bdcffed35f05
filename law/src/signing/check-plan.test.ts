import { describe, expect, it } from 'vitest';
import type { WillFacts } from '../facts/will-facts.ts';
import { aChild, anAdultChild, aPerson, levels, primaries, type Story, someFacts } from '../will/testing/facts.ts';
import type { PlanToCheck, WitnessToCheck } from './plan-to-check.ts';
import { amy, beth, dan, hartFacts, hope, jane, ken, messagesOf, rob, withKen } from './testing/hart-will.ts';
import { aHelper, aPlan, aWitness, foundIn, type SomeOfHelper, type SomeOfWitness } from './testing/plans.ts';

/** A plan with one fault, the facts it is checked beside, and the same with one fact mended. */
interface Cure {
  bad: PlanToCheck;
  good: PlanToCheck;
  facts?: WillFacts;
  /** The facts, where those are what is mended. */
  goodFacts?: WillFacts;
}

const mended = (bad: Partial<WitnessToCheck>, good: Partial<WitnessToCheck> = {}): Cure => ({
  bad: aPlan([{ ...beth, ...bad }, ken]),
  good: aPlan([{ ...beth, ...bad, ...good }, ken]),
});

const signedByAnother = hartFacts({ more: { willSettings: { executionVariant: 'signed_by_another' } } });
const reader = aHelper('Ada Reed');

const blocks: Record<string, Cure> = {
  'SIG-10': { bad: aPlan([beth]), good: aPlan([beth, ken]) },
  'SIG-11': {
    bad: aPlan([beth, { ...beth, name: 'Mrs Élizabeth Moore' }]),
    good: aPlan([beth, { ...beth, name: 'Mrs Élizabeth Moore', dateOfBirth: '1971-05-07' }]),
  },
  'SIG-12': mended(
    { name: 'Eleanor Hart', dateOfBirth: null, age: null, isAdult: true, email: 'Eleanor@example.com' },
    { email: '' },
  ),
  'SIG-13': mended({ name: 'Susan Vale', personId: 'Susan Vale' }, { name: 'Jane Doe', personId: 'Jane Doe' }),
  'SIG-14': mended({ spouseOf: ['Susan Vale'] }, { spouseOf: ['Robert Finch'] }),
  'SIG-15': mended({ dateOfBirth: '2008-11-21' }, { dateOfBirth: '2008-11-20' }),
  'SIG-16': mended({ isBlind: true }, { isBlind: false }),
  'SIG-17': mended({ canUnderstand: false }, { canUnderstand: true }),
  'SIG-18': mended({ attends: 'video' }, { attends: 'in_person' }),
  'SIG-19': {
    facts: signedByAnother,
    bad: aPlan([beth, ken], { reader }),
    good: aPlan([beth, ken], { reader, signsForTestator: aHelper('Leo Marsh') }),
  },
};

describe('what blocks a plan', () => {
  it.each(Object.entries(blocks))('%s is cleared by mending one fact', (id, cure) => {
    const of = cure.facts ?? hartFacts();
    expect(foundIn(of, cure.bad, 'blocks').map((found) => found.slice(0, 6))).toEqual([id]);
    expect(foundIn(of, cure.good, 'blocks')).toEqual([]);
  });

  it('says what must change, first', () => {
    const plan = aPlan([
      { ...beth, isBlind: true, spouseOf: null },
      aWitness('Susan Vale', { email: 'sue@example.com' }),
    ]);
    expect(messagesOf(plan)).toEqual([
      'Elizabeth Moore cannot see you sign, so cannot be a witness.',
      'Susan Vale would lose what your will gives them. Choose someone who gets nothing.',
      'Ask Elizabeth Moore whether they are married to, or the civil partner of, Susan Vale or Amy Hart.',
    ]);
  });

  it('finds nothing in the way of two neighbours who were asked', () => {
    expect(foundIn(hartFacts(), aPlan([beth, ken]))).toEqual([]);
  });
});

describe('the day', () => {
  const callum = (row: SomeOfWitness) => aWitness('Callum Reid', row);
  const on = (plannedFor: string | null, row: SomeOfWitness) =>
    foundIn(hartFacts(), aPlan([callum(row), ken], { plannedFor }), 'blocks');

  it('decides who is 18', () => {
    expect(on(null, { dateOfBirth: '2008-12-05' })).toEqual(['SIG-15 Callum Reid']);
    expect(on('2026-12-04', { dateOfBirth: '2008-12-05' })).toEqual(['SIG-15 Callum Reid']);
    expect(on('2026-12-05', { dateOfBirth: '2008-12-05' })).toEqual([]);
    expect(on(null, { dateOfBirth: '2027-01-01' })).toEqual(['SIG-15 Callum Reid']);
  });

  it('adds to an age by whole years', () => {
    expect(on('2027-11-19', { dateOfBirth: null, age: 17 })).toEqual(['SIG-15 Callum Reid']);
    expect(on('2027-11-20', { dateOfBirth: null, age: 17 })).toEqual([]);
  });

  it('takes the age of the person a witness is', () => {
    const young = aPerson('Zoe Oakes', 'godchild', { dateOfBirth: '2009-01-01' });
    const plan = aPlan([callum({ personId: 'Zoe Oakes', dateOfBirth: null, isAdult: true }), ken]);
    expect(foundIn(hartFacts({ people: [dan, amy, rob, young] }), plan, 'blocks')).toEqual(['SIG-15 Callum Reid']);
  });
});

describe('the testator', () => {
  it.each([
    ['Eleanor Hart', ['SIG-20 Eleanor Hart']],
    ['Eleanor M Hart', ['SIG-20 Eleanor M Hart']],
    ['Eleanor Jane Hart', []],
  ])('may be a witness called %s', (name, found) => {
    const plan = withKen(name, { dateOfBirth: null, isAdult: true });
    expect(foundIn(hartFacts(), plan, 'blocks', 'warns')).toEqual(found);
  });

  it('may have the name of a child who inherits', () => {
    const son = anAdultChild('Eleanor Hart', { gender: 'male' });
    const plan = withKen('Eleanor Hart', { dateOfBirth: null, isAdult: true });
    expect(messagesOf(plan, hartFacts({ people: [dan], residue: levels([son]) }))).toEqual([
      'Eleanor Hart has the same name as you and your son Eleanor Hart, who inherits. If they are the same person, choose someone else.',
    ]);
    expect(messagesOf(plan)).toEqual(['Eleanor Hart has the same name as you. If this is you, choose someone else.']);
  });

  it('is a witness who lives at home, or is chosen', () => {
    const atHome = withKen('Eleanor Hart', { dateOfBirth: null, isAdult: true, address: '4 Mill Lane, SY8 1XX' });
    expect(foundIn(hartFacts(), atHome)).toEqual(['SIG-12 Eleanor Hart']);
    expect(foundIn(hartFacts(), withKen('Nell', { personId: 'testator' }))).toEqual(['SIG-12 Nell']);
  });
});

describe('two rows', () => {
  const twice = (a: Partial<WitnessToCheck>, b: Partial<WitnessToCheck>) =>
    foundIn(
      hartFacts(),
      aPlan([
        { ...beth, ...a },
        { ...beth, ...b },
      ]),
      'blocks',
    );

  it('are one person by id, however they are called', () => {
    expect(twice({ personId: 'Robert Finch' }, { name: 'Bob', personId: 'Robert Finch' })).toEqual(['SIG-11 Bob']);
  });

  it.each<[string, Partial<WitnessToCheck>]>([
    ['ages', { dateOfBirth: null, age: 20 }],
    ['addresses', { address: aWitness('x', { address: '3 New Street, Leominster HR6 8AA' }).address }],
    ['addresses without a postcode', { address: aWitness('x', { address: '3 New Street, Leominster' }).address }],
    ['records', { personId: 'Robert Finch' }],
  ])('are two people of one name by their %s', (_what, other) => {
    const first = _what === 'records' ? { personId: 'Jane Doe' } : {};
    expect(twice(first, other)).toEqual([]);
  });
});

describe('those who help', () => {
  const read = (row: SomeOfHelper, name = 'Ada Reed') =>
    foundIn(
      signedByAnother,
      aPlan([beth, ken], { signsForTestator: aHelper('Leo Marsh'), reader: aHelper(name, row) }),
      'blocks',
      'warns',
    );

  it.each<[string, SomeOfHelper, string, string[]]>([
    ['inherits', { personId: 'Susan Vale' }, 'Sue', ['SIG-29 Sue']],
    ['may inherit', {}, 'Susan Vale', ['SIG-29 Susan Vale']],
    ['is married to one who inherits', { spouseOf: ['Susan Vale'] }, 'Ada Reed', ['SIG-29 Ada Reed']],
    ['lives with one who inherits', { partnerOf: ['Susan Vale'] }, 'Ada Reed', ['SIG-21 Ada Reed']],
    ['has nothing to do with the will', {}, 'Ada Reed', []],
  ])('are found where the reader %s', (_which, row, name, found) => {
    expect(read(row, name)).toEqual(found);
  });

  it('are asked for where the will is read over or interpreted', () => {
    const ask = (signing: Partial<PlanToCheck['signing']>, of: WillFacts) =>
      messagesOf(aPlan([beth, ken], signing), of);
    const readOver = 'The whole will is read over to you in front of both witnesses. Ask a solicitor to be there.';
    const byMark = hartFacts({ more: { willSettings: { executionVariant: 'by_mark' } } });
    expect(ask({}, byMark)).toEqual(['Say who will read the will over to you.', readOver]);
    expect(ask({ needsInterpreter: true }, byMark)).toEqual([
      'Say who will read the will over to you, and who will interpret it.',
      readOver,
    ]);
    expect(ask({ needsInterpreter: true }, hartFacts())).toEqual([
      'Say who will interpret the will for you.',
      readOver,
    ]);
    expect(ask({ needsInterpreter: true, interpreter: aHelper('Ada Reed') }, hartFacts())).toEqual([readOver]);
  });

  it('may not sign for the testator and be a witness', () => {
    const plan = aPlan([beth, ken], { signsForTestator: aHelper('Kenneth Price'), reader });
    expect(foundIn(signedByAnother, plan, 'blocks', 'warns')).toEqual(['SIG-28 Kenneth Price']);
  });

  it('are told of once, however much they do', () => {
    const both = aHelper('Sue', { personId: 'Susan Vale' });
    const plan = aPlan([beth, ken], { needsInterpreter: true, reader: both, interpreter: both });
    expect(foundIn(hartFacts(), plan, 'warns')).toEqual(['SIG-29 Sue']);
  });
});
describe('what a witness is besides', () => {
  it.each<[string, SomeOfWitness, string[]]>([
    ['Robert Finch', { personId: 'Robert Finch' }, ['SIG-30 Robert Finch']],
    ['Robert J. Finch', {}, ['SIG-30 Robert J. Finch']],
    ['Jane Doe', { personId: 'Jane Doe', dateOfBirth: null, relation: 'professional' }, ['SIG-31 Jane Doe']],
    ['Jane Doe', { personId: 'Jane Doe', dateOfBirth: null, relation: null }, ['SIG-31 Jane Doe']],
    ['Priya Nair', { actsFor: ['Hope House'] }, ['SIG-33 Priya Nair']],
    ['Tom Hart', { relation: 'child' }, ['SIG-27 Tom Hart']],
    ['Tom Hart', { childOf: ['testator'] }, ['SIG-27 Tom Hart']],
    ['Dev Shah', { isStaff: true }, ['SIG-26 Dev Shah']],
    ['Dev Shah', { preparedWill: true }, ['SIG-26 Dev Shah']],
    ['Callum Reid', { dateOfBirth: null }, ['SIG-25 Callum Reid']],
    ['Callum Reid', { dateOfBirth: null, relation: 'parent' }, []],
    ['Callum Reid', { dateOfBirth: null, isAdult: true }, []],
    ['Callum Reid', { dateOfBirth: null, age: 18 }, []],
    ['Callum Reid', { dateOfBirth: null, age: 17 }, ['SIG-15 Callum Reid']],
    ['Callum Reid', { dateOfBirth: null, isAdult: false }, ['SIG-15 Callum Reid']],
    ['Callum Reid', { address: '' }, ['SIG-37 Callum Reid']],
  ])('%s %j: %j', (name, row, found) => {
    const of = hartFacts({ executors: primaries(rob, jane), residue: levels([dan], [amy], [hope]) });
    expect(foundIn(of, withKen(name, { address: '1 High Street, Leeds LS1 1AA', ...row }))).toEqual(found);
  });

  it('may be a guardian', () => {
    const of = hartFacts({ executors: primaries(jane), guarded: [{ child: aChild('Kim Hart'), primaries: [rob] }] });
    expect(foundIn(of, withKen('Robert Finch', { personId: 'Robert Finch' }))).toEqual(['SIG-32 Robert Finch']);
  });
});

describe('a wedding after the day', () => {
  const toMarry = (story: Story) =>
    foundIn(someFacts(story), aPlan([beth, ken], { plannedFor: '2026-12-01' }), 'warns');
  const settings = (willSettings: object): Story => ({ people: [rob], more: { willSettings } });

  it.each<[string, Story, string[]]>([
    ['nobody is named for', settings({ plannedEvent: 'marriage' }), ['SIG-48']],
    ['the will expects', settings({ plannedEvent: 'marriage', intendedSpouseId: 'Robert Finch' }), []],
    [
      'cannot be with a minor',
      { people: [aChild('Kim Hart')], more: { willSettings: { intendedSpouseId: 'Kim Hart' } } },
      ['SIG-48'],
    ],
    ['nobody speaks of', {}, []],
    [
      'has taken place',
      { ...settings({ plannedEvent: 'marriage' }), testator: { maritalStatus: 'married' }, people: [dan] },
      [],
    ],
  ])('that %s: %#', (_which, story, found) => {
    expect(toMarry(story)).toEqual(found);
  });

  it('is not warned of while no day is decided', () => {
    const facts = someFacts(settings({ plannedEvent: 'marriage' }));
    expect(foundIn(facts, aPlan([beth, ken]), 'warns')).toEqual([]);
  });
});
