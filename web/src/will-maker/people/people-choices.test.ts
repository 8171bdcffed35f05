import { spellings } from '@plainwill/contracts/shared/testing/spellings';
import { expect, it } from 'vitest';
import { aChildNamed, aContactNamed, aMarriedRecord } from '../../testing/a-family.ts';
import { choicesFor, type Part } from './people-choices.ts';
import { peopleMatching } from './people-chooser.tsx';

const today = '2026-11-21';
const everyone = aMarriedRecord({
  children: [
    aChildNamed('Rosie', { gender: 'female', dateOfBirth: '2014-01-01', otherParentId: 'ann' as never }),
    aChildNamed('Max', { gender: 'male', relationship: 'Step-parent', dateOfBirth: '2008-11-21' }),
  ],
  contacts: [
    aContactNamed('Shelter', { isCharity: true, role: 'Other' }),
    aContactNamed('Rowing Club', { kind: 'organisation' }),
    aContactNamed('Sukarno'),
    aContactNamed('Devi', { kind: 'person' }),
    aContactNamed('Ann Reed', { role: 'Aunt' }),
    aContactNamed('Bob Finch', { role: 'other_relative', dateOfBirth: '2008-11-22' }),
  ],
});

const listed = (part: Part) =>
  choicesFor(part, everyone, today).map(({ name, about, obstacle }) => `${name}, ${about}: ${obstacle}`);

it('says who everyone is, and puts those who cannot be executors last', () => {
  expect(listed('executor')).toEqual([
    'Daniel Bell, your husband: null',
    'Max Bell, your stepson: null',
    'Devi, your friend: null',
    'Ann Reed, your aunt, Rosie’s other parent: null',
    'Rosie Bell, your daughter, 12: under18',
    'Shelter, charity: charity',
    'Rowing Club, organisation: organisation',
    'Sukarno, your friend: oneName',
    'Bob Finch, your relative: under18',
  ]);
});

it('lets someone with one name be a guardian, and everyone inherit', () => {
  expect(listed('guardian').filter((line) => !line.endsWith('null'))).toEqual([
    'Rosie Bell, your daughter, 12: under18',
    'Shelter, charity: charity',
    'Rowing Club, organisation: organisation',
    'Bob Finch, your relative: under18',
  ]);
  expect(listed('recipient').every((line) => line.endsWith('null'))).toBe(true);
});

it('finds people by any part of their name, without accents or capitals', () => {
  const people = [{ name: 'Zoë Hart' }, { name: 'Zoe Finch' }, { name: 'Amy Hart' }];
  expect(peopleMatching(people, 'zoe')).toHaveLength(2);
  expect(peopleMatching(people, ' ZOE  ha')).toEqual([{ name: 'Zoë Hart' }]);
});

it.each(spellings)('finds a person whose name is written as %j by each spelling of it', (name) => {
  for (const search of spellings) expect(peopleMatching([{ name }], search)).toEqual([{ name }]);
});
