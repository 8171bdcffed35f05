import { cleanMobileNumber } from '@plainwill/contracts/will-data/vocabulary';
import { getCountries, getExampleNumber } from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/mobile/examples';
import { expect, it } from 'vitest';
import { mobileRemark, printMobileWithCode, readNumber } from './mobile-number.ts';

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
  ['+44', '+33 6 12 34 56 78', { code: '+33', number: '612345678' }],
  ['+44', '0049 151 23456789', { code: '+49', number: '15123456789' }],
  ['+44', '+1 (202) 555-0123', { code: '+1', number: '2025550123' }],
  ['+44', '00 353 85 012 3456', { code: '+353', number: '850123456' }],
  ['+44', '(+61) 412 345 678', { code: '+61', number: '412345678' }],
  ['+33', '+44 (0)7700 900123', { code: '+44', number: '07700 900123' }],
  ['+44', '0044 7700 900123', { code: '+44', number: '07700 900123' }],
  ['+36', '06 20 123 4567', { code: '+36', number: '201234567' }],
  ['+7', '8 912 345 67 89', { code: '+7', number: '9123456789' }],
  ['+44', '+999 12', null],
  ['+44', '07700 900123', null],
  ['+33', 'at work: 06 12 34 56 78', null],
])('reads beside %s the number %s as %o', async (code, typed, found) => {
  expect(await readNumber(code, typed)).toEqual(found);
});

it.each([
  '+1 443 555 0123',
  '+39 06 6982 1234',
  '+36 20 123 4567',
  '+7 912 345 67 89',
  '+54 9 11 2345 6789',
  '+225 07 89 88 12 34',
  '+49 441 123456',
  '+353 44 123 4567',
])('reads %s back as it was typed, after two saves', async (typed) => {
  const found = await readNumber('+44', typed);
  const stored = cleanMobileNumber(found?.code ?? '', found?.number ?? '');
  const again = await readNumber(found?.code ?? '', stored);
  expect(again).toEqual(found);
  const printed = printMobileWithCode(found?.code ?? '', cleanMobileNumber(found?.code ?? '', again?.number ?? ''));
  expect(printed.replace(' ', '')).toBe(typed.replace(/ /g, ''));
});

it('stores the mobile numbers of every country so that they can be called', () => {
  const lost = getCountries().flatMap((country) => {
    const example = getExampleNumber(country, examples);
    if (!example) return [];
    const code = `+${example.countryCallingCode}`;
    const printed = printMobileWithCode(code, cleanMobileNumber(code, example.nationalNumber)).replace(' ', '');
    return printed === example.number ? [] : [`${country} ${example.number} ${printed}`];
  });
  expect(lost).toEqual([]);
});

it('takes a number that came with its code as whole', () => {
  expect(printMobileWithCode('+44', '+99912')).toBe('+99912');
});
