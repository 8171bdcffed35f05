import type { WillFacts } from './will-facts.ts';

export interface FactsProblem {
  /** `gifts[2].cash_amount`; empty for the whole file. */
  path: string;
  message: string;
}

const [whole, hairsbreadth] = [100, 0.001];

/** What no row by itself can tell: rows of one id, and shares that do not make a whole. */
export const rowProblems = (facts: WillFacts) => [...idProblems(facts), ...shareProblems(facts)];

const identified = ['children', 'contacts', 'executors', 'gifts'] as const;

const idProblems = (facts: WillFacts): FactsProblem[] =>
  identified.flatMap((table) => {
    const ids = facts[table].map(({ id }) => id);
    return ids.flatMap((id, at) =>
      id !== null && ids.indexOf(id) < at
        ? [{ path: `${table}[${at}].id`, message: 'Must not be the id of another row' }]
        : [],
    );
  });

// An account can come to hold such shares, when one who had a share is removed; a file need not.
function shareProblems({ residuary_recipients }: WillFacts): FactsProblem[] {
  const rows = residuary_recipients.map((row, at) => ({ ...row, path: `residuary_recipients[${at}].percentage` }));
  return [...Map.groupBy(rows, ({ priority }) => priority).values()].flatMap((level) => {
    const shared = level.filter(({ percentage }) => percentage !== null);
    const total = shared.reduce((sum, { percentage }) => sum + (percentage ?? 0), 0);
    if (shared.length === 0) return [];
    if (shared.length < level.length) {
      const missing = level.filter(({ percentage }) => percentage === null);
      return missing.map(({ path }) => ({ path, message: 'Must be given to everyone of a priority, or to nobody' }));
    }
    if (Math.abs(total - whole) < hairsbreadth) return [];
    return shared.slice(-1).map(({ path }) => ({ path, message: 'Must make 100 with the others of its priority' }));
  });
}
