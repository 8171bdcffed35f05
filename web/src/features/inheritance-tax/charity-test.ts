import type { Pence } from './pence.ts';

export interface CharityTest {
  /** What the gift is measured against. */
  baseline: Pence;
  /** The least that brings the lower rate: a tenth of the baseline. */
  minimum: Pence;
  isPassed: boolean;
}

/**
 * Whether a gift to charity in the will brings the rate down from 40% to 36%.
 * The baseline is what is left after the spouse and the nil-rate band, with the gift put back and the residence band
 * ignored. IHTA 1984, Sch 1A paras 2-6; IHTM45009.
 */
export function charityTest(gift: Pence, netEstate: Pence, toSpouse: Pence, bandLeft: Pence): CharityTest {
  const baseline = Math.max(0, netEstate - toSpouse - bandLeft);
  const minimum = Math.ceil(baseline / 10);
  return { baseline, minimum, isPassed: gift > 0 && gift >= minimum };
}
