import { expect, it } from 'vitest';
import type { PersonId } from '../shared/ids.ts';
import { lookalikesOf } from './known-people.ts';

const id = (words: string) => words as PersonId;
const named = {
  spouseDetails: { id: id('spouse'), fullName: 'Daniel James Bell' },
  children: [{ id: id('rosie'), firstName: 'Rosie', lastName: 'Bell' }],
  contacts: [
    { id: id('ann'), firstName: 'Ann', lastName: 'Reed', email: 'reeds@example.com' },
    { id: id('sukarno'), firstName: 'Sukarno', lastName: '', email: '' },
  ],
};

it.each([
  ['a contact by name, in any capitals', 'ANN', ' reed', '', ['ann']],
  ['a contact by email', 'Joan', 'Vale', ' Reeds@Example.com', ['ann']],
  ['a spouse whose middle name is left out', 'daniel', 'Bell', '', ['spouse']],
  ['a child', 'Rosie', 'Bell', '', ['rosie']],
  ['someone with one name', 'Sukarno', '', '', ['sukarno']],
  ['those of the name first, then those of the email', 'Rosie', 'Bell', 'reeds@example.com', ['rosie', 'ann']],
  ['no one where neither is known', 'Ann', 'Vale', '', []],
])('finds %s', (_whom, firstName, lastName, email, found) => {
  expect(lookalikesOf({ firstName, lastName, email }, named)).toEqual(found);
});

it('takes nobody for themselves', () => {
  expect(lookalikesOf({ id: id('sukarno'), firstName: 'Sukarno', lastName: '', email: '' }, named)).toEqual([]);
});
