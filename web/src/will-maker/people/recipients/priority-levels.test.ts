import type { PersonId } from '@plainwill/contracts/shared/ids';
import { describe, expect, it } from 'vitest';
import { nameAmong } from '../../../shared/people/named-people.ts';
import {
  beforeIn,
  beneficiariesText,
  canStep,
  levelLabel,
  levelsOf,
  placed,
  type Ranked,
  shareIn,
  sharesSummary,
  shareText,
  stepped,
  withoutPerson,
  withPerson,
} from './priority-levels.ts';

describe('a share as typed', () => {
  it.each([
    ['50', 5000],
    ['33.33', 3333],
    ['33.3 %', 3330],
    ['0.01', 1],
    [' 100% ', 10_000],
    ['12,5', 1250],
  ])('reads %j', (typed, share) => expect(shareIn(typed)).toBe(share));

  it.each(['0', '100.01', '101', '-5', '33.333', 'half', '1000', '%'])('does not guess at %j', (typed) =>
    expect(shareIn(typed)).toBeUndefined(),
  );

  it('is none when nothing is typed', () => expect(shareIn('  ')).toBeNull());
});

it.each([5000, 3333, 3330, 1, 10_000])('prints %i so that it reads as the same share', (share) => {
  expect(shareIn(shareText(share))).toBe(share);
});

describe('the running total', () => {
  it.each<[string, (number | null)[]]>([
    ['Everything', [null]],
    ['Shared equally between the 3 of them', [null, null, null]],
    ['70% given, 30% left', [7000, null]],
    ['66.66% given, 33.34% left', [3333, 3333, null]],
    ['100% given', [3333, 3333, 3334]],
    ['110% given, 10% too much', [6000, 5000]],
    ['100% given, and one person has none', [6000, 4000, null]],
    ['100% given, and 2 people have none', [10_000, null, null]],
  ])('says “%s”', (words, shares) => expect(sharesSummary(shares)).toBe(words));
});

const recipient = (name: string, priority: number) => ({ personId: name as PersonId, priority });
const nameOf = (id: string) => id;

it.each([
  ['Amy', [recipient('Amy', 1)]],
  ['Amy and Ben; if neither can inherit, Sue', [recipient('Amy', 1), recipient('Ben', 1), recipient('Sue', 2)]],
  ['Sue; if they can’t inherit, Amy', [recipient('Amy', 4), recipient('Sue', 3)]],
  [
    'A, B and C; if none of them can inherit, D',
    [recipient('A', 1), recipient('B', 1), recipient('C', 1), recipient('D', 2)],
  ],
  ['', []],
])('says “%s”', (words, recipients) => expect(beneficiariesText(recipients, nameOf)).toBe(words));

it.each([
  ['First', 0, []],
  ['If Amy dies before you', 1, ['Amy']],
  ['If it can’t inherit', 1, ['Shelter']],
  ['If none of them can inherit', 1, ['Amy', 'Shelter']],
  ['If no one above can inherit', 2, ['Amy']],
])('calls a level “%s”', (words, at, before) => {
  const contacts = [{ id: 'Shelter' as PersonId, kind: null, isCharity: true }];
  const level = before.map((name) => recipient(name, 1));
  expect(levelLabel(at, beforeIn(level, nameOf, contacts))).toBe(words);
});

describe('a class among those who inherit', () => {
  const nameFor = (id: string) => nameAmong([], id);
  const children = { personId: 'children' as const, priority: 1 };

  it.each([
    [
      'my children; if none of them can inherit, my grandchildren',
      [children, { personId: 'grandchildren' as const, priority: 2 }],
    ],
    ['my children (except Someone no longer on your list)', [{ ...children, exceptIds: ['Cara' as PersonId] }]],
    [
      'my children (75%) and my grandchildren (25%)',
      [
        { ...children, shareBasisPoints: 7500 },
        { personId: 'grandchildren' as const, priority: 1, shareBasisPoints: 2500 },
      ],
    ],
  ])('reads “%s”', (words, beneficiaries) => expect(beneficiariesText(beneficiaries, nameFor)).toBe(words));

  it('names itself in what the next level waits for', () => {
    expect(levelLabel(1, beforeIn([children], nameFor, []))).toBe('If none of my children can inherit');
  });
});

const id = (name: string) => name as PersonId;

/** "ab c" is a and b first, sharing, and then c. */
const list = (levels: string): Ranked[] =>
  levels.split(' ').flatMap((level, at) => [...level].map((name) => ({ personId: id(name), priority: at + 1 })));

const print = (recipients: readonly Ranked[]) =>
  levelsOf(recipients)
    .map((level) => level.map(({ personId }) => personId).join(''))
    .join(' ');

describe('levels', () => {
  it('are in the order in which they take, whatever their numbers', () => {
    const stored = [
      { personId: id('c'), priority: 7 },
      { personId: id('a'), priority: 2 },
      { personId: id('b'), priority: 7 },
    ];
    expect(print(stored)).toBe('a cb');
    expect(print([])).toBe('');
  });
});

describe('a step', () => {
  it.each<[string, string, -1 | 1, string]>([
    ['abc', 'b', -1, 'b ac'],
    ['abc', 'b', 1, 'ac b'],
    ['a bc', 'b', -1, 'a b c'],
    ['a b c', 'b', -1, 'ab c'],
    ['a b c', 'b', 1, 'a cb'],
    ['ab c', 'a', 1, 'b a c'],
    ['a b', 'b', -1, 'ab'],
  ])('from %j takes %s by %d to %j', (from, name, step, to) => {
    expect(print(stepped(list(from), id(name), step))).toBe(to);
  });

  it.each<[string, string, -1 | 1]>([
    ['a bc', 'a', -1],
    ['ab c', 'c', 1],
    ['a', 'a', 1],
    ['ab', 'x', 1],
  ])('leads nowhere from %j for %s by %d', (from, name, step) => {
    expect(canStep(list(from), id(name), step)).toBe(false);
    expect(print(stepped(list(from), id(name), step))).toBe(from);
  });
});

describe('somebody put into a level', () => {
  it.each<[string, string, number, number | undefined, string]>([
    ['ab c', 'a', 1, undefined, 'b ca'],
    ['ab c', 'a', 1, 0, 'b ac'],
    ['a b', 'a', 1, undefined, 'ba'],
    ['abc', 'a', 1, undefined, 'bc a'],
    ['abc', 'a', 0, 2, 'bac'],
    ['abc', 'c', 0, 0, 'cab'],
    ['abc', 'b', 0, 1, 'abc'],
    ['ab', 'a', 5, undefined, 'ab'],
  ])('from %j: %s into %d at %s gives %j', (from, name, at, index, to) => {
    expect(print(placed(list(from), id(name), at, index))).toBe(to);
  });
});

it('adds a person to those who take first or are next, and closes the gap that one leaves', () => {
  expect(print(withPerson(list('a b'), { personId: id('c') }))).toBe('ac b');
  expect(withPerson<Ranked>([], { personId: id('a') })).toEqual(list('a'));
  expect(print(withPerson(list('a'), { personId: id('c') }, true))).toBe('a c');
  expect(print(withPerson(list('a b'), { personId: id('c') }, true))).toBe('a bc');
  expect(withPerson<Ranked>([], { personId: id('a') }, true)).toEqual(list('a'));
  expect(withoutPerson(list('a b c'), id('b')).map(({ priority }) => priority)).toEqual([1, 2]);
});

it('reaches every order there is by steps alone', () => {
  const asSets = (order: string) =>
    order
      .split(' ')
      .map((level) => [...level].toSorted().join(''))
      .join(' ');
  const seen = new Set([asSets('abcd')]);
  // A set that grows while it is walked is walked to its end.
  for (const order of seen)
    for (const name of 'abcd')
      for (const step of [-1, 1] as const) {
        const next = stepped(list(order), id(name), step);
        expect(next.map(({ personId }) => `${personId}`).toSorted()).toEqual([...'abcd']);
        seen.add(asSets(print(next)));
      }
  // Four can come first, second and so on, with ties, in 75 ways (the ordered Bell number).
  expect(seen.size).toBe(75);
});
