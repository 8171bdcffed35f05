import { maxAddresses } from '@plainwill/contracts/address-lookup/addresses';
import type { StructuredAddress } from '@plainwill/contracts/shared/structured-address';
import { expect, it } from 'vitest';
import { inOrder } from './address-finder.ts';

const at = (line_1: string, line_2 = ''): StructuredAddress => ({
  formatted_address: line_1,
  line_1,
  line_2,
  town_or_city: 'York',
  county: '',
  postcode: 'YO1 7HH',
});

const linesOf = (addresses: StructuredAddress[]) => addresses.map(({ line_1 }) => line_1);

it('counts house numbers as people do, and puts names after them', () => {
  const untidy = ['Rose Cottage', '10 Mill Lane', '1A Mill Lane', '2 Mill Lane', '1 Mill Lane', 'Ash Cottage'];
  const tidy = ['1 Mill Lane', '1A Mill Lane', '2 Mill Lane', '10 Mill Lane', 'Ash Cottage', 'Rose Cottage'];
  expect(linesOf(inOrder(untidy.map((line) => at(line))))).toEqual(tidy);
});

it('puts flats in order within their building, and those whose lines are still to come by what is shown', () => {
  const untidy = [at('Flat 10', '2 Mill Lane'), at('Flat 2', '2 Mill Lane'), at('Flat 2', '10 Mill Lane')];
  expect(inOrder(untidy).map(({ line_1, line_2 }) => `${line_1}, ${line_2}`)).toEqual([
    'Flat 2, 2 Mill Lane',
    'Flat 2, 10 Mill Lane',
    'Flat 10, 2 Mill Lane',
  ]);
  const unresolved = ['12 Mill Lane', '3 Mill Lane'].map((formatted_address) => ({
    ...at(''),
    formatted_address,
    resolveId: formatted_address,
  }));
  expect(inOrder(unresolved).map((each) => each.formatted_address)).toEqual(['3 Mill Lane', '12 Mill Lane']);
});

it('keeps each address once, whatever its case', () => {
  expect(inOrder([at('Flat 1', 'Mill Lane'), at('FLAT 1', 'MILL LANE'), at('Flat 2', 'Mill Lane')])).toHaveLength(2);
});

it('keeps no more than a list can show', () => {
  expect(inOrder(Array.from({ length: maxAddresses + 50 }, (_, number) => at(`${number} Mill Lane`)))).toHaveLength(
    maxAddresses,
  );
});
