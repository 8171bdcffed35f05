import { expect, it } from 'vitest';
import { aChild, someFacts } from '../testing/facts.ts';
import { powerOver } from './guardian-plans.ts';

it.each([
  ['Mother', null, 'female', 'appoint'],
  ['Mother', 'No', 'female', 'wish'],
  ['Mother', 'Yes, by adopting the child', 'female', 'appoint'],
  ['Special guardian', null, 'male', 'appoint'],
  ['Daughter', null, 'female', 'appoint'],
  ['Son', 'No', 'female', 'wish'],
  ['Son', null, 'male', 'as far as possible'],
  ['Adopted Son', null, 'male', 'appoint'],
  ['Adopted Daughter', 'No', 'male', 'appoint'],
  ['Father', 'Yes, married to mother', 'male', 'appoint'],
  ['Father', null, 'male', 'as far as possible'],
  ['Stepson', null, 'female', 'as far as possible'],
  ['Step-parent', 'No', 'male', 'wish'],
  [null, null, 'female', 'as far as possible'],
])('to a %s who answered %j, being %s: %s', (relationship, parentalResponsibility, gender, power) => {
  const child = aChild('Tom Hart', { relationship, parentalResponsibility });
  const { children, personalDetails } = someFacts({ testator: { gender }, people: [child] });
  expect(children.map((row) => powerOver(row, personalDetails.gender))).toEqual([power]);
});
