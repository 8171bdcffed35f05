import { describe, expect, it } from 'vitest';
import type { WhatIfEvents } from './what-if.ts';
import {
  calledIn,
  careSentences,
  executorSentences,
  howMuch,
  stepsInShares,
  storyTitle,
  taxSentences,
  whatIsTaken,
} from './what-if-sentences.ts';

const people = ['Ann', 'Ben', 'Cat', 'Dan', 'Eve'].map((name) => ({ id: name.toLowerCase(), shortName: name }));
const events = (changes: Partial<WhatIfEvents> = {}): WhatIfEvents => ({
  deathOn: '2030-01-01',
  estatePence: 100_000,
  ...changes,
});
const called = calledIn({ people: [...people, { id: 'spouse', shortName: 'Sam' }], gifts: [] }, {});
const title = (changes: Partial<WhatIfEvents>) => storyTitle(events(changes), called);
const before = (person: string) => ({ person, on: '2029-05-05' });

describe('the title of a story', () => {
  it.each<[string, Partial<WhatIfEvents>]>([
    ['As things stand', {}],
    ['If Ann dies before you', { died: [before('ann')] }],
    ['If Ann and Ben die before you', { died: [before('ann'), before('ben')] }],
    ['If Ann, Ben, Cat and 2 others die before you', { died: people.map(({ id }) => before(id)) }],
    ['If you and Sam die together', { died: [{ person: 'spouse', on: '2030-01-01', order: 'unknown' }] }],
    ['If Sam dies soon after you', { died: [{ person: 'spouse', on: '2030-01-01', order: 'after' }] }],
    [
      'If Ann dies before you, leaving a child',
      { died: [before('ann')], born: [{ id: 'x', of: 'ann', on: '2020-01-01' }] },
    ],
    ['If you have another child', { born: [{ id: 'x', of: 'me', on: '2029-01-01' }] }],
    ['If you and Sam divorce', { divorcedOn: '2029-01-01' }],
    ['If you marry someone else', { married: { to: 'other', on: '2029-01-01' } }],
    ['If Ann was a witness to your will', { cannotTake: [{ person: 'ann', why: 'witness' }] }],
    ['If Ann dies before you and Ben will not act', { died: [before('ann')], willNotAct: ['ben'] }],
  ])('%s', (words, changes) => {
    expect(title(changes)).toBe(words);
  });

  it('says how much there is where that is what happens', () => {
    expect(storyTitle(events(), called, true)).toBe('If you leave £1,000');
  });
});

it('names children whom only the story knows', () => {
  const { person } = calledIn({ people, gifts: [] }, { born: [{ id: 'x', of: 'ann', on: '2020-01-01' }] });
  expect(person('x')).toBe('Ann’s child born in 2020');
  expect(person('me')).toBe('you');
  const born = [
    { id: 'y', of: 'x', on: '2040-01-01' },
    { id: 'x', of: 'ann', on: '2020-01-01' },
    { id: 'v', of: 'z', on: '2050-01-01' },
    { id: 'z', of: 'me', on: '2021-01-01', name: 'Zoe' },
  ];
  const called = calledIn({ people, gifts: [] }, { born });
  expect(called.person('y')).toBe('Ann’s grandchild born in 2040');
  expect(called.person('v')).toBe('Zoe’s child born in 2050');
});

describe('who acts', () => {
  it.each([
    [['ann'], [], ['Ann acts alone.']],
    [['ann', 'ben'], ['cat'], ['Ann and Ben act together.', 'Cat steps in if one of them can’t act.']],
    [['ann'], ['ben', 'cat'], ['Ann acts alone.', 'Ben, then Cat, step in if Ann can’t act.']],
  ])('%j', (acting, inReserve, words) => {
    expect(executorSentences({ acting, inReserve }, called)).toEqual(words);
  });

  it('tells children together who have the same people', () => {
    const care = { caredForBy: null, guardians: ['eve'], as: 'appointed' as const };
    expect(
      careSentences(
        [
          { child: 'ann', ...care },
          { child: 'ben', ...care },
          { child: 'cat', ...care, guardians: [], as: null },
        ],
        called,
      ),
    ).toEqual([
      'Eve becomes guardian of Ann and Ben straight away.',
      'No one is named to care for Cat. A court would decide.',
    ]);
  });
});

it('says that there is tax which a plain sum does not show', () => {
  const [due] = taxSentences({ exemptPence: 5, chargeablePence: 5, duePence: null });
  expect(due).toMatch(/can’t work out how much here/);
});

it('leaves amounts out of reasons while the estate is not known, and the tax with them', () => {
  const step = (text: string, source: string | null = null) => ({ text, clause: null, source });
  expect(
    stepsInShares([
      step('Everything else, £900,000, goes to Ann.'),
      step('So the law decides who has everything else, £20.50.'),
      step('Of the £5,000 that is left, Ann takes half.'),
      step('The gift of £500 goes to Ben.'),
      step('No tax is due.', 'Inheritance Tax Act 1984 s.7'),
    ]).map(({ text }) => text),
  ).toEqual([
    'Everything else goes to Ann.',
    'So the law decides who has everything else.',
    'Of what is left, Ann takes half.',
    'The gift of £500 goes to Ben.',
  ]);
});

it('names a share from which something given already is taken off, and never a fraction that hangs on amounts', () => {
  const row = {
    person: 'ann',
    what: 'residue',
    pence: 2_000_000,
    fraction: '7/31',
    insteadOf: null,
    clause: null,
  } as const;
  const share = { ...row, heldUntil: null, heldUntilYear: null };
  expect(whatIsTaken({ ...share, advancePence: 1_000_000 }, called)).toBe(
    'A share of the rest, less £10,000 given already',
  );
  expect(whatIsTaken({ ...share, advancePence: 0 }, called)).toBe('A share of the rest');
  expect(howMuch({ ...share, advancePence: 0 }, { hasAmounts: false })).toBe('Depends on what there is');
  expect(howMuch({ ...share, advancePence: 0 }, { hasAmounts: true })).toBe('£20,000');
});

it('names a debt that is forgiven, and no part of it', () => {
  const debt = {
    person: 'ann',
    what: 'gift',
    gift: 'd',
    pence: 500,
    fraction: null,
    insteadOf: null,
    clause: null,
  } as const;
  const row = { ...debt, heldUntil: null, heldUntilYear: null };
  const calling = { ...called, gift: () => 'Forgiven debt' };
  expect(whatIsTaken(row, calling)).toBe('Forgiven debt');
  for (const hasAmounts of [true, false]) expect(howMuch(row, { hasAmounts })).toBe('What they owe');
});
