import { expect, it } from 'vitest';
import { inOrder } from './executor-order.ts';

it('puts primaries before backups, and each in the order appointed', () => {
  const executors = [
    { name: 'Ann', role: 'backup', position: 0 },
    { name: 'Bob', role: 'primary', position: 3 },
    { name: 'Cy', role: 'primary', position: 1 },
    { name: 'Di', role: 'backup', position: 2 },
  ] as const;
  expect(inOrder(executors).map(({ name }) => name)).toEqual(['Cy', 'Bob', 'Ann', 'Di']);
});
