import { emptyAddress, structuredAddressOf } from '@plainwill/contracts/shared/address';
import { spellings } from '@plainwill/contracts/shared/testing/spellings';
import { expect, it } from 'vitest';
import { filterAddresses } from './found-addresses.tsx';

const addresses = ['Flat 1, O’Neill’s Row, Conwy', 'Flat 12, Café Court, Conwy', '12 Mill Lane, York'].map((address) =>
  structuredAddressOf({ ...emptyAddress, address }),
);
const left = (typed: string) => filterAddresses(addresses, typed).map((each) => each.formatted_address);

it.each([
  ['', [0, 1, 2]],
  ['12', [1, 2]],
  ['flat 1', [0, 1]],
  ['CAFE co', [1]],
  ['oneill', [0]],
  ['lane flat', []],
  [', %', [0, 1, 2]],
])('%j leaves those that have its words', (typed, indexes) => {
  expect(left(typed)).toEqual(indexes.map((index) => addresses[index]?.formatted_address));
});

it.each(spellings)('leaves an address written as %j by each spelling of it', (address) => {
  const found = [structuredAddressOf({ ...emptyAddress, address })];
  for (const typed of spellings) expect(filterAddresses(found, typed)).toEqual(found);
});
