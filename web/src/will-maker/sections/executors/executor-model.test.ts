import { expect, it } from 'vitest';
import { aboutOrder } from './executor-model.ts';

const executors = (primaries: number, backups: number) => [
  ...Array.from({ length: primaries }, () => ({ role: 'primary' as const })),
  ...Array.from({ length: backups }, () => ({ role: 'backup' as const })),
];

it.each([
  ['primary', 1, 0, 'Acts alone.'],
  ['primary', 2, 3, 'They act together.'],
  ['primary', 4, 0, 'They act together.'],
  ['primary', 5, 0, 'They act together. If more than four can act, the first four in this order are granted probate.'],
  ['backup', 1, 1, 'They step in if one of your executors can’t act, in this order.'],
  ['backup', 0, 2, 'No one comes before them, so these act as your executors.'],
] as const)('says of the %s executors, with %i and %i', (role, primaries, backups, words) => {
  expect(aboutOrder(role, executors(primaries, backups))).toBe(words);
});
