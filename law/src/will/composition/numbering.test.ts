import { describe, expect, it } from 'vitest';
import { clause, wording } from '../../wording/wording.ts';
import type { UnnumberedClause } from '../sections/clause-rule.ts';
import { numbered } from './compose-will.ts';

const aClause = (id: string, runs = wording`Words.`): UnnumberedClause => ({
  id,
  runs,
  explanation: 'Why.',
  source: 'An Act',
  answers: [],
});

describe('numbered', () => {
  it('counts sections and clauses from one without a gap', () => {
    const sections = numbered([
      { key: 'declaration', heading: 'Declaration', clauses: [aClause('a'), aClause('b')] },
      { key: 'residue', heading: 'Residuary Estate', clauses: [aClause('c')] },
    ]);
    expect(sections.map((section) => [section.number, ...section.clauses.map((c) => c.number)])).toEqual([
      [1, '1.1', '1.2'],
      [2, '2.1'],
    ]);
  });

  it('lets a clause name one that comes later', () => {
    const [first] = numbered([
      { key: 'declaration', heading: 'Declaration', clauses: [aClause('a', wording`See clause ${clause('b')}.`)] },
      { key: 'residue', heading: 'Residuary Estate', clauses: [aClause('b')] },
    ]);
    expect(first?.clauses[0]?.runs).toEqual([{ text: 'See clause 2.1.', style: 'plain' }]);
  });

  it('refuses to print a reference to a clause that is not there', () => {
    const lost = aClause('a', wording`See clause ${clause('gone')}.`);
    expect(() => numbered([{ key: 'declaration', heading: 'Declaration', clauses: [lost] }])).toThrow('gone');
  });

  it('refuses two clauses of one name', () => {
    const twice = [aClause('a'), aClause('a')];
    expect(() => numbered([{ key: 'declaration', heading: 'Declaration', clauses: twice }])).toThrow('called a');
  });
});
