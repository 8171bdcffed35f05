import type { Family } from '@plainwill/contracts/will-data/what-if/family';
import { describe, expect, it } from 'vitest';
import { familyProblems } from './family-problems.ts';
import { examples } from './testing/example.ts';

const valid: Family = { asOf: '2026-11-20', estatePence: 1_000, children: [{ id: 'tom', children: [{ id: 'lee' }] }] };
const pathsOf = (family: Partial<Family>) => familyProblems({ ...valid, ...family }).map(({ path }) => path);
const unknown = { died: '2026-11-20', order: 'unknown' } as const;

describe('the problems of a family', () => {
  it('are none of the published ones', () => {
    for (const { family } of examples) expect(familyProblems(family)).toEqual([]);
  });

  it.each<[string, Partial<Family>, string[]]>([
    ['a death before these rules', { asOf: '2014-09-30' }, ['asOf']],
    ['belongings above the estate', { chattelsPence: 1_001 }, ['chattelsPence']],
    ['an id that is used twice', { siblings: [{ id: 'lee' }, { id: 'tom' }] }, ['siblings[0].id', 'siblings[1].id']],
    ['an id of the spouse', { spouse: { id: 'lee', status: 'married' } }, ['children[0].children[0].id']],
    ['a joint owner who is not there', { outside: [{ to: 'ann', pence: 1, what: 'home' }] }, ['outside[0].to']],
    [
      'a third parent',
      { parents: [{ id: 'a' }, { id: 'b', alive: false }, { id: 'c', kind: 'adopted' }] },
      ['parents'],
    ],
    ['an unknown order without birthdays', { parents: [{ id: 'a', ...unknown }] }, ['born', 'parents[0].born']],
    ['an unknown order without a day', { parents: [{ id: 'a', order: 'unknown' }] }, ['parents[0].died']],
    ['one who died first, later', { parents: [{ id: 'a', alive: false, died: '2027-01-01' }] }, ['parents[0].alive']],
    ['one born after the death', { siblings: [{ id: 'a', born: '2026-11-21' }] }, ['siblings[0].born']],
    [
      'one who died before birth',
      { siblings: [{ id: 'a', born: '2001-02-03', died: '2000-01-01' }] },
      ['siblings[0].born'],
    ],
    ['two ages', { siblings: [{ id: 'a', born: '2001-02-03', age: 24 }] }, ['siblings[0].age']],
    ['one on the way who died first', { siblings: [{ id: 'a', unborn: true, alive: false }] }, ['siblings[0].unborn']],
    ['a child as an unrecorded father', { children: [{ id: 'a', kind: 'unrecorded-father' }] }, ['children[0].kind']],
    ['a birthday after the death', { born: '2026-11-21' }, ['born']],
  ])('name %s by path', (_, family, paths) => {
    expect(pathsOf(family)).toEqual(paths);
  });

  it.each<[string, Partial<Family>]>([
    [
      'a step-parent and an unrecorded father beside two parents',
      {
        parents: [{ id: 'a' }, { id: 'b' }, { id: 'c', kind: 'step' }, { id: 'd', kind: 'unrecorded-father' }],
      },
    ],
    [
      'an unknown order with both birthdays',
      { born: '1950-01-01', parents: [{ id: 'a', ...unknown, born: '1930-01-01' }] },
    ],
    ['a child on the way, born since', { siblings: [{ id: 'a', unborn: true, born: '2027-02-03' }] }],
  ])('do not include %s', (_, family) => {
    expect(pathsOf(family)).toEqual([]);
  });
});
