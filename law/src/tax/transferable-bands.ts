import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import { clampPercent, type Pence, toPence } from '../money/pence.ts';
import { bandsOn } from './bands.ts';

interface TransferableBand {
  amount: number;
  /** The percentage of a band of that day, to four decimals, at most 100. */
  percent: number;
}

/**
 * How much of a band one death leaves over for that of the spouse. `band` is the one of that day, without what an
 * earlier spouse left. IHTA 1984, ss.8A and 8G; IHTM43020.
 */
export function transferableBand({ band, unused }: { band: number; unused: number }): TransferableBand {
  const amount = Math.max(0, unused);
  const percent = band > 0 ? clampPercent(Math.floor((amount / band) * 1_000_000) / 10_000) : 0;
  return { amount, percent };
}

interface LateEstate {
  /** Assets less debts of the one who died first. */
  netEstate: Pence;
  diedOn: CalendarDate;
}

/** A death before there was a residence band counts as one with a band of so much that was not used. */
const bandBeforeThereWasOne = 100_000;

/**
 * How much of a residence band is left over by someone who used none of it and had no late spouse's: all of it, unless
 * the estate was so large that the band shrank. IHTA 1984, s.8G(3) to (5); IHTM46040, IHTM46044.
 */
export function transferableResidencePercent({ netEstate, diedOn }: LateEstate): number {
  const { rnrb, taperThreshold } = bandsOn(diedOn);
  const band = toPence(rnrb || bandBeforeThereWasOne);
  const reduction = Math.floor(Math.max(0, netEstate - toPence(taperThreshold)) / 2);
  return transferableBand({ band, unused: band - reduction }).percent;
}
