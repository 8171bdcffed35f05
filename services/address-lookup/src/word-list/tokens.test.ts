import { spellings } from '@plainwill/contracts/shared/testing/spellings';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { areOneLetterApart, formsOf, tokensOf } from './tokens.ts';

it.each([
  ['downing', 'dowing'],
  ['downing', 'downning'],
  ['downing', 'dawning'],
  ['york', 'yrok'],
  ['leeds', 'eleds'],
  ['leeds', 'leedz'],
])('%s and %s are one slip apart, and have a form in common', (one, other) => {
  expect(areOneLetterApart(one, other)).toBe(true);
  expect(areOneLetterApart(other, one)).toBe(true);
  expect(formsOf(one).some((form) => formsOf(other).includes(form))).toBe(true);
});

it.each([
  ['york', 'york'],
  ['york', 'kory'],
  ['abcd', 'abxc'],
  ['mill', 'hilt'],
  ['quarry', 'quay'],
])('%s and %s are not', (one, other) => {
  expect(areOneLetterApart(one, other)).toBe(false);
});

it('finds every word from every slip in it', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'é', '東'), minLength: 5, maxLength: 12 });
  fc.assert(
    fc.property(word, fc.nat(), fc.constantFrom('x', 'a', 'b'), fc.nat(3), (meant, at, letter, slip) => {
      const letters = [...meant];
      const index = at % letters.length;
      if (slip === 0) letters.splice(index, 1);
      if (slip === 1) letters.splice(index, 0, letter);
      if (slip === 2) letters.splice(index, 1, letter);
      if (slip === 3) letters.splice(index, 2, ...letters.slice(index, index + 2).reverse());
      const typed = letters.join('');
      if (typed === meant) return;
      expect(areOneLetterApart(typed, meant)).toBe(true);
      expect(formsOf(typed).some((form) => formsOf(meant).includes(form))).toBe(true);
    }),
    { numRuns: 200 },
  );
});

it('has no forms for short words, nor for what is no word', () => {
  expect(formsOf('ely')).toEqual([]);
  expect(formsOf('x'.repeat(21))).toEqual([]);
});

it.each(spellings)('has the same words of %j as of any other spelling', (spelling) => {
  expect(tokensOf(spelling)).toEqual(['zoe', 'oneill']);
});
