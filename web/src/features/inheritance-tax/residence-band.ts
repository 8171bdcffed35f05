import { finePercentOf, type Pence } from './pence.ts';

interface Residence {
  /** This year's band, in pence. */
  ownBand: Pence;
  /** How much of a late spouse's band was left unused. */
  transferredPercent: number;
  taperThreshold: Pence;
  /** Assets less debts, before any exemption and without gifts. IHTA 1984, s.8D(5); IHTM46023. */
  netEstate: Pence;
  /** The share of the home, less its mortgage, that goes to children or their descendants. */
  homeToDescendants: Pence;
  /** What the estate leaves to others than spouse and charity. */
  chargeable: Pence;
}

export interface ResidenceBand {
  /** This person's and what a late spouse left. */
  beforeTaper: Pence;
  reduction: Pence;
  afterTaper: Pence;
  /** What the estate can use of it. */
  used: Pence;
}

/** The residence nil-rate band. IHTA 1984, ss.8D to 8G; the taper comes before the cap at the value of the home. */
export function residenceBand(estate: Residence): ResidenceBand {
  const beforeTaper = estate.ownBand + finePercentOf(estate.ownBand, estate.transferredPercent);
  const above = Math.max(0, estate.netEstate - estate.taperThreshold);
  const reduction = Math.min(beforeTaper, Math.floor(above / 2));
  const afterTaper = beforeTaper - reduction;
  const used = Math.min(afterTaper, estate.homeToDescendants, estate.chargeable);
  return { beforeTaper, reduction, afterTaper, used };
}
