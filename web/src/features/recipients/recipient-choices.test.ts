import type { Person } from '@plainwill/contracts/will-data/people';
import { expect, it } from 'vitest';
import { peopleMatching } from './recipient-choices.tsx';

const people = ['Zoë Hart', 'Amy Hart', 'Ben Vale'].map(
  (fullName) => ({ id: fullName, kind: 'contact', fullName }) as Person,
);

it.each([
  ['', ['Zoë Hart', 'Amy Hart', 'Ben Vale']],
  ['zoe', ['Zoë Hart']],
  ['hart a', ['Zoë Hart', 'Amy Hart']],
  [' VALE ', ['Ben Vale']],
  ['smyth', []],
])('finds for %j', (sought, names) =>
  expect(peopleMatching(people, sought).map(({ fullName }) => fullName)).toEqual(names),
);
