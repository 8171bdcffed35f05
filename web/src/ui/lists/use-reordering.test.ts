import { describe, expect, it } from 'vitest';
import { indexAt, movedTo } from './use-reordering.tsx';

const ids = ['a', 'b', 'c', 'd'];

describe('movedTo', () => {
  it.each([
    ['a', 0, 'abcd'],
    ['a', 1, 'bacd'],
    ['a', 3, 'bcda'],
    ['d', 0, 'dabc'],
    ['c', 1, 'acbd'],
  ])('puts %s at index %i: %s', (id, index, order) => {
    expect(movedTo(ids, id, index).join('')).toBe(order);
  });
});

describe('indexAt', () => {
  it.each([
    ['b', 'b', 'after', 1],
    ['b', 'a', 'before', 0],
    ['b', 'a', 'after', 1],
    ['b', 'c', 'before', 1],
    ['b', 'c', 'after', 2],
    ['b', 'd', 'after', 3],
    ['d', 'a', 'before', 0],
  ] as const)('finds where %s goes at %s, %s', (held, key, dropPosition, index) => {
    expect(indexAt(ids, held, { key, dropPosition })).toBe(index);
  });
});
