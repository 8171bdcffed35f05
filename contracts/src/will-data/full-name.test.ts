import { expect, it } from 'vitest';
import { childNameParts, contactNameParts } from './full-name.ts';

it.each([
  ['Ivy Hart', 'Ivy', '', 'Hart'],
  ['Ivy May Rose Hart', 'Ivy', 'May Rose', 'Hart'],
  ['  Ivy   Hart ', 'Ivy', '', 'Hart'],
  ['Ivy', 'Ivy', '', ''],
  ['', '', '', ''],
])('splits the child’s name %j', (fullName, firstName, middleNames, lastName) => {
  expect(childNameParts(fullName)).toEqual({ firstName, middleNames, lastName });
});

it.each([
  ['Ann Reed', 'Ann', 'Reed'],
  ['Ann van der Berg', 'Ann', 'van der Berg'],
  ['Ann', 'Ann', ''],
])('splits the contact’s name %j', (fullName, firstName, lastName) => {
  expect(contactNameParts(fullName)).toEqual({ firstName, middleNames: '', lastName });
});
