import { expect, it } from 'vitest';
import { innocentItems, itemsAbroad, itemsAtHome, trustsTypedAsItems } from '../testing/items.ts';
import { isAddressAbroad, liesAbroad } from './abroad.ts';
import { readItem } from './item-kind.ts';

const isAbroad = (item: string) => liesAbroad({ item, kind: readItem(item, '4 Mill Lane').kind });

it.each(itemsAbroad)('lies abroad: %s', (item) => expect(isAbroad(item)).toBe(true));

it.each([...itemsAtHome, ...innocentItems, ...trustsTypedAsItems])('does not lie abroad: %s', (item) =>
  expect(isAbroad(item)).toBe(false),
);

const address = { address: '', line_1: '1 Rue Haute', line_2: '', town_or_city: '', county: '', postcode: '' };

it.each([
  [{ postcode: '75001' }, true],
  [{ postcode: 'D02 AF30' }, true],
  [{ town_or_city: 'Dublin 4' }, true],
  [{ county: 'Spain' }, true],
  [{ address: '1 Main Street, Nerja, Spain' }, true],
  [{ postcode: 'JE2 3AB' }, true],
  [{ town_or_city: 'Perth', postcode: 'PH1 5AA' }, false],
  [{ town_or_city: 'Ludlow', postcode: 'SY8 1XX' }, false],
  [{ town_or_city: 'Ludlow' }, false],
  [{}, false],
])('an address with %j is abroad: %s', (parts, expected) => {
  expect(isAddressAbroad({ ...address, ...parts })).toBe(expected);
});
