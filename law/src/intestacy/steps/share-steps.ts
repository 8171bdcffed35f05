import type { Pence } from '../../inheritance-tax/pence.ts';
import type { StatutoryLegacy, Step } from '../answer.ts';
import { sources } from '../sources.ts';
import type { Spouse } from '../spouse.ts';
import { hasDiedSince, type Person } from '../survival.ts';
import type { ClassOfTakers } from './class-steps.ts';
import { both, dayInWords, nameOf, pounds, takerNames } from './wording.ts';

export const partialStep: Step = {
  text: 'A will gives away the rest. Only the part that it leaves out is shared here.',
  source: sources.partial,
};

export const spouseTakesAllStep = (spouse: Spouse): Step => ({
  text: `No children, grandchildren or their children take, so ${nameOf(spouse)} takes everything as ${titleOf(spouse)}.`,
  source: sources.spouse,
});

function titleOf({ status }: Spouse): string {
  if (status === 'civil-partner') return 'civil partner';
  return status === 'married' ? 'husband or wife' : 'husband, wife or civil partner';
}

export const belongingsStep = (spouse: Spouse, pence: Pence): Step => ({
  text: `${nameOf(spouse)} takes the personal belongings, worth ${pounds(pence)}.`,
  source: sources.belongings,
});

export function statutoryLegacyStep(
  spouse: Spouse,
  { pounds: sum, from }: StatutoryLegacy,
  { taken, rest }: Record<'taken' | 'rest', Pence>,
): Step {
  const first = `Before the children, ${nameOf(spouse)} takes the first ${pounds(100 * sum)}, the sum that the law sets for deaths from ${dayInWords(from)}`;
  const end = rest > 0 ? '.' : `. There is ${pounds(taken)} to take it from, so nothing is left for the children.`;
  return { text: first + end, source: sources.statutoryLegacy };
}

export const halvesStep = (spouse: Spouse, rest: Pence, descendants: ClassOfTakers): Step => ({
  text: `Of the ${pounds(rest)} that is left, ${nameOf(spouse)} takes half. The other half goes to ${descendantsInWords(descendants)}.`,
  source: sources.spouse,
});

export const descendantsStep = (descendants: ClassOfTakers): Step => ({
  text: `No husband, wife or civil partner takes, so everything goes to ${descendantsInWords(descendants)}.`,
  source: sources.descendants,
});

function descendantsInWords({ takers, findings }: ClassOfTakers): string {
  if (takers.length === 1) return takerNames(takers);
  const hasStandIns = findings.some(({ insteadOf }) => insteadOf.length > 0);
  const who = hasStandIns ? 'the children and those who take the place of a child' : 'the children';
  return `${who}: ${takerNames(takers)}`;
}

export const parentsStep = ({ takers }: ClassOfTakers): Step =>
  takers.length === 1
    ? {
        text: `No children or grandchildren take, so everything goes to ${takerNames(takers)}, the only parent who takes.`,
        source: sources.oneParent,
      }
    : {
        text: `No children or grandchildren take, so everything goes to the parents, half each: ${takerNames(takers)}.`,
        source: sources.bothParents,
      };

export const laterClassStep = (className: string, { takers }: ClassOfTakers): Step => ({
  text: `No closer relatives take. Next in line are the ${className}, so everything goes to ${takerNames(takers)}.`,
  source: sources.laterClass,
});

export const crownStep: Step = {
  text: 'No relative is left who can take, so everything goes to the Crown. It can make a present to somebody who might have hoped for something.',
  source: sources.crown,
};

const nothing: readonly Step[] = [];

/** Of those who took, and have died since. */
export function diedSinceSteps(takers: readonly Person[], source: string): readonly Step[] {
  const gone = takers.filter(hasDiedSince).map(nameOf);
  if (gone.length === 0) return nothing;
  const [has, estate] = gone.length === 1 ? ['has', 'that person’s estate'] : ['have', 'their estates'];
  return [{ text: `${both(gone)} ${has} died since, so what was theirs belongs to ${estate}.`, source }];
}
