import { describe, expect, it } from 'vitest';
import { childNameParts, contactNameParts, isSamePerson } from './person-name.ts';

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

const named = (firstName: string, lastName: string) => ({ firstName, lastName });

describe('isSamePerson', () => {
  it.each([
    [named('Anna', 'Reed'), named('ANNA', 'reed')],
    [named('Mary Ann', 'Reed'), named('Mary  Ann', 'Reed')],
    [named('Émile', 'Łuk'), named('e\u0301mile', 'łuk')],
  ])('takes %j and %j for one', (a, b) => {
    expect(isSamePerson(a, b)).toBe(true);
  });

  it.each([
    [named('Anna', 'Reed'), named('Ann', 'Reed')],
    [named('Anna', 'Reed'), named('Reed', 'Anna')],
    [named('Anna May', 'Reed'), named('Anna', 'May Reed')],
  ])('keeps %j and %j apart', (a, b) => {
    expect(isSamePerson(a, b)).toBe(false);
  });
});
