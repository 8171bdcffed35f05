import { expect, it } from 'vitest';
import { familyBadges, noParts, type Sharer } from './family-badges.ts';

const sharer = (id: string, more: Partial<Sharer> = {}): Sharer => ({
  ids: [id],
  isOpen: false,
  shareBasisPoints: null,
  ...more,
});
const portionsOf = (...residue: Sharer[][]) =>
  [...familyBadges({ ...noParts, residue })].map(([id, badges]) => [id, badges.map(({ portion }) => portion)]);

it('says of those who inherit first what part of the rest goes to them', () => {
  expect(portionsOf([sharer('daniel')], [sharer('rosie')])).toEqual([
    ['daniel', [1]],
    ['rosie', [undefined]],
  ]);
  expect(portionsOf([sharer('rosie', { shareBasisPoints: 7500 }), sharer('max', { shareBasisPoints: 2500 })])).toEqual([
    ['rosie', [0.75]],
    ['max', [0.25]],
  ]);
  expect(portionsOf([sharer('rosie', { ids: ['rosie', 'max'] }), sharer('eve')])).toEqual([
    ['rosie', [1 / 3]],
    ['max', [1 / 3]],
    ['eve', [1 / 3]],
  ]);
});

it('says of no one what part it is where nobody knows how many there will be', () => {
  expect(portionsOf([sharer('rosie', { isOpen: true }), sharer('max')])).toEqual([
    ['rosie', [undefined]],
    ['max', [undefined]],
  ]);
});
