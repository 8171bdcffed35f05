import { describe, expect, it } from 'vitest';
import { areSharesWhole, shareStateOf } from './share-rules.ts';

const level = (...shares: (number | null)[]) => shares.map((shareBasisPoints) => ({ shareBasisPoints }));
const recipients = (...shares: [number, number | null][]) =>
  shares.map(([priority, shareBasisPoints]) => ({ priority, shareBasisPoints }));

describe('the shares at one priority', () => {
  it('are equal while nobody has a percentage', () => {
    expect(shareStateOf(level(null, null))).toEqual({ kind: 'equal' });
  });

  it('are whole when everyone has one and they make up 100%', () => {
    expect(shareStateOf(level(3333, 3333, 3334))).toEqual({ kind: 'given', total: 10_000, isWhole: true });
  });

  it.each([
    ['one has none', level(10_000, null)],
    ['they make up less', level(5000, 4999)],
    ['they make up more', level(5000, 5001)],
  ])('are not whole when %s', (_what, shares) => {
    expect(shareStateOf(shares)).toMatchObject({ isWhole: false });
  });
});

it('counts each priority by itself', () => {
  expect(areSharesWhole(recipients([1, 5000], [2, null], [1, 5000]))).toBe(true);
  expect(areSharesWhole(recipients([1, 5000], [2, 5000]))).toBe(false);
  expect(areSharesWhole([])).toBe(true);
});
