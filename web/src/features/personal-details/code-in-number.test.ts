import { expect, it } from 'vitest';
import { codeInNumber } from './code-in-number.ts';

it.each([
  ['+33 6 12 34 56 78', { code: '+33', number: '6 12 34 56 78' }],
  ['0049 151 23456789', { code: '+49', number: '151 23456789' }],
  ['+1 (202) 555-0123', { code: '+1', number: '(202) 555-0123' }],
  ['+44 7700 900123', null],
  ['07700 900123', null],
  ['+353 85 012 3456', null],
])('finds in %s: %o', (typed, found) => {
  expect(codeInNumber(typed)).toEqual(found);
});
