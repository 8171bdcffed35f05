import { answerAt } from '@plainwill/contracts/will-data/will/answer-place';
import { type Check, when } from '../check.ts';
import type { Known } from '../known.ts';
import { provisionAt } from './places.ts';

const isUsed = ({ will: { guardianSupport } }: Known) =>
  guardianSupport !== null && (guardianSupport.paysCosts || guardianSupport.adaptsHome || guardianSupport.cash > 0);

/** Says whether the executors are all first-choice guardians, and none of them a parent of the child. */
function payThemselves({ minors, will: { primaries, guardianSupport } }: Known): boolean {
  if (!guardianSupport?.paysCosts && !guardianSupport?.adaptsHome) return false;
  const carers = new Set(minors.flatMap((minor) => minor.primaries));
  const parents = new Set(minors.map(({ otherParent }) => otherParent));
  return primaries.length > 0 && primaries.every((person) => carers.has(person) && !parents.has(person));
}

export const guardianSupportChecks: readonly Check[] = [
  {
    id: 'GRD-16',
    subject: 'guardians',
    severity: 'informs',
    source: 'Trustee Act 1925 ss.31 and 32',
    find: (known) =>
      when(
        isUsed(known),
        'Your trustees decide what guardians are paid. Write them a note of what you have in mind.',
        provisionAt('guardianSupport', null, known.facts.guardianSupport),
      ),
  },
  {
    id: 'GRD-17',
    subject: 'guardians',
    severity: 'warns',
    source: 'The answers contradict one another',
    find: (known) =>
      when(
        isUsed(known) && !known.minors.some(({ steps }) => steps.length > 0),
        'You leave money for guardians, but no child of yours is under 18 and has a guardian. There is no one for whom this would work.',
        provisionAt('guardianSupport', null, known.facts.guardianSupport),
      ),
  },
  {
    id: 'GRD-18',
    subject: 'guardians',
    severity: 'warns',
    source: 'A trustee’s conflict of interest',
    find: (known) =>
      when(
        payThemselves(known),
        'Your executors are the guardians too, so they would pay themselves. Add an executor who is not a guardian.',
        answerAt('executors'),
      ),
  },
];
