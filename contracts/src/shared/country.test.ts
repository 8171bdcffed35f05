import { expect, it } from 'vitest';
import { otherCountryOf } from './country.ts';

it.each([
  ['EH1 1YZ', 'Scotland'],
  ['G1 1XQ', 'Scotland'],
  ['BT1 5GS', 'Northern Ireland'],
  ['JE2 3QA', 'Jersey'],
  ['GY1 2PF', 'Guernsey'],
  ['IM1 3PN', 'Isle of Man'],
])('knows that %s is in %s', (postcode, country) => {
  expect(otherCountryOf(postcode)).toBe(country);
});

it.each(['SW1A 2AA', 'GL1 1AA', 'CF10 3NP', 'LL55 2AY'])('says nothing of %s, in England or Wales', (postcode) => {
  expect(otherCountryOf(postcode)).toBeNull();
});

it.each(['TD15 1AA', 'TD12 4AA', 'DG16 5AA'])('says nothing of %s, which the border divides', (postcode) => {
  expect(otherCountryOf(postcode)).toBeNull();
});

it.each(['', 'EH', 'EH1', 'eh1 1yz', 'Edinburgh'])('says nothing of %j, which is no postcode', (typed) => {
  expect(otherCountryOf(typed)).toBeNull();
});
