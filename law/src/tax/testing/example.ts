import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Bands } from '../bands.ts';
import type { EstimateInput } from '../working.ts';

interface FirstDeath {
  nrb: number;
  nrbIncludingTransfer?: number;
  chargeableLifetimeTransfers?: number;
  chargeableOnDeath: number;
}

/** What a source gives, in the words it was written down with. */
interface GivenInputs extends EstimateInput {
  valuationDate?: string;
  transferredRNRBAmount?: number;
  percentToSpouse?: number;
  residenceValueAfterExemption?: { inheritedValue: number };
  firstDeath?: FirstDeath;
  survivorOwnNRB?: number | null;
}

/** A worked example that somebody has published. */
export interface Example {
  id: string;
  group: string;
  params: Partial<Bands>;
  inputs: GivenInputs;
  expected: Record<string, unknown>;
}

export const examples: Example[] = JSON.parse(
  readFileSync(join(import.meta.dirname, 'inheritance-tax-examples.json'), 'utf8'),
);

/** The same in the estimator's words. */
export function asInput({ inputs, params }: Example): EstimateInput {
  const { transferredRNRBAmount, percentToSpouse, residenceValueAfterExemption, ...input } = inputs;
  return {
    ...input,
    ...(transferredRNRBAmount &&
      params.rnrb && { transferredRNRBPercent: (transferredRNRBAmount / params.rnrb) * 100 }),
    ...(percentToSpouse && { amountToSpouse: (input.estateValue * percentToSpouse) / 100 }),
    // The part of the home that is exempt cannot use the residence band, and so is left out of its value.
    ...(residenceValueAfterExemption && { mainResidenceValue: residenceValueAfterExemption.inheritedValue }),
  };
}
