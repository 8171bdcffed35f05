import { expect, it } from 'vitest';
import { innocentItems, itemsAbroad, itemsAtHome, trustsTypedAsItems } from '../testing/items.ts';
import { isAddressAbroad } from './abroad.ts';
import { readItem } from './read-item.ts';

const names = { all: new Set<string>(), takers: new Set<string>(), phrases: new Set<string>() };
const isAbroad = (item: string) => readItem(item, { homeLine: '4 Mill Lane', names }).isAbroad;

it.each(itemsAbroad)('lies abroad: %s', (item) => expect(isAbroad(item)).toBe(true));

it.each([...itemsAtHome, ...innocentItems, ...trustsTypedAsItems])('does not lie abroad: %s', (item) =>
  expect(isAbroad(item)).toBe(false),
);

const address = { address: '', line1: '1 Rue Haute', line2: '', townOrCity: '', county: '', postcode: '' };

it.each([
  [{ postcode: '75001' }, true],
  [{ postcode: 'D02 AF30' }, true],
  [{ townOrCity: 'Dublin 4' }, true],
  [{ county: 'Spain' }, true],
  [{ address: '1 Main Street, Nerja, Spain' }, true],
  [{ postcode: 'JE2 3AB' }, true],
  [{ townOrCity: 'Perth', postcode: 'PH1 5AA' }, false],
  [{ townOrCity: 'Ludlow', postcode: 'SY8 1XX' }, false],
  [{ townOrCity: 'Ludlow' }, false],
  [{}, false],
])('an address with %j is abroad: %s', (parts, expected) => {
  expect(isAddressAbroad({ ...address, ...parts })).toBe(expected);
});
