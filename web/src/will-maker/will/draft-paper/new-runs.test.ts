import type { Clause } from '@plainwill/contracts/will-data/will/will-document';
import { expect, it } from 'vitest';
import { aClause } from '../../../testing/a-will.ts';
import { newestLine, withNewRuns } from './new-runs.ts';

const plain = (text: string) => ({ text, style: 'plain' as const });
const name = (text: string) => ({ text, style: 'name' as const });
const shown = (clauses: readonly Clause[], before: readonly (Clause | undefined)[]) =>
  newestLine(clauses.map((clause, index) => withNewRuns(clause, before[index])))
    ?.runs.map(({ text }) => text)
    .join('');

const family = (items: Clause['items']) =>
  aClause({ id: 'family', runs: [plain('My family (this clause gives nothing):')], items });
const section33 = aClause({
  id: 'section33',
  runs: [plain('What this section says takes the place of section 33')],
  items: [],
});

it('shows the line with the person’s own names, though a later clause is new as well', () => {
  const son = family([
    [plain('my son '), name('MAX HALE')],
    [plain('my daughter '), name('MIA HALE')],
  ]);
  expect(shown([son, section33], [family([]), undefined])).toBe('my daughter MIA HALE');
});

it('shows other new words where no name is new, and how the section begins where nothing is', () => {
  expect(shown([family([]), section33], [family([]), undefined])).toBe(
    'What this section says takes the place of section 33',
  );
  expect(shown([family([]), section33], [family([]), section33])).toBe('My family (this clause gives nothing):');
});
