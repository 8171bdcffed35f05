import type { Address } from '@plainwill/contracts/shared/address';
import { expect, it } from 'vitest';
import { inOrder } from './address-order.ts';

const at = (line_1: string, line_2 = ''): Address => ({
  formatted_address: line_1,
  line_1,
  line_2,
  town_or_city: 'York',
  county: '',
  postcode: 'YO1 7HH',
});

const linesOf = (addresses: Address[]) => addresses.map(({ line_1 }) => line_1);

it('counts house numbers as people do, and puts names after them', () => {
  const untidy = ['Rose Cottage', '10 Mill Lane', '1A Mill Lane', '2 Mill Lane', '1 Mill Lane', 'Ash Cottage'];
  const tidy = ['1 Mill Lane', '1A Mill Lane', '2 Mill Lane', '10 Mill Lane', 'Ash Cottage', 'Rose Cottage'];
  expect(linesOf(inOrder(untidy.map((line) => at(line))))).toEqual(tidy);
});

it('keeps each address once, whatever its case', () => {
  expect(inOrder([at('Flat 1', 'Mill Lane'), at('FLAT 1', 'MILL LANE'), at('Flat 2', 'Mill Lane')])).toHaveLength(2);
});

it('keeps no more than a list can show', () => {
  expect(inOrder(Array.from({ length: 150 }, (_, number) => at(`${number} Mill Lane`)))).toHaveLength(100);
});
