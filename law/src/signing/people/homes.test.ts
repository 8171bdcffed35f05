import { emptyAddress } from '@plainwill/contracts/shared/address';
import { expect, it } from 'vitest';
import { areDifferentHomes, homeOf, isSameHome } from './homes.ts';

const inParts = { ...emptyAddress, line1: '9 Corve Street', townOrCity: 'Ludlow', postcode: 'SY8 1DA' };
const homes = (a: object, b: object) => [homeOf({ ...emptyAddress, ...a }), homeOf({ ...emptyAddress, ...b })] as const;

it.each([
  [{ address: '9 Corve Street, Ludlow SY8 1DA' }, 'one'],
  [{ address: '9, corve street, ludlow, sy81da' }, 'one'],
  [{ address: '9 Corve Street, Ludlow SY8 1DA, United Kingdom' }, 'one'],
  [{ line1: '9 Corve Street,', line2: 'Flat 2', postcode: 'sy8 1da' }, 'one'],
  [{ address: '9 Corve Street, Ludlow' }, 'unknown'],
  [{ address: 'SY8 1DA' }, 'unknown'],
  [{ address: '19 Corve Street, Ludlow SY8 1DA' }, 'two'],
  [{ address: '9 Corve Streetend, Ludlow SY8 1DA' }, 'two'],
  [{ address: '9 Corve Street, Ludlow SY8 1DB' }, 'two'],
  [{ address: '14 Station Road, Hereford' }, 'two'],
])('takes 9 Corve Street and %j for %s', (address, verdict) => {
  const [a, b] = homes(inParts, address);
  if (!a || !b) throw new Error('has no address');
  expect([isSameHome(a, b), isSameHome(b, a)]).toEqual([verdict === 'one', verdict === 'one']);
  expect([areDifferentHomes(a, b), areDifferentHomes(b, a)]).toEqual([verdict === 'two', verdict === 'two']);
});

it('takes the words alone where no postcode is known for no home in common', () => {
  const [a, b] = homes({ address: '9 Corve Street' }, { address: '9 Corve Street' });
  expect(a && b && isSameHome(a, b)).toBe(false);
  expect(homeOf(emptyAddress)).toBeNull();
});

it('compares addresses of other countries by their own postcodes', () => {
  const [a, b] = homes({ line1: '3 Rue Haute', postcode: '75001' }, { line1: '3 rue haute', postcode: '75 001' });
  expect(a && b && isSameHome(a, b)).toBe(true);
});
