import { expect, it } from 'vitest';
import { inOneLine, isInEnglandOrWales } from './addresses.ts';

const none = { address: '', line_1: '', line_2: '', town_or_city: '', county: '', postcode: '' };

it.each([
  [
    { line_1: '4 Mill Lane', town_or_city: 'Ludlow', county: 'Shropshire', postcode: 'sy8 1xx' },
    '4 Mill Lane, Ludlow, Shropshire SY8 1XX',
  ],
  [{ line_1: '4 Mill Lane,', line_2: 'Flat 2', postcode: '' }, '4 Mill Lane, Flat 2'],
  [{ address: '4 Mill Lane,\nLudlow.', town_or_city: 'Ludlow' }, '4 Mill Lane, Ludlow'],
  [{}, ''],
])('writes %j in one line', (address, line) => {
  expect(inOneLine({ ...none, ...address })).toBe(line);
});

it.each([
  ['SY8 1XX', true],
  ['DE1 1AA', true],
  ['GL1 1AA', true],
  ['cf10 1aa', true],
  ['EH1 1AA', false],
  ['G1 1AA', false],
  ['TD15 1AA', false],
  ['BT1 1AA', false],
  ['JE2 3AB', false],
  ['', false],
  ['Ludlow', false],
])('knows whether %s is in England or Wales for certain', (postcode, isCertain) => {
  expect(isInEnglandOrWales(postcode)).toBe(isCertain);
});
