import type { Pence } from '../../money/pence.ts';
import type { StatutoryLegacy, Step } from '../answer.ts';
import { intestacySources } from '../sources.ts';
import type { Spouse } from '../spouse.ts';
import { statutoryLegacies } from '../statutory-legacy.ts';
import { hasDiedSince, type Person } from '../survival.ts';
import type { ClassOfBeneficiaries } from './class-steps.ts';
import { beneficiaryNames, both, dayText, nameOf, pounds } from './wording.ts';

export const partialStep: Step = {
  text: 'A will gives away the rest. Only the part that it leaves out is shared here.',
  source: intestacySources.partial,
};

export const spouseTakesAllStep = (spouse: Spouse): Step => ({
  text: `No children, grandchildren or their children are left, so ${nameOf(spouse)} inherits everything as ${titleOf(spouse)}.`,
  source: intestacySources.spouse,
});

function titleOf({ status }: Spouse): string {
  if (status === 'civil-partner') return 'civil partner';
  return status === 'married' ? 'husband or wife' : 'husband, wife or civil partner';
}

export const belongingsStep = (spouse: Spouse, pence: Pence): Step => ({
  text: `${nameOf(spouse)} gets the personal belongings, worth ${pounds(pence)}.`,
  source: intestacySources.belongings,
});

const legacyTexts = new Map(
  statutoryLegacies.map((legacy) => [
    legacy,
    `${pounds(100 * legacy.pounds)}, the sum that the law sets for deaths from ${dayText(legacy.from)}`,
  ]),
);

export function statutoryLegacyStep(
  spouse: Spouse,
  legacy: StatutoryLegacy,
  { taken, rest }: Record<'taken' | 'rest', Pence>,
): Step {
  const first = `Before the children, ${nameOf(spouse)} gets the first ${legacyTexts.get(legacy)}.`;
  const end =
    rest > 0
      ? ' Interest from the death until it is paid is no part of these shares.'
      : ` There is ${pounds(taken)} to pay it from, so nothing is left for the children.`;
  return { text: first + end, source: intestacySources.statutoryLegacy };
}

export const halvesStep = (spouse: Spouse, rest: Pence, descendants: ClassOfBeneficiaries): Step => ({
  text: `Of the ${pounds(rest)} that is left, ${nameOf(spouse)} gets half. The other half goes to ${descendantsText(descendants)}.`,
  source: intestacySources.spouse,
});

export const descendantsStep = (descendants: ClassOfBeneficiaries): Step => ({
  text: `No husband, wife or civil partner inherits, so everything goes to ${descendantsText(descendants)}.`,
  source: intestacySources.descendants,
});

function descendantsText({ beneficiaries, findings }: ClassOfBeneficiaries): string {
  if (beneficiaries.length === 1) return beneficiaryNames(beneficiaries);
  const hasStandIns = findings.some(({ insteadOf }) => insteadOf.length > 0);
  const who = hasStandIns ? 'the children and those who take the place of a child' : 'the children';
  return `${who}: ${beneficiaryNames(beneficiaries)}`;
}

export const parentsStep = ({ beneficiaries }: ClassOfBeneficiaries): Step =>
  beneficiaries.length === 1
    ? {
        text: `No children or grandchildren inherit, so everything goes to ${beneficiaryNames(beneficiaries)}, the only parent who does.`,
        source: intestacySources.oneParent,
      }
    : {
        text: `No children or grandchildren inherit, so everything goes to the parents, half each: ${beneficiaryNames(beneficiaries)}.`,
        source: intestacySources.bothParents,
      };

export const laterClassStep = (className: string, { beneficiaries }: ClassOfBeneficiaries): Step => ({
  text: `No closer relatives inherit. Next in line are the ${className}, so everything goes to ${beneficiaryNames(beneficiaries)}.`,
  source: intestacySources.laterClass,
});

export const crownStep: Step = {
  text: 'No relative is left who can inherit, so everything goes to the Crown. It can make a gift to someone who might have hoped for something.',
  source: intestacySources.crown,
};

const nothing: readonly Step[] = [];

/** Of those who took, and have died since. */
export function diedSinceSteps(beneficiaries: readonly Person[], source: string): readonly Step[] {
  if (!beneficiaries.some(hasDiedSince)) return nothing;
  const gone = beneficiaries.filter(hasDiedSince).map(nameOf);
  const [has, estate] = gone.length === 1 ? ['has', 'that person’s estate'] : ['have', 'their estates'];
  return [{ text: `${both(gone)} ${has} died since, so what was theirs belongs to ${estate}.`, source }];
}
