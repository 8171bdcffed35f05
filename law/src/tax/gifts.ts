import { type CalendarDate, dayParts, yearsBetween } from '@plainwill/contracts/shared/calendar-date';
import { type Pence, percentOf, toPence } from '../money/pence.ts';

/** Something given away in lifetime, to a person. `amount` is what the giver lost by it, after yearly exemptions. */
export interface LifetimeGift {
  amount: number;
  /** `YYYY-MM-DD` */
  date: CalendarDate;
  toSpouseOrCharity: boolean;
}

export interface ChargedGift {
  /** What counts against the nil-rate band: nothing if the gift is exempt. */
  counted: Pence;
  /** The part above the band, on which tax falls. */
  taxable: Pence;
  /** How much of the full tax is due: 100, then less by 20 a year from the third. 0 for an exempt gift. */
  taperPercent: number;
  tax: Pence;
}

export interface ChargedGifts {
  /** In the order in which the gifts were given to us, one for each. */
  lines: ChargedGift[];
  counted: Pence;
  tax: Pence;
  /** What the gifts leave of the band for the estate. */
  bandLeft: Pence;
}

/** Tax on gifts that fail is at the full rate whatever the estate gives to charity. IHTA 1984, Sch 1A para 1(1). */
const rate = 40;

const lookBackYears = 7;

/** By whole years from gift to death, an anniversary counting as completed. IHTA 1984, s.7(4); IHTM14613. */
const taperByYear = [100, 100, 100, 80, 60, 40, 20];

interface Counted {
  index: number;
  amount: Pence;
  years: number;
  date: CalendarDate;
}

/** The oldest first. A gift that has no real day, or one yet to come, cannot be placed and is left out. */
function counted(gifts: readonly LifetimeGift[], asOf: CalendarDate): Counted[] {
  const today = dayParts(asOf);
  const found: Counted[] = [];
  for (const [index, { amount, date, toSpouseOrCharity }] of gifts.entries()) {
    // IHTA 1984, ss.18 and 23
    if (toSpouseOrCharity) continue;
    const given = dayParts(date);
    if (!given || !today || date > asOf) continue;
    const years = yearsBetween(given, today);
    // Exempt from the seventh anniversary on, s.3A(4)
    if (years < lookBackYears) found.push({ index, amount: toPence(amount), years, date });
  }
  return found.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}

/** Lays the band over the gifts, the oldest first, and taxes what lies outside. IHTA 1984, s.7; IHTM14512. */
export function chargeGifts(gifts: readonly LifetimeGift[], band: Pence, asOf: CalendarDate): ChargedGifts {
  const lines = gifts.map(() => exempt);
  const inOrder = counted(gifts, asOf);
  let bandLeft = band;
  let tax = 0;
  let total = 0;
  for (let start = 0; start < inOrder.length; ) {
    const day = sameDay(inOrder, start);
    const excess = Math.max(0, day.amount - bandLeft);
    bandLeft = Math.max(0, bandLeft - day.amount);
    total += day.amount;
    let passed = 0;
    let placed = 0;
    for (; start < day.end; start++) {
      const { index, amount, years } = inOrder[start] as Counted;
      passed += amount;
      // Gifts of one day share the band in proportion; each takes the pennies that the ones before left. s.266
      const taxable = excess > 0 ? Math.round(excess * (passed / day.amount)) - placed : 0;
      placed += taxable;
      const taperPercent = taperByYear[years] as number;
      const giftTax = percentOf(taxable, (rate * taperPercent) / 100);
      lines[index] = { counted: amount, taxable, taperPercent, tax: giftTax };
      tax += giftTax;
    }
  }
  return { lines, counted: total, tax, bandLeft };
}

const exempt: ChargedGift = { counted: 0, taxable: 0, taperPercent: 0, tax: 0 };

/** The run of gifts made on one day: what they come to, and where the next day starts. */
function sameDay(inOrder: readonly Counted[], start: number) {
  const date = inOrder[start]?.date;
  let amount = 0;
  let end = start;
  for (; inOrder[end]?.date === date && end < inOrder.length; end++) amount += (inOrder[end] as Counted).amount;
  return { amount, end };
}
