import type { WillSection } from '@plainwill/contracts/will-data/will/will-document';
import { asRuns } from '../language/words.ts';
import type { UnnumberedSection } from '../sections/clause-rule.ts';

/**
 * Numbers from one counter without a gap, for a missing number in a signed will looks like a missing page; then fills
 * in what one clause says of another's number.
 */
export function numbered(sections: readonly UnnumberedSection[]): WillSection[] {
  const numbers = new Map<string, string>();
  for (const [s, section] of sections.entries()) {
    for (const [c, { id }] of section.clauses.entries()) {
      if (numbers.has(id)) throw new Error(`two clauses are called ${id}`);
      numbers.set(id, `${s + 1}.${c + 1}`);
    }
  }
  const numberOf = (id: string) => {
    const number = numbers.get(id);
    if (!number) throw new Error(`no clause is called ${id}`);
    return number;
  };
  return sections.map((section, s) => ({
    key: section.key,
    number: s + 1,
    heading: section.heading,
    clauses: section.clauses.map(({ id, runs, items = [], explanation, source, fields }) => ({
      id,
      number: numberOf(id),
      runs: asRuns(runs, numberOf),
      items: items.map((item) => asRuns(item, numberOf)),
      explanation,
      source,
      fields,
    })),
  }));
}
