import { isOrganisation, type Person } from '../../will/people/person.ts';
import { type Check, each, together, when } from '../check.ts';
import type { Known } from '../known.ts';
import { namesOf } from '../wording.ts';
import { provisionAt } from './places.ts';

const place = (known: Known, field: 'fallback' | 'recipients' = 'fallback') =>
  provisionAt('residueFallback', field, known.facts.residueFallback);

const chosen = ({ facts: { residueFallback } }: Known) => residueFallback?.kind ?? null;

/** The unmarried partner and the stepchildren, who are no relatives in law. */
const noRelatives = ({ isMarried, will: { spouse, children } }: Known) => [
  ...(spouse && !isMarried ? [spouse] : []),
  ...children.filter(({ isStepchild }) => isStepchild),
];

/** Children who are left out, and whom the law would have inherit where nobody named does. */
function heirsLeftOut(known: Known): Person[] {
  const { children, exclusions, levels } = known.will;
  const excluded = new Set([
    ...exclusions.map(({ person }) => person),
    ...levels.flat().flatMap(({ person }) => person.class?.except ?? []),
  ]);
  return children.filter((child) => !child.isStepchild && excluded.has(child));
}

/** Nobody is chosen who takes once everyone named has died, and all of them are people. */
function endsInLaw(known: Known): boolean {
  const last = known.will.levels.at(-1) ?? [];
  return chosen(known) === null && last.length > 0 && last.every(({ person }) => !isOrganisation(person));
}

export const fallbackChecks: readonly Check[] = [
  {
    id: 'FBK-01',
    subject: 'residue',
    severity: 'informs',
    source: 'Administration of Estates Act 1925 s.49',
    find: (known) =>
      when(
        endsInLaw(known),
        'If everyone you have named has died, the law decides who inherits. Choose a charity or your relatives as a last resort.',
        place(known),
      ),
  },
  {
    id: 'FBK-02',
    subject: 'residue',
    severity: 'informs',
    source: 'Administration of Estates Act 1925 s.46',
    find: (known) =>
      when(
        chosen(known) === 'law',
        'The law leaves nothing to an unmarried partner, a stepchild or a friend. With no relative left, the Crown takes all.',
        place(known),
      ),
  },
  {
    id: 'FBK-03',
    subject: 'residue',
    severity: 'blocks',
    source: 'Certainty of objects',
    find: (known) =>
      when(
        chosen(known) === 'charity' && known.will.fallback === null,
        'Choose a charity to inherit as a last resort.',
        place(known, 'recipients'),
      ),
  },
  {
    id: 'FBK-04',
    subject: 'residue',
    severity: 'warns',
    source: 'Administration of Estates Act 1925 s.46',
    find: (known) => {
      const isForRelatives = chosen(known) === 'relatives' || chosen(known) === 'both_families';
      return each(isForRelatives ? noRelatives(known) : [], ({ name }) => ({
        message: `${name} is not a relative of yours in law, and gets nothing under your last resort.`,
        place: place(known),
      }));
    },
  },
  {
    id: 'FBK-05',
    subject: 'residue',
    severity: 'warns',
    source: 'The answers contradict one another',
    find: (known) =>
      when(
        chosen(known) === 'both_families' && known.will.spouse === null,
        'There is no husband, wife or partner in your will, so only your own relatives inherit as a last resort.',
        place(known),
      ),
  },
  {
    id: 'FBK-06',
    subject: 'residue',
    severity: 'warns',
    source: 'Administration of Estates Act 1925 ss.46, 47 and 49',
    find: (known) =>
      together(
        endsInLaw(known) ? heirsLeftOut(known) : [],
        (left) =>
          `You leave ${namesOf(left)} out. If no one you have named can inherit, the law gives a share, or everything, to ${left.length === 1 ? 'that child' : 'those children'} all the same. Choose a last resort.`,
        () => place(known),
      ),
  },
];
