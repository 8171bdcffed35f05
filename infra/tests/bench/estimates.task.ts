import { estimateInheritanceTax } from '@plainwill/law/tax/estimate';
import type { EstimateInput } from '@plainwill/law/tax/working';
import { median } from './support/figures.ts';

const asOf = '2026-11-20';
const rounds = 5;
const roundMs = 400;
const batch = 10_000;

const family: EstimateInput = {
  estateValue: 875_000,
  debts: 120_000,
  hasSpouse: false,
  hasDirectDescendants: true,
  mainResidenceValue: 430_000,
  charityType: 'percent',
  charityValue: 5,
  transferredNRBPercent: 100,
};
const withGifts: EstimateInput = {
  ...family,
  includeGifts: true,
  gifts: [
    { amount: 250_000, date: '2021-05-04', toSpouseOrCharity: false },
    { amount: 180_000, date: '2024-02-29', toSpouseOrCharity: false },
  ],
};

/** Runs on one thread; each estimate is of another estate. */
function perSecond(input: EstimateInput): number {
  let estate = 0;
  let tax = 0;
  let done = 0;
  const started = performance.now();
  while (performance.now() - started < roundMs) {
    for (let turn = 0; turn < batch; turn++) {
      estate = (estate + 1_000) % 3_000_000;
      tax += estimateInheritanceTax({ ...input, estateValue: estate }, { asOf }).ihtDue;
    }
    done += batch;
  }
  if (!(tax > 0)) throw new Error('no estimate found any tax');
  return (done * 1000) / (performance.now() - started);
}

const measured = (input: EstimateInput) => median(Array.from({ length: rounds }, () => perSecond(input)));

// Written to stdout: both, as JSON.
process.stdout.write(JSON.stringify([measured(family), measured(withGifts)]));
