import { describe, expect, it } from 'vitest';
import { differenceText, type Gain, gainLabel, nothing } from './gains.ts';

const gain = (pence: number, changes: Partial<Gain> = {}): Gain => ({ ...nothing, pence, ...changes });

describe('what somebody gets', () => {
  it.each([
    [nothing, 'Nothing'],
    [gain(5_000_000, { heldUntil: '21' }), '£50,000, at 21'],
    [gain(0, { things: ['a gift'] }), 'A gift'],
    [gain(5_000_000, { things: ['a gift', 'your home'] }), '£50,000, a gift and your home'],
    [gain(5_000_000, { isShared: true }), 'A share of £50,000'],
  ] as const)('is said in words', (what, words) => {
    expect(gainLabel(what)).toBe(words);
  });
});

describe('the difference', () => {
  it.each([
    ['a thing alone is lost', gain(0, { things: ['a gift'] }), nothing, 'Ruth would get nothing.'],
    ['nothing is gained or lost', gain(100), gain(100), 'The same.'],
    ['nobody gets anything', nothing, nothing, 'Nothing either way.'],
    ['less', gain(300_00), gain(100_00), '£200 less.'],
    ['sooner', gain(100_00, { heldUntil: '21' }), gain(100_00, { heldUntil: '18' }), 'At 18, not 21.'],
    ['less without a thing', gain(300_00, { things: ['a gift'] }), gain(100_00), '£200 less, without a gift.'],
    [
      'a home that goes anyway',
      gain(0, { things: ['your home'] }),
      gain(100_00, { things: ['your home'] }),
      '£100 more.',
    ],
    ['a share', gain(100_00), gain(900_00, { isShared: true }), 'Ruth would get a share of £900.'],
    ['something new', nothing, gain(100_00, { heldUntil: '18' }), 'Ruth would get £100, at 18.'],
  ] as const)('is said in words: %s', (_case, byWill, without, words) => {
    expect(differenceText('Ruth', byWill, without)).toBe(words);
  });
});
