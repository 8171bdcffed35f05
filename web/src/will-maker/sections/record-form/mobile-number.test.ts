import { expect, it } from 'vitest';
import { internationalNumber, mobileRemark, printMobile, printMobileWithCode } from './mobile-number.ts';

it.each([
  ['+44', '07700 900123', false],
  ['+44', '+44 (0)7700-900123', false],
  ['+44', '01632 96000', false],
  ['+44', '0163 296', true],
  ['+44', '07700 900123 45', true],
  ['+33', '6 12', false],
  ['+44', '', false],
])('of %s %s has something to say: %s', (code, typed, hasRemark) => {
  expect(mobileRemark(code, typed) !== null).toBe(hasRemark);
});

it.each([
  ['+33 6 12 34 56 78', { code: '+33', number: '06 12 34 56 78' }],
  ['0049 151 23456789', { code: '+49', number: '01512 3456789' }],
  ['+1 (202) 555-0123', { code: '+1', number: '(202) 555-0123' }],
  ['+353 85 012 3456', { code: '+353', number: '085 012 3456' }],
  ['00 353 85 012 3456', { code: '+353', number: '085 012 3456' }],
  ['(+61) 412 345 678', { code: '+61', number: '0412 345 678' }],
  ['+44 (0)7700 900123', { code: '+44', number: '07700 900123' }],
  ['0044 7700 900123', { code: '+44', number: '07700 900123' }],
  ['+999 12', null],
  ['07700 900123', null],
])('reads %s as %o', async (typed, found) => {
  expect(await internationalNumber(typed)).toEqual(found);
});

it('prints a number as it is called at home and from anywhere', () => {
  expect(printMobile('+44', '7700900123')).toBe('07700900123');
  expect(printMobile('+353', '850123456')).toBe('850123456');
  expect(printMobileWithCode('+44', '7700900123')).toBe('+44 7700900123');
});

it('takes a number that came with its code as whole', () => {
  expect(printMobile('+44', '+99912')).toBe('+99912');
  expect(printMobileWithCode('+44', '+99912')).toBe('+99912');
});
