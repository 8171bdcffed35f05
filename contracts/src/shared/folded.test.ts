import { expect, it } from 'vitest';
import { folded } from './folded.ts';
import { spellings } from './testing/spellings.ts';

it.each(spellings)('folds %j as any other spelling of the name', (spelling) => {
  expect(folded(spelling)).toBe("zoe o'neill");
});

it.each([
  ['İSMAİL', 'ismail'],
  ['12,\nMill\tLane', '12, mill lane'],
  ['Łuk', 'łuk'],
])('folds %j to %j', (text, expected) => {
  expect(folded(text)).toBe(expected);
});
