import { expect, it } from 'vitest';
import { countryOf, inOneLine, isOutsideUnitedKingdom, postcodeOf } from './addresses.ts';

const none = { address: '', line1: '', line2: '', townOrCity: '', county: '', postcode: '' };

it.each([
  [
    { line1: '4 Mill Lane', townOrCity: 'Ludlow', county: 'Shropshire', postcode: 'sy8 1xx' },
    '4 Mill Lane, Ludlow, Shropshire SY8 1XX',
  ],
  [{ line1: '4 Mill Lane,', line2: 'Flat 2', postcode: '' }, '4 Mill Lane, Flat 2'],
  [{ address: '4 Mill Lane,\nLudlow.', townOrCity: 'Ludlow' }, '4 Mill Lane, Ludlow'],
  [{}, ''],
])('writes %j in one line', (address, line) => {
  expect(inOneLine({ ...none, ...address })).toBe(line);
});

it.each([
  ['SY8 1XX', 'England or Wales'],
  ['DE1 1AA', 'England or Wales'],
  ['GL1 1AA', 'England or Wales'],
  ['cf10 1aa', 'England or Wales'],
  ['EH1 1AA', 'elsewhere'],
  ['G1 1AA', 'elsewhere'],
  ['TD15 1AA', 'border'],
  ['BT1 1AA', 'elsewhere'],
  ['JE2 3AB', 'elsewhere'],
  ['D02 AF30', 'elsewhere'],
  ['d6w xy00', 'elsewhere'],
  ['75001', 'elsewhere'],
  ['G1', 'elsewhere'],
  ['SY8', 'unknown'],
  ['BX1 1LT', 'unknown'],
  ['BF1 2AA', 'unknown'],
  ['SY8 1X', 'unknown'],
  ['', 'unknown'],
  ['Ludlow', 'unknown'],
])('knows where %s is: %s', (postcode, country) => {
  expect(countryOf(postcode)).toBe(country);
});

it.each([
  [{ postcode: ' sy8 1xx ', address: '1 High St, EH1 1AA' }, 'sy8 1xx'],
  [{ postcode: '', address: '1 High St, Edinburgh EH1 1AA.' }, 'EH1 1AA'],
  [{ postcode: '', address: '1 High St, Edinburgh' }, ''],
])('takes the postcode of %j to be %j', (home, postcode) => {
  expect(postcodeOf(home)).toBe(postcode);
});

it.each([
  ['75001', true],
  ['D02 AF30', true],
  ['JE2 3AB', true],
  ['EH1 1AA', false],
  ['BT1 1AA', false],
  ['SY8 1XX', false],
  ['', false],
])('knows whether %s is outside the United Kingdom: %s', (postcode, isOutside) => {
  expect(isOutsideUnitedKingdom(postcode)).toBe(isOutside);
});
