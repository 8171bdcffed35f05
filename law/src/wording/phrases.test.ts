import { describe, expect, it } from 'vitest';
import { asEnding, letterOf, plural, sentenceEnd, tidy, withOneStop } from './phrases.ts';

describe('phrases', () => {
  it('puts typed text on one line with single spaces', () => {
    expect(tidy('  By the sea,\n\twith\u00a0friends  ')).toBe('By the sea, with friends');
  });

  it.each([
    ['St Mary’s, Ludlow', 'St Mary’s, Ludlow.'],
    ['St Mary’s, Ludlow.', 'St Mary’s, Ludlow.'],
    ['St Mary’s, Ludlow ,; ', 'St Mary’s, Ludlow.'],
    ['Sing!', 'Sing!'],
    ['Wherever you like?', 'Wherever you like?'],
  ])('ends a sentence of typed words once: %s', (typed, ended) => {
    expect(sentenceEnd(typed)).toBe(ended);
  });

  it('ends a sentence once after a name that has a full stop', () => {
    expect(withOneStop('It goes to Rescue Inc.. Then … or more...')).toBe('It goes to Rescue Inc. Then … or more...');
  });

  it('finds nothing to say in punctuation alone', () => {
    expect(asEnding(' . , ; ')).toBe('');
  });

  it('reads a long row of full stops once', () => {
    const typed = `${'.'.repeat(100_000)}x`;
    const before = process.cpuUsage();
    expect(asEnding(typed)).toBe(typed);
    const { user } = process.cpuUsage(before);
    expect(user / 1000).toBeLessThan(1000);
  });

  it('agrees a word with its count', () => {
    expect([0, 1, 2].map((count) => plural(count, 'share', 'shares'))).toEqual(['shares', 'share', 'shares']);
  });

  it('letters items past z', () => {
    expect([0, 1, 25, 26, 51, 52].map(letterOf)).toEqual(['a', 'b', 'z', 'aa', 'az', 'ba']);
  });
});
