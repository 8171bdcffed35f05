import { expect, it } from 'vitest';
import { isForcesAddress } from './forces-address.ts';

it.each([
  [['Sgt A Hart', '1 Bn Rifles', 'BFPO 57'], true],
  [['BFPO 61', 'BF1 2AY'], true],
  [['1 Mill Lane', 'bf1 2ay'], true],
  [['1 Mill Lane', 'BFPO57'], true],
  [['1 Bfpond Lane', 'Ludlow', 'SY8 1AA'], false],
  [['1 Mill Lane', 'Bristol', 'BS1 2AY'], false],
  [[''], false],
])('takes %j for an address of the forces: %s', (lines, isForces) => {
  expect(isForcesAddress(lines)).toBe(isForces);
});
