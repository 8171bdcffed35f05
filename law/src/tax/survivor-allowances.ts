import { finePercentOf, type Pence, toPence } from '../money/pence.ts';
import type { Bands } from './bands.ts';
import { transferableBand } from './transferable-bands.ts';
import type { Working } from './working.ts';

export interface SurvivorAllowances {
  /** What the survivor's estate may later leave free of tax. */
  nilRateBands: Pence;
  /** With a home that goes to children, and an estate under the taper threshold. */
  withResidenceBands: Pence;
}

/** What a spouse who takes the whole estate may later leave untaxed, by the bands of today. IHTA 1984, ss.8A, 8G. */
export function survivorAllowances({ gifts, residence }: Working, { nrb, rnrb }: Bands): SurvivorAllowances {
  const own = toPence(nrb);
  const ownResidence = toPence(rnrb);
  const { percent } = transferableBand({ band: own, unused: gifts.bandLeft });
  const { percent: residencePercent } = transferableBand({ band: ownResidence, unused: residence.afterTaper });
  const nilRateBands = own + finePercentOf(own, percent);
  return {
    nilRateBands,
    withResidenceBands: nilRateBands + ownResidence + finePercentOf(ownResidence, residencePercent),
  };
}
