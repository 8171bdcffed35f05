import type { Family, Relative } from '@plainwill/contracts/will-data/what-if/family';
import { apportion, type Fraction } from '../money/apportion.ts';
import type { Pence } from '../money/pence.ts';
import type { IntestacyAnswer, IntestateShare, IntestateShareKind, Step } from './answer.ts';
import { laterClasses, outrightBeneficiaries } from './classes.ts';
import { shareJointThings } from './joint-things.ts';
import { intestacySources } from './sources.ts';
import { type Spouse, takesAsSpouse } from './spouse.ts';
import { statutoryLegacyOn } from './statutory-legacy.ts';
import { type Beneficiary, beneficiariesOf, type Finding, timesParts } from './statutory-trusts.ts';
import { type ClassOfBeneficiaries, countingSteps, standInSteps } from './steps/class-steps.ts';
import {
  belongingsStep,
  crownStep,
  descendantsStep,
  diedSinceSteps,
  halvesStep,
  laterClassStep,
  parentsStep,
  partialStep,
  spouseTakesAllStep,
  statutoryLegacyStep,
} from './steps/share-steps.ts';
import { spouseSteps } from './steps/spouse-steps.ts';
import { hasDiedSince, type Person } from './survival.ts';

const none: readonly Relative[] = [];

/** Who is left behind, how much, and the reasons so far. */
interface Estate {
  family: Family;
  pence: Pence;
  steps: Step[];
}

/**
 * Who takes what of an estate, or of the part of one, that no will gives away. Of a family without `familyProblems`.
 * Administration of Estates Act 1925, Part IV.
 */
export function intestacy(family: Family): IntestacyAnswer {
  const steps: Step[] = [];
  if (family.partial) steps.push(partialStep);
  const { outside, joins } = shareJointThings(family, steps);
  const estate: Estate = { family, pence: family.estatePence + joins, steps };
  const shares = sharesOf(estate);
  const crown = shares === null ? estate.pence : 0;
  return {
    estatePence: estate.pence,
    shares: shares ?? [],
    crown,
    outside,
    steps: family.outside ? withoutRepeats(steps) : steps,
  };
}

/** An unknown order of deaths comes up for a joint owner and for the same person as a relative. */
const withoutRepeats = (steps: readonly Step[]) =>
  steps.filter(
    ({ text, source }, at) =>
      source !== intestacySources.orderUnknown ||
      steps.findIndex((step) => step.source === source && step.text === text) === at,
  );

/** Null where nobody takes. */
function sharesOf(estate: Estate): IntestateShare[] | null {
  const { family, steps } = estate;
  const spouse = family.spouse ?? null;
  if (spouse) steps.push(...spouseSteps(spouse, family));
  const findings: Finding[] = [];
  const beneficiaries = beneficiariesOf(family.children ?? none, family, findings);
  const descendants = { beneficiaries, findings, isOfDescendants: true };
  steps.push(...countingSteps(descendants, family));
  if (spouse && takesAsSpouse(spouse, family))
    return beneficiaries.length > 0 ? sharesWithSpouse(estate, spouse, descendants) : allToSpouse(estate, spouse);
  if (beneficiaries.length > 0) {
    steps.push(descendantsStep(descendants));
    return equalShares(estate, descendants, intestacySources.descendants);
  }
  return sharesOfParents(estate) ?? sharesOfLaterClass(estate);
}

function allToSpouse({ pence, steps }: Estate, spouse: Spouse): IntestateShare[] {
  steps.push(spouseTakesAllStep(spouse), ...diedSinceSteps([spouse], intestacySources.spouse));
  return pence > 0 ? [shareOf(spouse, { what: 'everything', pence, fraction: '1', heldUntil: null })] : [];
}

function sharesWithSpouse(estate: Estate, spouse: Spouse, descendants: ClassOfBeneficiaries): IntestateShare[] {
  const { family, pence, steps } = estate;
  const shares: IntestateShare[] = [];
  const give = (what: IntestateShareKind, taken: Pence, fraction: string | null) =>
    shares.push(shareOf(spouse, { what, pence: taken, fraction, heldUntil: null }));
  const belongings = family.chattelsPence ?? 0;
  if (belongings > 0) {
    give('personal chattels', belongings, null);
    steps.push(belongingsStep(spouse, belongings));
  }
  const legacy = statutoryLegacyOn(family.asOf);
  const taken = Math.min(100 * legacy.pounds, pence - belongings);
  const rest = pence - belongings - taken;
  if (taken > 0) {
    give('statutory legacy', taken, null);
    steps.push(statutoryLegacyStep(spouse, legacy, { taken, rest }));
  }
  if (rest === 0) {
    steps.push(...diedSinceSteps([spouse], intestacySources.spouse));
    return shares;
  }
  const { beneficiaries } = descendants;
  const fractions: Fraction[] = [{ n: 1, d: 2 }];
  for (const { parts } of beneficiaries) fractions.push({ n: 1, d: timesParts(parts, 2) });
  const amounts = apportion(rest, fractions);
  give('half of the rest', amounts[0] ?? 0, '1/2');
  let at = 1;
  for (const beneficiary of beneficiaries) {
    shares.push(beneficiaryShare(beneficiary, amounts[at], fractions[at]));
    at++;
  }
  steps.push(halvesStep(spouse, rest, descendants), ...standInSteps(descendants));
  steps.push(...diedSinceSteps([spouse, ...peopleOf(descendants)], intestacySources.spouse));
  return shares;
}

function sharesOfParents(estate: Estate): IntestateShare[] | null {
  const { family, steps } = estate;
  const findings: Finding[] = [];
  const beneficiaries = outrightBeneficiaries(family.parents ?? none, family, findings);
  const parents = { beneficiaries, findings, isOfDescendants: false };
  steps.push(...countingSteps(parents, family));
  if (beneficiaries.length === 0) return null;
  steps.push(parentsStep(parents));
  return equalShares(
    estate,
    parents,
    beneficiaries.length > 1 ? intestacySources.bothParents : intestacySources.oneParent,
  );
}

function sharesOfLaterClass(estate: Estate): IntestateShare[] | null {
  const { family, steps } = estate;
  for (const { name, beneficiariesIn } of laterClasses) {
    const findings: Finding[] = [];
    const beneficiaries = beneficiariesIn(family, findings);
    const relatives = { beneficiaries, findings, isOfDescendants: false };
    steps.push(...countingSteps(relatives, family));
    if (beneficiaries.length > 0) {
      steps.push(laterClassStep(name, relatives));
      return equalShares(estate, relatives, intestacySources.laterClass);
    }
  }
  steps.push(crownStep);
  return null;
}

/** Of the whole estate, among a class. */
function equalShares({ pence, steps }: Estate, relatives: ClassOfBeneficiaries, source: string): IntestateShare[] {
  steps.push(...standInSteps(relatives), ...diedSinceSteps(peopleOf(relatives), source));
  if (pence === 0) return [];
  const fractions = relatives.beneficiaries.map(({ parts }): Fraction => ({ n: 1, d: parts }));
  const amounts = apportion(pence, fractions);
  return relatives.beneficiaries.map((beneficiary, at) => beneficiaryShare(beneficiary, amounts[at], fractions[at]));
}

const peopleOf = ({ beneficiaries }: ClassOfBeneficiaries) => beneficiaries.map(({ person }) => person);

const beneficiaryShare = ({ person, isHeld }: Beneficiary, pence: Pence = 0, { d }: Fraction = { n: 1, d: 1 }) =>
  shareOf(person, { what: 'share', pence, fraction: d > 1 ? `1/${d}` : '1', heldUntil: isHeld ? '18' : null });

function shareOf(person: Person, share: Omit<IntestateShare, 'person' | 'toTheirEstate'>): IntestateShare {
  const { what, pence, fraction, heldUntil } = share;
  const row: IntestateShare = { person: person.id, what, pence, fraction, heldUntil };
  if (hasDiedSince(person)) row.toTheirEstate = true;
  return row;
}
