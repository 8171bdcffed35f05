import { type Estimate, estimateInheritanceTax } from '../inheritance-tax/estimate.ts';
import type { EstimateInput, EstimateOptions } from '../inheritance-tax/working.ts';

type ChangeId = 'charity' | 'home' | 'late-spouse' | 'spouse';

/** Something that would make the tax less, with the estimate it leads to. */
export interface Change {
  id: ChangeId;
  after: Estimate;
  /** In pounds. */
  saving: number;
  /** The pounds that the change is about: to charity, or the least value of the home. */
  amount?: number;
}

interface Candidate extends Omit<Change, 'after' | 'saving'> {
  input: EstimateInput;
}

/** What would lower the tax on an estate: each is reckoned by the estimator itself, and kept only if it does. */
export function changesFor(input: EstimateInput, options: EstimateOptions): Change[] {
  const now = estimateInheritanceTax(input, options);
  if (now.ihtDue === 0) return [];
  const candidates = [toCharity(input, now), homeToChildren(input, now), lateSpouse(input), toSpouse(input)];
  return candidates.flatMap((candidate) => {
    if (!candidate) return [];
    const { input: changed, ...change } = candidate;
    const after = estimateInheritanceTax(changed, options);
    const saving = Math.round((now.ihtDue - after.ihtDue) * 100) / 100;
    return saving > 0 ? [{ ...change, after, saving }] : [];
  });
}

/** The least gift to charity that brings the lower rate, in whole pounds. */
function toCharity(input: EstimateInput, { taxRate, charityMinimumFor36 }: Estimate): Candidate | null {
  if (taxRate === 0.36) return null;
  const amount = Math.ceil(charityMinimumFor36);
  return { id: 'charity', amount, input: { ...input, charityType: 'amount', charityValue: amount } };
}

/** The whole home, or where none is named, one just large enough for the allowance. */
function homeToChildren(input: EstimateInput, { rnrbAfterTaper }: Estimate): Candidate | null {
  const isToThem = input.hasDirectDescendants && (input.percentResidenceToDescendants ?? 100) >= 100;
  if (isToThem && (input.mainResidenceValue ?? 0) > 0) return null;
  const named = input.hasDirectDescendants ? (input.mainResidenceValue ?? 0) : 0;
  const amount = named > 0 ? named : rnrbAfterTaper;
  return {
    id: 'home',
    amount,
    input: {
      ...input,
      hasDirectDescendants: true,
      mainResidenceValue: amount,
      percentResidenceToDescendants: 100,
    },
  };
}

/** For somebody who has not told us of a late spouse. */
function lateSpouse(input: EstimateInput): Candidate | null {
  if (input.hasSpouse || input.transferredNRBPercent || input.transferredRNRBPercent) return null;
  return { id: 'late-spouse', input: { ...input, transferredNRBPercent: 100, transferredRNRBPercent: 100 } };
}

function toSpouse(input: EstimateInput): Candidate | null {
  if (!input.hasSpouse) return null;
  return { id: 'spouse', input: { ...input, entireEstateToSpouse: true } };
}
