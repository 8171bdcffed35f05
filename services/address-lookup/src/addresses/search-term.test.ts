import { describe, expect, it } from 'vitest';
import { loggable, searchTermOf } from './search-term.ts';

describe('a whole postcode', () => {
  it.each(['SW1A 2AA', 'sw1a2aa', ' sw1a  2aa ', 'SW1A-2AA', '(sw1a) 2aa.', 'S W 1 A 2 A A'])(
    'is known in %j',
    (typed) => {
      expect(searchTermOf(typed)).toEqual({ kind: 'postcode', text: 'SW1A 2AA', postcode: 'SW1A 2AA' });
    },
  );

  it.each([
    ['SW1A OAA', 'SW1A 0AA'],
    ['m2 idb', 'M2 1DB'],
  ])('with a letter for a digit is put right: %s', (typed, postcode) => {
    expect(searchTermOf(typed)).toMatchObject({ kind: 'postcode', postcode });
  });

  it('is logged by its first half only', () => {
    expect(loggable(searchTermOf('sw1a 2aa'))).toEqual({ outward: 'SW1A' });
    expect(loggable(searchTermOf('10 Downing Street'))).toEqual({});
    expect(loggable(searchTermOf('SW1A 2'))).toEqual({});
  });
});

describe('a part of a postcode', () => {
  const contains = (typed: string, postcode: string) => {
    const term = searchTermOf(typed);
    if (term.kind !== 'partial-postcode') throw new Error(`${typed} was taken for ${term.kind}`);
    return term.ranges.some(({ from, below }) => postcode >= from && postcode < below);
  };

  it.each([
    ['SW1A', 'SW1A 2AA', 'SW1P 3PA'],
    ['sw1a 1', 'SW1A 1AA', 'SW1A 2AA'],
    ['SW1A1', 'SW1A 1AA', 'SW1A 2AA'],
    ['SW1A 1A', 'SW1A 1AA', 'SW1A 1BA'],
    ['SW1', 'SW1A 2AA', 'SW11 2AA'],
    ['m2', 'M2 5DB', 'M20 5DB'],
    ['SW11', 'SW1 1AA', 'SW12 1AA'],
    ['SW11', 'SW11 4AA', 'SW12 1AA'],
  ])('%j holds %s and not %s', (typed, inside, outside) => {
    expect(contains(typed, inside)).toBe(true);
    expect(contains(typed, outside)).toBe(false);
  });
});

describe('anything else', () => {
  it.each(['10 Downing Street', 'Durham', 'SW', '%', 'ID1 CLIP', '東京'])('is words: %j', (typed) => {
    expect(searchTermOf(typed)).toEqual({ kind: 'words', text: typed });
  });
});
