import type { Taking } from '@plainwill/contracts/will-data/what-if/what-if';
import { bandsOn } from '../../tax/bands.ts';
import type { WhatIfCase } from '../events/what-if-case.ts';
import { charityTenthGift } from './gifts.ts';
import { type Outcome, outcomeOf, rowsIn } from './outcome.ts';
import { isExempt, taxOf, toCharity } from './tax.ts';

/** What comes of the gift depends on the gift itself, in a straight line but for exemptions that end. */
const maxRounds = 8;

/**
 * What the clause gives, in pence: as much as makes the gifts to charity so many per cent of the baseline, within what was
 * set. Inheritance Tax Act 1984 Sch 1A paras 3-5.
 */
export function charityTenthPence(c: WhatIfCase): number {
  const { charityTenth } = c.will;
  if (!charityTenth || c.marriage.isRevoked) return 0;
  const least = Math.round((charityTenth.least ?? 0) * 100);
  const most = charityTenth.most === null ? Number.POSITIVE_INFINITY : Math.round(charityTenth.most * 100);
  const without = outcomeOf(c, 0);
  if (taxOf(c, without, rowsIn(without)).duePence === 0) return least;
  return Math.min(Math.max(Math.ceil(enough(c, charityTenth.percent / 100)), least), most);
}

/** Says whether the other gifts to charity bring the lower rate, where there is tax to lower. */
export function isTenthReached(c: WhatIfCase): boolean {
  const { charityTenth } = c.will;
  const without = outcomeOf(c, 0);
  const isTaxed = taxOf(c, without, rowsIn(without)).duePence !== 0;
  return charityTenth !== null && isTaxed && wantedWith(c, 0, charityTenth.percent / 100) <= 0;
}

function enough(c: WhatIfCase, rate: number): number {
  let gift = 0;
  let wanted = Math.max(0, wantedWith(c, 0, rate));
  for (let round = 0; round < maxRounds && Math.abs(wanted - gift) >= 1; round += 1) {
    const next = Math.max(0, wantedWith(c, wanted, rate));
    const slope = (next - wanted) / (wanted - gift);
    gift = wanted;
    wanted = slope < 1 ? Math.max(0, gift + (next - gift) / (1 - slope)) : next;
  }
  return wanted;
}

/** What this gift would have to be, were it this much. */
function wantedWith(c: WhatIfCase, gift: number, rate: number): number {
  const outcome = outcomeOf(c, Math.round(gift));
  const rows = rowsIn(outcome);
  const charity = penceOf(rows.filter((row) => toCharity(c, row)));
  const own = penceOf(rows.filter((row) => row.gift === charityTenthGift && toCharity(c, row)));
  return rate * (baselineOf(c, outcome, rows) + charity) - (charity - own);
}

/** What is taxed of all but a joint home, less its part of the nil-rate band. */
function baselineOf(c: WhatIfCase, { home }: Outcome, rows: readonly Taking[]): number {
  const taxed = c.events.estatePence - penceOf(rows.filter((row) => isExempt(c, row)));
  const joint = home.survivorship && !isExempt(c, home.survivorship) ? home.survivorship.pence : 0;
  const general = taxed - joint;
  if (taxed <= 0) return 0;
  return Math.max(0, general - bandsOn(c.deathOn).nrb * 100 * (general / taxed));
}

const penceOf = (rows: readonly Taking[]) => rows.reduce((sum, { pence }) => sum + pence, 0);
