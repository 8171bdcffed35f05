import { describe, expect, it } from 'vitest';
import { shareIn, sharesInWords, shareText } from './share-text.ts';

describe('a share as typed', () => {
  it.each([
    ['50', 5000],
    ['33.33', 3333],
    ['33.3 %', 3330],
    ['0.01', 1],
    [' 100% ', 10_000],
    ['12,5', 1250],
  ])('reads %j', (typed, share) => expect(shareIn(typed)).toBe(share));

  it.each(['0', '100.01', '101', '-5', '33.333', 'half', '1000', '%'])('does not guess at %j', (typed) =>
    expect(shareIn(typed)).toBeUndefined(),
  );

  it('is none when nothing is typed', () => expect(shareIn('  ')).toBeNull());
});

it.each([5000, 3333, 3330, 1, 10_000])('prints %i so that it reads as the same share', (share) => {
  expect(shareIn(shareText(share))).toBe(share);
});

describe('the running total', () => {
  it.each<[string, (number | null)[]]>([
    ['All of it', [null]],
    ['Shared equally between the 3 of them', [null, null, null]],
    ['70% given, 30% left', [7000, null]],
    ['66.66% given, 33.34% left', [3333, 3333, null]],
    ['100% given', [3333, 3333, 3334]],
    ['110% given, 10% too much', [6000, 5000]],
    ['100% given, and one person has none', [6000, 4000, null]],
    ['100% given, and 2 people have none', [10_000, null, null]],
  ])('says “%s”', (words, shares) => expect(sharesInWords(shares)).toBe(words));
});
