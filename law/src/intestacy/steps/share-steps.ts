import type { Pence } from '../../inheritance-tax/pence.ts';
import type { StatutoryLegacy, Step } from '../answer.ts';
import { sources } from '../sources.ts';
import type { Spouse } from '../spouse.ts';
import type { Taker } from '../statutory-trusts.ts';
import { hasDiedSince, type Person } from '../survival.ts';
import { both, dayInWords, nameOf, pounds, takerNames } from './wording.ts';

export const partialStep: Step = {
  text: 'A will gives away the rest. Only the part that it leaves out is shared here.',
  source: sources.partial,
};

export const spouseTakesAllStep = (spouse: Spouse): Step => ({
  text: `No children, grandchildren or their children take, so ${nameOf(spouse)} takes everything, as ${titleOf(spouse)}.`,
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
  const first = `Then ${nameOf(spouse)} takes the first ${pounds(100 * sum)}, the sum that the law sets for deaths from ${dayInWords(from)}`;
  const end = rest > 0 ? '.' : `. There is only ${pounds(taken)}, so nothing is left to share.`;
  return { text: first + end, source: sources.statutoryLegacy };
}

export const halvesStep = (spouse: Spouse, rest: Pence, issue: readonly Taker[]): Step => ({
  text: `Of the ${pounds(rest)} that is left, ${nameOf(spouse)} takes half. The other half is for the children, or those who take a child’s place: ${takerNames(issue)}.`,
  source: sources.spouse,
});

export const descendantsStep = (issue: readonly Taker[]): Step => ({
  text: `No husband, wife or civil partner takes, so everything is for the children, or those who take a child’s place: ${takerNames(issue)}.`,
  source: sources.descendants,
});

export const parentsStep = (parents: readonly Taker[]): Step =>
  parents.length > 1
    ? {
        text: `No children or grandchildren take, so the parents do, half each: ${takerNames(parents)}.`,
        source: sources.bothParents,
      }
    : {
        text: `No closer relatives take, so ${takerNames(parents)} does, as the only parent who can.`,
        source: sources.oneParent,
      };

export const laterClassStep = (className: string, takers: readonly Taker[]): Step => ({
  text: `No closer relatives take, so everything is for the ${className}, or those who take the place of one: ${takerNames(takers)}.`,
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
