import { expect, it } from 'vitest';
import { glossary } from './glossary.ts';
import { pageTextsOf, withoutMarks } from './marked-text.ts';
import { allPages } from './testing/all-pages.ts';
import { readingAge } from './testing/reading-age.ts';

const plainEnough = 10;

it.each(allPages.map((page) => [page.path, page] as const))('can be read at the age of ten: %s', (_path, page) => {
  expect(readingAge(pageTextsOf(page).map(withoutMarks))).toBeLessThan(plainEnough);
});

it('explains the terms in words that an eleven-year-old can read', () => {
  expect(readingAge(Object.values(glossary).map(({ meaning }) => meaning))).toBeLessThan(11);
});

it('tells hard writing from easy writing', () => {
  const hard =
    'The testator’s residuary beneficiaries, notwithstanding any antecedent appointment, shall take in remainder absolutely.';
  expect(readingAge([hard])).toBeGreaterThan(plainEnough + 5);
});
