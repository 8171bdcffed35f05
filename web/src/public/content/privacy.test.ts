import { expect, it } from 'vitest';
import { pageTextsOf, withoutMarks } from './marked-text.ts';
import { privacyOf } from './privacy.ts';
import { readingAge } from './testing/reading-age.ts';

const saidBy = (review: 'off' | 'optional' | 'required') => pageTextsOf(privacyOf({ review })).map(withoutMarks);

it.each(['optional', 'required'] as const)('says what a check keeps, who sees it and how to get it: %s', (review) => {
  const said = saidBy(review).join(' ');
  for (const words of ['how you made your will', 'only because you agreed', 'people who check wills', 'our own notes'])
    expect(said.toLowerCase()).toContain(words);
});

it('says nothing of a check where no one reads wills', () => {
  expect(saidBy('off').join(' ')).not.toMatch(/check wills|was checked|asked for a check|our own notes/i);
});

it('says what is kept of passkeys, second steps and known devices, and for how long', () => {
  const said = saidBy('off').join(' ');
  for (const words of [
    'public key',
    'secret encrypted',
    'recovery code we keep only a scrambled form',
    '90 days after',
    '8 days at most',
    'A year after it was done or stopped',
  ])
    expect(said).toContain(words);
});

it.each(['off', 'optional', 'required'] as const)('can be read at the age of ten: %s', (review) => {
  expect(readingAge(saidBy(review))).toBeLessThan(10);
});
