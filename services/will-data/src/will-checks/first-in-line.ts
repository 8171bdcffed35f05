import type { Person } from '../will/people/person.ts';
import type { Known } from './known.ts';

/** Those who take the residue if they live; nobody where nobody is chosen. */
export const firstInLine = ({ will: { levels } }: Known): Person[] => (levels[0] ?? []).map(({ person }) => person);

/** The spouse or partner, where others are first in line; a list, to say something of each. */
export const spouseBehind = (known: Known): Person[] => {
  const { spouse } = known.will;
  const first = firstInLine(known);
  return spouse && first.length > 0 && !first.includes(spouse) ? [spouse] : [];
};

/** The spouse or partner, where nobody else is first in line. */
export const soleResiduaryBeneficiary = (known: Known): Person[] => {
  const { spouse } = known.will;
  const first = firstInLine(known);
  return spouse && first.length === 1 && first[0] === spouse ? [spouse] : [];
};
