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
  levels,
  someFacts,
} from '../../will/testing/facts.ts';
import { eventProblems } from './event-problems.ts';

const daniel = aSpouse('Daniel Hart');
const tom = aChild('Tom Hart');
const hope = aPerson('Hope House', 'Other', { isCharity: true });
const story = {
  testator: { maritalStatus: 'married', dateOfBirth: '1980-01-01' },
  residue: levels([daniel], [tom], [hope]),
  gifts: [
    { ...anItem('clock', [tom]), id: 'clock' },
    { ...aSum(500, [tom]), id: 'sum' },
  ],
};
const facts = someFacts(story);
const single = someFacts({ ...story, testator: { maritalStatus: 'single' }, residue: levels([tom]), gifts: [] });

const deathOn = '2030-01-01';
const pathsOf = (events: Partial<WhatIfEvents>, of = facts) =>
  eventProblems(of, { deathOn, estatePence: 1000, ...events }, { asOf }).map(({ path }) => path);

describe('events that cannot be', () => {
  it.each<[string, Partial<WhatIfEvents>]>([
    ['deathOn', { deathOn: '2026-11-19' }],
    ['deathOn', { deathOn: '9999-12-31' }],
    ['died[0].on', { died: [{ person: 'spouse', on: '9999-12-31' }] }],
    ['estatePence', { homePence: 900, values: { clock: 101 } }],
    ['chattelsPence', { chattelsPence: 1001 }],
    ['values.sofa', { values: { sofa: 1 } }],
    ['values.sum', { values: { sum: 1 } }],
    ['gone[0]', { gone: ['sum'] }],
    ['died[0].person', { died: [{ person: 'Hope House', on: deathOn }] }],
    ['died[0].person', { died: [{ person: 'me', on: deathOn }] }],
    [
      'died[1].person',
      {
        died: [
          { person: 'spouse', on: deathOn },
          { person: 'Daniel Hart', on: deathOn },
        ],
      },
    ],
    ['died[0].on', { died: [{ person: 'Tom Hart', on: '2015-05-31' }] }],
    ['died[0].born', { died: [{ person: 'spouse', on: deathOn, order: 'unknown' }] }],
    ['born[0].id', { born: [{ id: 'spouse', of: 'me', on: '2028-01-01' }] }],
    [
      'born[1].id',
      {
        born: [
          { id: 'a', of: 'me', on: '2028-01-01' },
          { id: 'a', of: 'me', on: '2028-01-01' },
        ],
      },
    ],
    ['born[0].of', { born: [{ id: 'a', of: 'ghost', on: '2028-01-01' }] }],
    ['born[0].on', { born: [{ id: 'a', of: 'Tom Hart', on: '2015-06-01' }] }],
    ['born[0].on', { born: [{ id: 'a', of: 'a', on: '2028-01-01' }] }],
    ['born[0].on', { born: [{ id: 'a', of: 'me', on: '2030-01-02' }] }],
    ['born[0].otherParent', { born: [{ id: 'a', of: 'me', on: '2028-01-01', otherParent: 'ghost' }] }],
    ['willNotAct[0]', { willNotAct: ['ghost'] }],
    ['cannotTake[0].person', { cannotTake: [{ person: 'new-spouse', why: 'witness' }] }],
    ['divorcedOn', { divorcedOn: '2030-01-02' }],
    ['married.on', { married: { to: 'other', on: '2029-01-01' } }],
    ['family.siblings[1].id', { family: { siblings: [{ id: 's' }, { id: 's' }] } }],
    ['family', { family: { siblings: [{ id: 'Tom Hart' }] } }],
  ])('name %s in %j', (path, events) => {
    expect(pathsOf(events)).toEqual([path]);
  });

  it('name what only somebody married, or somebody free, can do', () => {
    expect(pathsOf({ divorcedOn: '2029-01-01' }, single)).toEqual(['divorcedOn']);
    expect(pathsOf({ married: { to: 'spouse', on: '2029-01-01' } }, single)).toEqual(['married.to']);
    expect(pathsOf({ married: { to: 'other', on: '2029-01-01' } }, single)).toEqual([]);
    expect(pathsOf({ divorcedOn: '2028-01-01', married: { to: 'other', on: '2029-01-01' } })).toEqual([]);
    const widowed = {
      died: [{ person: 'spouse', on: '2028-01-01' }],
      married: { to: 'other' as const, on: '2029-01-01' },
    };
    expect(pathsOf(widowed)).toEqual([]);
  });

  it('are none where everything can be', () => {
    expect(
      pathsOf({
        deathOn: '2031-01-01',
        values: { clock: 5 },
        gone: ['clock'],
        died: [{ person: 'Daniel Hart', on: '2031-01-01', order: 'unknown', born: '1979-01-01' }],
        born: [
          { id: 'a', of: 'me', on: '2028-01-01', otherParent: 'spouse' },
          { id: 'b', of: 'a', on: '2030-01-01' },
        ],
        willNotAct: ['spouse'],
        cannotTake: [{ person: 'Hope House', why: 'disclaims' }],
        family: { parents: [{ id: 'mum' }] },
      }),
    ).toEqual([]);
    expect(
      pathsOf(
        {},
        someFacts({ people: [anAdultChild('Ann Lee')], gifts: [aGift({ giftType: 'pension_plan' }, [tom])] }),
      ),
    ).toEqual([]);
  });
});
