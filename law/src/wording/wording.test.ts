import { describe, expect, it } from 'vitest';
import { asRuns, clause, itemsOf, listOf, name, plain, wording } from './wording.ts';

const numberOf = (id: string) => (id === 'residue.fund' ? '4.1' : 'none');
const textOf = (sentence: ReturnType<typeof wording>) =>
  asRuns(sentence, numberOf)
    .map((run) => run.text)
    .join('');
const people = (...names: string[]) => names.map((text) => [plain(text)]);

describe('wording', () => {
  it.each([
    [['A'], 'A'],
    [['A', 'B'], 'A and B'],
    [['A', 'B', 'C'], 'A, B and C'],
    [['A', 'B', 'C', 'D'], 'A, B, C and D'],
    [[], ''],
  ])('joins %j as a person would write it', (names, joined) => {
    expect(textOf(listOf(people(...names)))).toBe(joined);
  });

  it('joins alternatives by or', () => {
    expect(textOf(listOf(people('A', 'B', 'C'), 'or'))).toBe('A, B or C');
  });

  it('punctuates lettered items as one sentence', () => {
    expect(itemsOf(people('A', 'B', 'C')).map(textOf)).toEqual(['A;', 'B; and', 'C.']);
  });

  it('ends a sentence once after a name that has a full stop of its own', () => {
    const runs = asRuns(wording`I give it to ${name('RESCUE INC.')}. If ${plain('Rescue Inc.')} has closed.`, numberOf);
    expect(runs.map(({ text }) => text)).toEqual(['I give it to ', 'RESCUE INC.', ' If Rescue Inc. has closed.']);
  });

  it('fills in the number of another clause and keeps names apart from plain text', () => {
    expect(asRuns(wording`I give ${name('ANNA')} the fund in clause ${clause('residue.fund')}.`, numberOf)).toEqual([
      { text: 'I give ', style: 'plain' },
      { text: 'ANNA', style: 'name' },
      { text: ' the fund in clause 4.1.', style: 'plain' },
    ]);
  });
});
