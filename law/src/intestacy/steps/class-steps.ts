import type { Step } from '../answer.ts';
import { intestacySources } from '../sources.ts';
import type { Beneficiary, Finding, FindingKind } from '../statutory-trusts.ts';
import { type Death, hasDiedFirst, type Person } from '../survival.ts';
import { beneficiaryNames, both, nameOf } from './wording.ts';

/** The relatives of one class, looked at together. */
export interface ClassOfBeneficiaries {
  beneficiaries: readonly Beneficiary[];
  findings: readonly Finding[];
  isOfDescendants: boolean;
}

const nothing: readonly Step[] = [];

/** Who of a class counts, and who does not. */
export function countingSteps(relatives: ClassOfBeneficiaries, death: Death): readonly Step[] {
  const { findings, isOfDescendants } = relatives;
  if (findings.length === 0) return nothing;
  const steps: Step[] = isOfDescendants ? outsiderSteps(findings) : [];
  for (const finding of findings) {
    const step = countingStep(finding, relatives, death);
    if (step) steps.push(step);
  }
  return steps;
}

/** Who of a class takes the place of whom, and what is kept for somebody. */
export function standInSteps(relatives: ClassOfBeneficiaries): readonly Step[] {
  const trusts = trustsOf(relatives);
  const steps: Step[] = [];
  for (const finding of relatives.findings)
    if (finding.insteadOf.length > 0 && finding.kind !== 'died under age') steps.push(standInStep(finding, trusts));
  if (relatives.beneficiaries.some(isInTrust))
    steps.push(inTrustStep(relatives.beneficiaries.filter(isInTrust), trusts));
  return steps;
}

const isInTrust = (beneficiary: Beneficiary) => beneficiary.isHeld;

const trustsOf = ({ isOfDescendants }: ClassOfBeneficiaries) =>
  isOfDescendants ? intestacySources.trusts : intestacySources.trustsOfLaterClass;

function countingStep(finding: Finding, relatives: ClassOfBeneficiaries, death: Death): Step | null {
  const { kind, person } = finding;
  switch (kind) {
    case 'adopted':
      return adoptedStep(person);
    case 'adopted away':
      return adoptedAwayStep(person);
    case 'unborn':
      return unbornStep(person);
    case 'unrecorded father':
      return unrecordedFatherStep(person);
    case 'order unknown':
      return orderUnknownStep(person, death);
    case 'disclaimed':
    case 'forfeited':
      return outStep(person);
    case 'died under age':
      return diedUnderAgeStep(finding, relatives);
    case 'step':
    case 'foster':
    case 'died first':
      return null;
  }
}

const outsiders = (findings: readonly Finding[], kind: FindingKind, words: string) =>
  findings.filter((finding) => finding.kind === kind).map(({ person }) => `${nameOf(person)} (${words})`);

const isOutsider = ({ kind }: Finding) => kind === 'step' || kind === 'foster';

function outsiderSteps(findings: readonly Finding[]): Step[] {
  if (!findings.some(isOutsider)) return [];
  const names = [...outsiders(findings, 'step', 'stepchild'), ...outsiders(findings, 'foster', 'foster child')];
  const inherit = names.length === 1 ? 'inherits' : 'inherit';
  return [
    {
      text: `${both(names)} ${inherit} nothing by these rules. Whoever was treated as a child of the family can ask the court for something.`,
      source: intestacySources.familyClaims,
    },
  ];
}

const adoptedStep = (person: Person): Step => ({
  text: `${nameOf(person)} is of the family by adoption, and counts like anyone born into it.`,
  source: intestacySources.adoption,
});

const adoptedAwayStep = (person: Person): Step => ({
  text: `An adoption ended the tie with ${nameOf(person)} in law, so ${nameOf(person)} inherits nothing by these rules.`,
  source: intestacySources.adoption,
});

const unbornStep = (person: Person): Step => ({
  text: `${nameOf(person)} was on the way at the death, and counts as living.`,
  source: intestacySources.unborn,
});

const unrecordedFatherStep = (person: Person): Step => ({
  text: `${nameOf(person)} was never married to the mother of the person who died, and no register names him as the father. He counts as having died first, unless someone shows that he is the father.`,
  source: intestacySources.unrecordedFather,
});

export function orderUnknownStep(person: Person, death: Death): Step {
  const name = nameOf(person);
  const counted = hasDiedFirst(person, death) ? 'died first' : 'lived longer';
  return {
    text: `No one can say whether ${name} died first. The younger of two counts as having lived longer, so ${name} counts as having ${counted}.`,
    source: intestacySources.orderUnknown,
  };
}

export const outStep = (person: Person): Step => ({
  text: person.forfeits
    ? `No one may gain by killing, so ${nameOf(person)} counts as having died first.`
    : `${nameOf(person)} has turned down what these rules give, and counts as having died first.`,
  source: intestacySources.out,
});

const inherit = ({ length }: readonly Beneficiary[]) => (length === 1 ? 'inherits' : 'inherit');

function standInStep({ kind, person, insteadOf }: Finding, source: string): Step {
  const beneficiaries = `${beneficiaryNames(insteadOf)} ${inherit(insteadOf)}`;
  const name = nameOf(person);
  return {
    text:
      kind === 'died first'
        ? `${name} died first, so ${beneficiaries} the share that ${name} would have had.`
        : `${beneficiaries} the share that ${name} would have had.`,
    source,
  };
}

function diedUnderAgeStep({ person, insteadOf }: Finding, relatives: ClassOfBeneficiaries): Step {
  const name = nameOf(person);
  if (insteadOf.length > 0)
    return {
      text: `${name} has died since, under 18, and counts as having died first: ${beneficiaryNames(insteadOf)} ${inherit(insteadOf)} the share instead.`,
      source: intestacySources.diedUnderAge,
    };
  const died = `${name} has died since, under 18 and without children who inherit`;
  if (relatives.beneficiaries.length > 0)
    return { text: `${died}, so the others share what was kept for ${name}.`, source: trustsOf(relatives) };
  return relatives.isOfDescendants
    ? {
        text: `${died}, so everything passes as if there had been no children.`,
        source: intestacySources.noDescendantLeft,
      }
    : { text: `${died}, so it is the turn of the next relatives in line.`, source: intestacySources.classFails };
}

const inTrustStep = (held: readonly Beneficiary[], source: string): Step => ({
  text:
    held.length === 1
      ? `${beneficiaryNames(held)} is under 18, so that share is kept in trust – others look after it – until ${beneficiaryNames(held)} is 18.`
      : `${beneficiaryNames(held)} are under 18, so their shares are kept in trust – others look after them – until each is 18.`,
  source,
});
