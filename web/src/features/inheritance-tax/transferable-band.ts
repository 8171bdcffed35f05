import { clampPercent } from './pence.ts';

export interface TransferableBand {
  amount: number;
  /** Of a band of that day, to four decimals, at most 100. */
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
