import type { Clause } from '@plainwill/contracts/will-data/will/will-document';
import { expect, it } from 'vitest';
import { aClause } from '../../../testing/a-will.ts';
import { firstLine, fromNew, withNewRuns, writtenLine } from './new-runs.ts';

const plain = (text: string) => ({ text, style: 'plain' as const });
const name = (text: string) => ({ text, style: 'name' as const });
const shown = (clauses: readonly Clause[], before: readonly (Clause | undefined)[]) => {
  const marked = clauses.map((clause, index) => withNewRuns(clause, before[index]));
  return (writtenLine(marked) ?? firstLine(marked))?.runs.map(({ text }) => text).join('');
};

const family = (items: Clause['items']) =>
  aClause({ id: 'family', runs: [plain('My family (this clause gives nothing):')], items });
const section33 = aClause({
  id: 'section33',
  runs: [plain('What this section says takes the place of section 33')],
  items: [],
});
const max = [plain('my son '), name('MAX HALE')];

it('shows the line with the person’s own names, though a later clause is new as well', () => {
  const both = family([max, [plain('my daughter '), name('MIA HALE')]]);
  expect(shown([both, section33], [family([]), undefined])).toBe('my daughter MIA HALE');
});

it('shows the first new words where no name is new, before what every will says', () => {
  const ring = aClause({ id: 'ring', runs: [plain('I give my ring.')], items: [] });
  expect(shown([ring, section33], [undefined, undefined])).toBe('I give my ring.');
});

it('shows who is named where nothing is new, and never the words that lead to a list', () => {
  const held = family([[plain('in this way')], max]);
  expect(shown([held, section33], [held, section33])).toBe('my son MAX HALE');
  expect(shown([section33], [section33])).toBe('What this section says takes the place of section 33');
});

it('begins with the new words where there is room for one line', () => {
  const [line] = withNewRuns(family([[plain('my son '), name('MAX HALE')]]), family([[plain('my son ')]])).items;
  expect(fromNew(line ?? []).map(({ text }) => text)).toEqual(['… ', 'MAX HALE']);
});
