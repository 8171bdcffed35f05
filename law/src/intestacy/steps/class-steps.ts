import type { Step } from '../answer.ts';
import { sources } from '../sources.ts';
import type { Finding, FindingKind, Taker } from '../statutory-trusts.ts';
import { type Death, hasDiedFirst, type Person } from '../survival.ts';
import { both, nameOf, takerNames } from './wording.ts';

/** The relatives of one class, looked at together. */
export interface ClassOfTakers {
  takers: readonly Taker[];
  findings: readonly Finding[];
  isOfDescendants: boolean;
  /** A spouse has taken it all. */
  isNothingLeft?: boolean;
}

const nothing: readonly Step[] = [];

/** Who of a class of relatives counts and who does not, and what is kept for somebody. */
export function classSteps(relatives: ClassOfTakers, death: Death): readonly Step[] {
  const { takers, findings, isOfDescendants, isNothingLeft } = relatives;
  if (takers.length === 0 && findings.length === 0) return nothing;
  const steps: Step[] = isOfDescendants ? outsiderSteps(findings) : [];
  for (const finding of findings) steps.push(...findingSteps(finding, relatives, death));
  if (isNothingLeft) return steps;
  const held = takers.filter(({ isHeld }) => isHeld);
  if (held.length > 0) steps.push(heldStep(held, trustsOf(relatives)));
  return steps;
}

const trustsOf = ({ isOfDescendants }: ClassOfTakers) =>
  isOfDescendants ? sources.trusts : sources.trustsOfLaterClass;

function findingSteps(finding: Finding, relatives: ClassOfTakers, death: Death): readonly Step[] {
  const { kind, person, insteadOf } = finding;
  const isShared = !relatives.isNothingLeft;
  switch (kind) {
    case 'adopted away':
      return [adoptedAwayStep(person)];
    case 'unrecorded father':
      return [unrecordedFatherStep(person)];
    case 'order unknown':
      return [orderUnknownStep(person, death)];
    case 'died under age':
      return [diedUnderAgeStep(finding, relatives)];
    case 'disclaimed':
    case 'forfeited':
      return isShared && insteadOf.length > 0
        ? [outStep(person), standInStep(finding, trustsOf(relatives))]
        : [outStep(person)];
    case 'died first':
      return isShared ? [standInStep(finding, trustsOf(relatives))] : nothing;
    case 'adopted':
      return isShared ? [adoptedStep(person)] : nothing;
    case 'unborn':
      return isShared ? [unbornStep(person)] : nothing;
    case 'step':
    case 'foster':
      return nothing;
  }
}

const adoptedStep = (person: Person): Step => ({
  text: `${nameOf(person)} was adopted, and counts like anybody born into the family.`,
  source: sources.adoption,
});

const unbornStep = (person: Person): Step => ({
  text: `${nameOf(person)} was on the way at the death, and counts as living.`,
  source: sources.unborn,
});

const unrecordedFatherStep = (person: Person): Step => ({
  text: `${nameOf(person)} was never married to the mother of the person who died and stands in no register as the father, so counts as having died first unless somebody shows otherwise.`,
  source: sources.unrecordedFather,
});

const of = (findings: readonly Finding[], kind: FindingKind, words: string) =>
  findings.filter((finding) => finding.kind === kind).map(({ person }) => `${nameOf(person)} (${words})`);

function outsiderSteps(findings: readonly Finding[]): Step[] {
  const outsiders = [...of(findings, 'step', 'stepchild'), ...of(findings, 'foster', 'foster child')];
  if (outsiders.length === 0) return [];
  const takes = outsiders.length === 1 ? 'takes' : 'take';
  return [
    {
      text: `${both(outsiders)} ${takes} nothing by these rules. Whoever was treated as a child of the family can ask the court for something.`,
      source: sources.familyClaims,
    },
  ];
}

const adoptedAwayStep = (person: Person): Step => ({
  text: `${nameOf(person)} was adopted into another family, and by law belongs to that family alone.`,
  source: sources.adoption,
});

export function orderUnknownStep(person: Person, death: Death): Step {
  const name = nameOf(person);
  const counted = hasDiedFirst(person, death) ? 'died first' : 'lived longer';
  return {
    text: `Nobody can say whether ${name} died first. The younger of two counts as having lived longer, so ${name} counts as having ${counted}.`,
    source: sources.orderUnknown,
  };
}

export const outStep = (person: Person): Step => ({
  text: person.forfeits
    ? `Nobody may gain by killing, so ${nameOf(person)} counts as having died first.`
    : `${nameOf(person)} has turned down what these rules give, and counts as having died first.`,
  source: sources.out,
});

function standInStep({ kind, person, insteadOf }: Finding, source: string): Step {
  const share = `${takerNames(insteadOf)} ${insteadOf.length === 1 ? 'takes' : 'take'} the share`;
  const name = nameOf(person);
  return {
    text:
      kind === 'died first'
        ? `${name} died first, so ${share} that ${name} would have had.`
        : `${share} of ${name} instead.`,
    source,
  };
}

function diedUnderAgeStep({ person, insteadOf }: Finding, relatives: ClassOfTakers): Step {
  const name = nameOf(person);
  if (insteadOf.length > 0)
    return {
      text: `${name} has died since, under 18, and so counts as having died first: ${takerNames(insteadOf)} ${insteadOf.length === 1 ? 'takes' : 'take'} the share instead.`,
      source: sources.diedUnderAge,
    };
  const died = `${name} has died since, under 18 and without children who take`;
  if (relatives.takers.length > 0)
    return { text: `${died}, so the others share what was kept for ${name}.`, source: trustsOf(relatives) };
  return relatives.isOfDescendants
    ? { text: `${died}, so everything passes as if there had been no children.`, source: sources.noDescendantLeft }
    : { text: `${died}, so the next relatives in line are looked at.`, source: sources.classFails };
}

function heldStep(held: readonly Taker[], source: string): Step {
  const names = takerNames(held);
  return {
    text:
      held.length === 1
        ? `${names} is under 18, so the share is kept in trust, looked after by others, until ${names} is 18.`
        : `${names} are under 18, so their shares are kept in trust, looked after by others, until each is 18.`,
    source,
  };
}
